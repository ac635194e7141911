import { AskError } from '@caravanserai/contract';
import type { GameRecord, View } from '@caravanserai/targi';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { endlessRequest, someRecord, someRequests } from '../../../../../packages/bots/test/requests.ts';
import { decide } from '../../../../../packages/bots/src/targi/thinking/decide.ts';
import type { Thought, Request } from '../../../../../packages/bots/src/targi/thinking/request.ts';
import { openNodeThinker } from './node.ts';

const REQUESTS = someRequests(24);
const BEGINNING: GameRecord = { ...someRecord('thread'), moves: someRecord('thread').moves.slice(0, 30) };
let thinker = openNodeThinker();

afterEach(async () => {
  await thinker.close();
  thinker = openNodeThinker();
});

function decideHere(request: Request): Thought {
  const steps = decide(request, () => 0);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

test('thinks in a thread as it thinks here', { timeout: 300_000 }, async () => {
  const answers = await Promise.all(REQUESTS.map((request) => thinker.think(request)));
  expect(answers).toEqual(REQUESTS.map(decideHere));
});

test('gives a hint and an analysis, with word of how far it is', { timeout: 300_000 }, async () => {
  const shares: number[] = [];
  const analysis = await thinker.analyse(BEGINNING, { onProgress: (done) => shares.push(done) });
  expect(analysis.moves).toHaveLength(BEGINNING.moves.length);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  const { options } = await thinker.hint(REQUESTS[0].view);
  expect(options).toHaveLength(REQUESTS[0].moves.length);
  const other = REQUESTS[0].view.viewer === 'blue' ? 'white' : 'blue';
  await expect(thinker.hint({ ...REQUESTS[0].view, viewer: other })).rejects.toMatchObject({ code: 'not-to-act' });
});

describe('aborting', () => {
  test('ends an analysis', async () => {
    const stop = new AbortController();
    const analysis = thinker.analyse(BEGINNING, {
      signal: stop.signal,
      onProgress: () => stop.abort('enough'),
    });
    await expect(analysis).rejects.toBe('enough');
    expect(await thinker.think(REQUESTS[0])).toEqual(decideHere(REQUESTS[0]));
  });

  test('frees the thread for the next question', async () => {
    const stop = new AbortController();
    const shares: number[] = [];
    const onProgress = (done: number) => {
      shares.push(done);
      stop.abort('enough');
    };
    await expect(thinker.think(endlessRequest(), { signal: stop.signal, onProgress })).rejects.toBe('enough');
    expect(shares).toHaveLength(1);
    expect(await thinker.think(REQUESTS[0])).toEqual(decideHere(REQUESTS[0]));
  });

  test('leaves no thread behind', async () => {
    const program = `
      import { openNodeThinker } from './node.ts';
      import { endlessRequest } from '../../../../../packages/bots/test/requests.ts';
      const thinker = openNodeThinker();
      const stop = new AbortController();
      const answer = thinker.think(endlessRequest(), { signal: stop.signal, onProgress: () => stop.abort('enough') });
      await answer.catch((reason) => console.log(reason));
      await thinker.close();
    `;
    const child = spawn(process.execPath, ['-e', program], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += String(chunk)));
    const [code] = await once(child, 'close'); // a remaining thread would keep the program alive
    expect([said.trim(), code]).toEqual(['enough', 0]);
  });
});

test('a broken view is an error, and the thread lives on', async () => {
  const [wrong, right] = await Promise.allSettled([
    thinker.think({ ...REQUESTS[0], view: {} as View }),
    thinker.think(REQUESTS[0]),
  ]);
  expect(wrong).toMatchObject({ status: 'rejected', reason: { code: 'failed' } });
  expect(right.status).toBe('fulfilled');
});

test('a thread that breaks is an error for all who wait, and each new question gets a new one', async () => {
  const source = "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { throw 1; });";
  const broken = openNodeThinker(new URL(`data:text/javascript,${encodeURIComponent(source)}`));
  for (let i = 0; i < 2; i++) {
    const waiting = await Promise.allSettled([broken.think(REQUESTS[0]), broken.think(REQUESTS[1])]);
    for (const one of waiting) expect(one).toMatchObject({ reason: { code: 'crashed' } });
  }
  await broken.close();
});

test('closing while it thinks', async () => {
  const answer = thinker.think(endlessRequest());
  const failed = answer.catch((error: unknown) => error);
  await thinker.close();
  expect(await failed).toBeInstanceOf(AskError);
});
