import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, type Rng } from '@caravanserai/contract';
import { type FaultyNode, unit, type World } from './world.ts';

/** A fault of one node; it is over when `act` resolves. */
interface Fault {
  readonly weight: number;
  act(node: FaultyNode, world: World, rng: Rng): Promise<void>;
}

const SKEWS_MS = [45_000, -45_000, 3_600_000];

function between(rng: Rng, leastMs: number, mostMs: number): Promise<void> {
  return new Promise((done) => setTimeout(done, leastMs + unit(rng) * (mostMs - leastMs)));
}

function linesOf(node: FaultyNode) {
  assert(node.lines !== undefined, 'the database is another process');
  return node.lines;
}

const EVERYWHERE: Readonly<Record<string, Fault>> = {
  kill: { weight: 1, act: (node) => node.restart() },
  pause: {
    weight: 2,
    async act(node, _world, rng) {
      const paused = node.process();
      paused.signal('SIGSTOP');
      await between(rng, 300, 6000);
      paused.signal('SIGCONT');
    },
  },
};

/** Faults between a node and PostgreSQL. */
const ON_THE_WAY: Readonly<Record<string, Fault>> = {
  'wrong clock': {
    weight: 1,
    act: (node, _world, rng) => node.restart(SKEWS_MS[rng.next() % SKEWS_MS.length]),
  },
  'half-open lines': { weight: 3, act: async (node) => void linesOf(node).hush() },
  'half-open listener': { weight: 3, act: async (node) => void linesOf(node).hush(({ isListener }) => isListener) },
  'lines cut': { weight: 3, act: async (node) => linesOf(node).cut() },
  'database silent': {
    weight: 3,
    async act(node, _world, rng) {
      linesOf(node).silence();
      await between(rng, 300, 7000);
      linesOf(node).speak();
    },
  },
  'packets delayed': {
    weight: 3,
    async act(node, _world, rng) {
      linesOf(node).delay(20 + (rng.next() % 200));
      await between(rng, 500, 3000);
      linesOf(node).delay(0);
    },
  },
  'words lost, repeated, swapped': {
    weight: 3,
    async act(node, _world, rng) {
      linesOf(node).tamper({ lost: 0.3, twice: 0.2, late: 0.2 });
      await between(rng, 500, 4000);
      linesOf(node).tamper({ lost: 0, twice: 0, late: 0 });
    },
  },
};

/** Faults of an SQLite file. */
const ON_DISK: Readonly<Record<string, Fault>> = {
  'slow disk': {
    weight: 3,
    async act(_node, { folder }, rng) {
      writeFileSync(join(folder, 'slow'), '');
      await between(rng, 500, 3000);
      rmSync(join(folder, 'slow'));
    },
  },
  'full disk': {
    weight: 3,
    async act(node, _world, rng) {
      limitFiles(node, '1024');
      await between(rng, 300, 3000);
      limitFiles(node, 'unlimited');
    },
  },
};

/** Limits the file size for that process. */
export function limitFiles(node: FaultyNode, bytes: string): void {
  spawnSync('prlimit', ['--pid', String(node.process().pid), `--fsize=${bytes}:unlimited`]);
}

export function menuFor(world: World): Readonly<Record<string, Fault>> {
  return { ...EVERYWHERE, ...(world.database.startsWith('postgres') ? ON_THE_WAY : ON_DISK) };
}

/** Injects random faults into each node, one at a time per node, until the end of the run. Returns the count of each fault. */
export async function hurt(
  world: World,
  rng: Rng,
  isOver: () => boolean,
  pauseMs: number,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const menu = Object.entries(menuFor(world));
  const total = menu.reduce((sum, [, { weight }]) => sum + weight, 0);
  const draw = () => {
    let left = unit(rng) * total;
    return menu.find(([, { weight }]) => (left -= weight) < 0) ?? menu[0];
  };
  await Promise.all(
    world.nodes.map(async (node) => {
      while (!isOver()) {
        await between(rng, pauseMs / 2, pauseMs * 1.5);
        if (isOver()) return;
        const [name, { act }] = draw();
        counts.set(name, (counts.get(name) ?? 0) + 1);
        await act(node, world, rng);
      }
    }),
  );
  return counts;
}
