import { ok } from '@caravanserai/contract';
import type { Move } from '@caravanserai/targi';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someRecord, someRequests } from '../../test/requests.ts';
import { decide } from './decide.ts';
import type { FromWorker, Question, Request, Thought } from './protocol.ts';
import { reply } from './reply.ts';
import { serve } from './serve.ts';

const REQUESTS = someRequests(14).slice(0, -1);
const [REQUEST] = REQUESTS;
const ANSWER: Thought = { move: REQUEST.moves[0], options: [] };
const RECORD = someRecord('serve');

/** A worker whose clock moves on only when it is told to, and that breathes only when the test lets it. */
function bench(answering: typeof reply = reply) {
  const said: FromWorker[] = [];
  const held: (() => void)[] = [];
  let ms = 0;
  const receive = serve(
    {
      post: (message) => void said.push(structuredClone(message)),
      now: () => ms,
      breathe: () => new Promise((done) => void held.push(done)),
    },
    answering,
  );
  return {
    said,
    receive,
    pass: (by: number) => (ms += by),
    /** Lets it take one more slice; false if it does not wait for that. */
    async slice(): Promise<boolean> {
      await settle();
      const goOn = held.shift();
      goOn?.();
      await settle();
      return goOn !== undefined;
    },
    async rest(): Promise<void> {
      await settle();
      for (let slices = 0; await this.slice(); slices++) if (slices === 1000) throw new Error('it does not end');
    },
  };
}

/** All that is due without a new task. */
async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

/** Takes so many steps, each of which takes so long on the worker's clock. */
function slow(worker: () => ReturnType<typeof bench>, steps: number, stepMs: number): typeof reply {
  return function* () {
    for (let i = 1; i <= steps; i++) {
      worker().pass(stepMs);
      yield i / steps;
    }
    return ok(ANSWER);
  };
}

function seedOf(question: Question): string {
  return question.type === 'think' ? question.seed : '';
}

describe('an answer', () => {
  test('comes for each question, one after the other', async () => {
    const worker = bench();
    REQUESTS.forEach((request, id) => worker.receive({ type: 'think', id, ...request }));
    await worker.rest();
    const expected = REQUESTS.map((request) => answerOf(request));
    expect(worker.said).toEqual(expected.map((answer, id) => ({ type: 'answer', id, answer })));
  });

  function answerOf(request: Request): Thought {
    const steps = decide(request, () => 0);
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value;
  }

  test('is worked out in slices, with word of how far it is', async () => {
    const worker: ReturnType<typeof bench> = bench(slow(() => worker, 100, 2));
    worker.receive({ type: 'think', id: 7, ...REQUEST });
    let slices = 0;
    while (await worker.slice()) slices++;
    expect(slices).toBe(50);
    expect(worker.said.at(-1)).toEqual({ type: 'answer', id: 7, answer: ANSWER });
    expect(worker.said.slice(0, -1)).toEqual([0.26, 0.52, 0.78].map((done) => ({ type: 'progress', id: 7, done })));
  });
});

describe('an abort', () => {
  test('ends what is being thought about, and the next is taken up', async () => {
    let taken = 0;
    const worker: ReturnType<typeof bench> = bench(function* (question) {
      for (; seedOf(question) === 'endless'; taken++) {
        worker.pass(10);
        yield 0;
      }
      return ok(ANSWER);
    });
    worker.receive({ type: 'think', id: 1, ...REQUEST, seed: 'endless' });
    worker.receive({ type: 'think', id: 2, ...REQUEST });
    await worker.slice();
    await worker.slice();
    expect(taken).toBeGreaterThan(1);
    expect(worker.said).toEqual([]);
    worker.receive({ type: 'abort', id: 1 });
    worker.receive({ type: 'think', id: 3, ...REQUEST });
    const before = taken;
    await worker.rest();
    expect(taken).toBe(before);
    expect(worker.said).toEqual([2, 3].map((id) => ({ type: 'answer', id, answer: ANSWER })));
  });

  test('does not make it think of two things at once', async () => {
    const thought: string[] = [];
    const worker: ReturnType<typeof bench> = bench(function* (question) {
      for (let i = 0; i < 3; i++) {
        thought.push(seedOf(question));
        worker.pass(10);
        yield 0;
      }
      return ok(ANSWER);
    });
    worker.receive({ type: 'think', id: 1, ...REQUEST, seed: 'a' });
    worker.receive({ type: 'abort', id: 1 });
    worker.receive({ type: 'think', id: 2, ...REQUEST, seed: 'b' });
    worker.receive({ type: 'think', id: 3, ...REQUEST, seed: 'c' });
    await worker.rest();
    expect(thought.join('')).toBe('abbbccc');
  });

  test('takes back what waits; and is nothing where nobody asked', async () => {
    const worker: ReturnType<typeof bench> = bench(slow(() => worker, 3, 10));
    worker.receive({ type: 'think', id: 1, ...REQUEST });
    worker.receive({ type: 'think', id: 2, ...REQUEST });
    worker.receive({ type: 'abort', id: 2 });
    worker.receive({ type: 'abort', id: 99 });
    await worker.rest();
    expect(worker.said.filter(({ type }) => type === 'answer')).toEqual([{ type: 'answer', id: 1, answer: ANSWER }]);
  });
});

describe('an error', () => {
  test('of ours is told, and the worker lives on', async () => {
    const worker = bench(function* (question) {
      yield 0;
      if (seedOf(question) === 'broken') throw new Error('oh');
      return ok(ANSWER);
    });
    worker.receive({ type: 'think', id: 1, ...REQUEST, seed: 'broken' });
    worker.receive({ type: 'think', id: 2, ...REQUEST });
    await worker.rest();
    expect(worker.said).toEqual([
      { type: 'error', id: 1, code: 'failed', detail: 'Error: oh' },
      { type: 'answer', id: 2, answer: ANSWER },
    ]);
  });

  const ask = { type: 'think', id: 5, ...REQUEST };
  test.each([
    ['nothing', undefined, undefined],
    ['null', null, undefined], // oxlint-disable-line unicorn/no-null -- what JSON may bring
    ['a text', 'think', undefined],
    ['a list', [ask], undefined],
    ['no id', { ...ask, id: undefined }, undefined],
    ['an id that is no number', { ...ask, id: '5' }, undefined],
    ['an unknown type', { ...ask, type: 'ask' }, 5],
    ['a type that every object has', { ...ask, type: 'toString' }, 5],
    ['an unknown level', { ...ask, level: 'toString' }, 5],
    ['no seed', { ...ask, seed: 5 }, 5],
    ['no mode', { ...ask, mode: undefined }, 5],
    ['an unknown mode', { ...ask, mode: { kind: 'luck' } }, 5],
    ['no time', { ...ask, mode: { kind: 'time' } }, 5],
    ['time without end', { ...ask, mode: { kind: 'time', ms: Infinity } }, 5],
    ['no view', { ...ask, view: undefined }, 5],
    ['no moves', { ...ask, moves: undefined }, 5],
    ['a hint on nothing', { type: 'hint', id: 5 }, 5],
    ['an analysis of nothing', { type: 'analyse', id: 5 }, 5],
    ['an analysis without a seed', { type: 'analyse', id: 5, record: { ...RECORD, seed: 5 } }, 5],
    ['an analysis without options', { type: 'analyse', id: 5, record: { ...RECORD, options: [] } }, 5],
    ['an analysis without moves', { type: 'analyse', id: 5, record: { ...RECORD, moves: 5 } }, 5],
  ])('answers a malformed message: %s', async (_name, message, id) => {
    const worker = bench();
    worker.receive(message);
    await worker.rest();
    expect(worker.said).toMatchObject([{ type: 'error', code: 'malformed' }]);
    expect(worker.said[0]).toHaveProperty('detail');
    expect('id' in worker.said[0] ? worker.said[0].id : undefined).toBe(id);
  });
});

describe('whatever is wrong inside a view', () => {
  type Path = readonly (string | number)[];

  function leaves(value: unknown, path: Path = []): Path[] {
    if (typeof value !== 'object' || value === null) return [path];
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
  }

  function withLeaf(request: Request, path: Path, value: unknown): Request {
    const copy = structuredClone(request) as unknown;
    let at = copy as Record<string | number, unknown>;
    for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
    at[path.at(-1)!] = value;
    return copy as Request;
  }

  const strange = fc.oneof(
    fc.constantFrom<unknown>(undefined, true, 'hidden', 'over', 'white', 'spectator', 'W1', 'DD', 'A', '', {}, []),
    fc.constantFrom<unknown>(-1, 0, 0.5, 1, 3, 4, 16, 17, 99, 255, 256, 300, 1e9, Number.NaN, Infinity),
  );

  test('there is one answer or one error, and the worker lives on', { timeout: 300_000 }, async () => {
    const cheap = REQUESTS.filter(({ level }) => level !== 'merchant');
    const broken = fc.constantFrom(...cheap).chain((request) => {
      const paths = leaves({ view: request.view, moves: request.moves });
      return fc.tuple(fc.constant(request), fc.constantFrom(...paths), strange);
    });
    let errors = 0;
    const run = async ([request, path, value]: [Request, Path, unknown]) => {
      const worker = bench();
      worker.receive({ type: 'think', id: 1, ...withLeaf(request, path, value) });
      await worker.rest();
      expect(worker.said).toMatchObject([{ id: 1 }]);
      expect(worker.said[0].type).toMatch(/answer|error/);
      if (worker.said[0].type === 'answer') expectLegal(request.moves, worker.said[0].answer as Thought);
      if (worker.said[0].type === 'error') {
        expect(worker.said[0]).toMatchObject({ code: 'impossible' }); // and never a mistake of ours
        errors++;
      }
    };
    await fc.assert(fc.asyncProperty(broken, run), { numRuns: 150, seed: 2018 });
    await fc.assert(fc.asyncProperty(broken, run), { numRuns: 50 });
    expect(errors).toBeGreaterThan(100);
  });

  function expectLegal(moves: readonly Move[], { move }: Thought): void {
    expect(moves).toContainEqual(move);
  }
});
