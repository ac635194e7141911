import { describe, expect, test } from 'vitest';
import { AskError, type Asked, connect, openRemote, type PortListener } from './ask.ts';

const answers = {
  add: (a: number, b: number) => a + b,
  refuse: () => Promise.reject(new AskError('no-such-game', 'x')),
  break: () => Promise.reject(new Error('oh')),
  slow: ({ signal, onProgress }: Asked) =>
    new Promise<string>((resolve) => {
      onProgress(0.5);
      signal.addEventListener('abort', () => resolve('too late'));
    }),
};

/** Two connected peers in one thread, and a log of every message between them. */
function pair() {
  const sent: unknown[] = [];
  const near = connect<typeof answers>((message) => {
    sent.push(message);
    far.hear(structuredClone(message));
  });
  const far = connect<object>((message) => {
    sent.push(message);
    near.hear(structuredClone(message));
  }, answers);
  return { near, sent };
}

function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'no failure',
    (error: unknown) => (error instanceof AskError ? `${error.code}: ${error.detail}` : error),
  );
}

describe('asking', () => {
  test('each call gets its own answer, whatever the order', async () => {
    const { near } = pair();
    expect(await Promise.all([near.ask('add', [1, 2]), near.ask('add', [3, 4])])).toEqual([3, 7]);
  });

  test('reports progress; an abort is sent to the other side and rejects at once', async () => {
    const { near, sent } = pair();
    const stop = new AbortController();
    const heard: number[] = [];
    const asked = failure(near.ask('slow', [], { signal: stop.signal, onProgress: (done) => heard.push(done) }));
    await Promise.resolve();
    stop.abort('enough');
    expect(await asked).toBe('enough');
    expect(heard).toEqual([0.5]);
    expect(sent.at(-1)).toEqual({ type: 'abort', id: 1 });
  });

  test('a signal that is already aborted sends nothing', async () => {
    const { near, sent } = pair();
    expect(await failure(near.ask('add', [1, 2], { signal: AbortSignal.abort('early') }))).toBe('early');
    expect(sent).toEqual([]);
  });

  test('fails with the AskError of the other side, or with «failed» on any other error', async () => {
    const { near } = pair();
    expect(await failure(near.ask('refuse', []))).toBe('no-such-game: x');
    expect(await failure(near.ask('break', []))).toBe('failed: Error: oh');
    expect(await failure(near.ask('nothing' as 'break', []))).toBe('failed: no such function: nothing');
  });

  test('arguments that cannot be cloned reject the call', async () => {
    const { near } = pair();
    expect(await failure(near.ask('add', [(() => 1) as never, 2]))).toBeInstanceOf(DOMException);
  });

  test('tell delivers a message once and expects no answer', () => {
    const heard: unknown[] = [];
    const far = connect<object>(() => undefined, { note: (text: string) => heard.push(text) });
    far.hear({ type: 'tell', name: 'note', args: ['well'] });
    expect(heard).toEqual(['well']);
  });
});

/** Fake workers that record what they are sent; the test answers in their place. */
function workshop() {
  const workers: { readonly told: unknown[]; readonly listener: PortListener; isClosed: boolean }[] = [];
  const crashes: string[] = [];
  const remote = openRemote<typeof answers>(
    (listener) => {
      const worker = { told: [] as unknown[], listener, isClosed: false };
      workers.push(worker);
      return { post: (message) => void worker.told.push(message), close: () => void (worker.isClosed = true) };
    },
    { greet: ({ tell }) => tell('add', [0, 0]), crashed: (detail) => crashes.push(detail) },
  );
  return { workers, remote, crashes };
}

describe('a remote', () => {
  test('starts one worker with the first call and greets it', () => {
    const { workers, remote } = workshop();
    remote.mention('add', [9, 9]);
    expect(workers).toHaveLength(0);
    void remote.ask('add', [1, 2]);
    void remote.ask('add', [3, 4]);
    expect(workers).toHaveLength(1);
    expect(workers[0].told).toEqual([
      { type: 'tell', name: 'add', args: [0, 0] },
      { type: 'ask', id: 1, name: 'add', args: [1, 2] },
      { type: 'ask', id: 2, name: 'add', args: [3, 4] },
    ]);
  });

  test('a crash rejects all pending calls, and the next call starts a new worker', async () => {
    const { workers, remote, crashes } = workshop();
    const waiting = [failure(remote.ask('add', [1, 2])), failure(remote.ask('add', [3, 4]))];
    workers[0].listener.crashed('out of memory');
    workers[0].listener.crashed('and ended');
    expect(await Promise.all(waiting)).toEqual(['crashed: out of memory', 'crashed: out of memory']);
    expect([crashes, workers[0].isClosed]).toEqual([['out of memory'], true]);
    const again = remote.ask('add', [5, 6]);
    workers[0].listener.heard({ type: 'answer', id: 1, value: 'from the grave' });
    workers[1].listener.heard({ type: 'answer', id: 1, value: 11 });
    expect(await again).toBe(11);
  });

  test('close rejects all pending calls, and later calls start nothing', async () => {
    const { workers, remote } = workshop();
    const waiting = failure(remote.ask('add', [1, 2]));
    await remote.close();
    expect(await waiting).toContain('closed');
    expect(await failure(remote.ask('add', [1, 2]))).toContain('closed');
    expect(workers.map(({ isClosed }) => isClosed)).toEqual([true]);
  });
});
