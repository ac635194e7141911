import type { CDPSession } from 'playwright-core';

const MEGABYTE = 1_000_000;

/** Size of a page's JavaScript heap, in MB. */
export interface Heap {
  readonly all: number;
  /** The part of it that is compiled code: V8 recompiles hot functions and retains the results. */
  readonly code: number;
}

/** The fields of V8's heap snapshot read here; all nodes are in one flat list of numbers. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
}

export async function heapOf(inspector: CDPSession): Promise<Heap> {
  await inspector.send('HeapProfiler.collectGarbage');
  const { usedSize } = await inspector.send('Runtime.getHeapUsage');
  return { all: usedSize / MEGABYTE, code: codeIn(await takeSnapshot(inspector)) / MEGABYTE };
}

async function takeSnapshot(inspector: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  inspector.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await inspector.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  inspector.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return JSON.parse(chunks.join('')) as HeapSnapshot;
}

function codeIn({ snapshot: { meta }, nodes }: HeapSnapshot): number {
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')];
  const code = meta.node_types[type].indexOf('code');
  let sum = 0;
  for (let node = 0; node < nodes.length; node += meta.node_fields.length) {
    if (nodes[node + type] === code) sum += nodes[node + size];
  }
  return sum;
}
