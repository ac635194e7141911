import type { MatchId, Version } from '@caravanserai/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Bus } from '../bus.ts';
import type { MatchRow } from '../storage/matchStore.ts';
import type { Database } from '../storage/sql.ts';
import { Calls, fairAtMs, FLICK_PAUSE_MS } from './calls.ts';

// [claimed, received, round trip, made]: the table came to rest at 1000
test.each([
  [430, 1450, 50, 430], // as claimed
  [0, 1450, 50, 425], // no earlier than half a round trip explains
  [0, 1450, 0, 450], // no socket, no allowance
  [0, 1900, 800, 800], // a connection that is very slow, or pretends to be: at most 100
  [900, 1450, 50, 900], // a call is never dated before its claim
  [0, 1010, 50, 0], // never before the dice are at rest
  [0, 900, 0, 0],
  [0, 1000.4, 0, 1], // whole milliseconds
])('claimed %i, received at %f with a round trip of %i ms: made at %i', (claimedMs, receivedMs, roundTripMs, made) => {
  expect(fairAtMs({ claimedMs, receivedMs, restMs: 1000, roundTripMs })).toBe(made);
});

const REST_MS = 1_000_000;
const LINES: Readonly<Record<string, number>> = { red: 40, blue: 200, yellow: 2000 };
const call = (atMs: number) => ({ type: 'targets', die: 'red1', atMs });
const FLICK = { type: 'flick', vxMmS: 0, vzMmS: 900, highPm: 100, sidePm: 0 };

describe('in the order in which they were made', () => {
  let done: string[];
  let calls: Calls;
  let wires: ((topic: string) => void)[];
  beforeEach(() => {
    vi.useFakeTimers({ now: REST_MS });
    [done, wires] = [[], []];
    calls = newNode();
  });
  afterEach(() => vi.useRealTimers());

  function newNode(): Calls {
    const db = {
      publish: async (topic: string) => wires.forEach((wire) => wire(topic)),
      listen: ({ heard }: { readonly heard: (topic: string) => void }) => void wires.push(heard),
    } as unknown as Database;
    return new Calls({
      bus: new Bus(db),
      now: () => Date.now(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      roundTripMs: (_match, seat) => LINES[seat],
    });
  }

  function matchWith(toAct: readonly string[], game = 'targets', restMs = REST_MS): MatchRow {
    const rest = { version: 1 as Version, atMs: restMs };
    return {
      id: 'm' as MatchId,
      terms: { game },
      toAct,
      rest,
      seats: toAct.map((seat) => ({ seat })),
    } as unknown as MatchRow;
  }

  /** Records `seat@ms` when the move is judged. */
  function send(seat: string, move: unknown, match = matchWith(['red', 'blue']), on = calls): Promise<unknown> {
    return on.inTurn(match, seat, [move], LINES[seat], async (madeMs) => {
      done.push(`${seat}@${madeMs}`);
      return seat;
    });
  }

  test('who was quicker is first, also when the connection was slower', async () => {
    await vi.advanceTimersByTimeAsync(700); // 700 − 40 / 2: red's 680 is accepted
    const red = send('red', call(680));
    await vi.advanceTimersByTimeAsync(70); // 770 − 200 / 2: dated back to 670 for blue
    const blue = send('blue', call(600));
    await vi.advanceTimersByTimeAsync(29);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1); // half of blue's round trip: 100 ms
    expect(done).toEqual(['blue@670', 'red@680']);
    expect(await Promise.all([red, blue])).toEqual(['red', 'blue']);
  });

  test('who comes after the window comes later, whatever was claimed', async () => {
    await vi.advanceTimersByTimeAsync(700);
    void send('red', call(680));
    await vi.advanceTimersByTimeAsync(101);
    void send('blue', call(0));
    await vi.advanceTimersByTimeAsync(300);
    expect(done).toEqual(['red@680', 'blue@701']);
  });

  test('all wait as long whether others may act or not, and for no connection longer than is made up for', async () => {
    await vi.advanceTimersByTimeAsync(500);
    void send('red', call(480), { ...matchWith(['red', 'blue']), toAct: ['red'] });
    await vi.advanceTimersByTimeAsync(99); // waits for blue, though blue may not act
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['red@480']);
    void send('red', call(480), matchWith(['red', 'yellow']));
    await vi.advanceTimersByTimeAsync(99);
    expect(done).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveLength(2);
  });

  test('a flick comes after all calls that were on their way', async () => {
    await vi.advanceTimersByTimeAsync(FLICK_PAUSE_MS);
    void send('blue', FLICK);
    await vi.advanceTimersByTimeAsync(19); // half of red's round trip: 20 ms
    void send('red', call(FLICK_PAUSE_MS - 10));
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual([`red@${FLICK_PAUSE_MS - 1}`, 'blue@undefined']);
  });

  test('a flick that was sent while the dice roll leaves everybody the pause to call', async () => {
    const match = matchWith(['red', 'blue'], 'targets', REST_MS + 2000);
    void send('blue', FLICK, match);
    await vi.advanceTimersByTimeAsync(2000 + FLICK_PAUSE_MS - 300);
    expect(done).toEqual([]);
    void send('red', call(1000), match);
    await vi.advanceTimersByTimeAsync(100);
    expect(done).toEqual([`red@${FLICK_PAUSE_MS - 320}`]);
    await vi.advanceTimersByTimeAsync(220);
    expect(done.at(-1)).toBe('blue@undefined');
  });

  test('nothing is judged before the dice lie', async () => {
    const match = matchWith(['red'], 'targets', REST_MS + 1500);
    void send('red', { type: 'pass' }, match);
    await vi.advanceTimersByTimeAsync(1499);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['red@undefined']);
  });

  test('what comes while others are judged waits for its own window', async () => {
    let finish = () => {};
    const slow = calls.inTurn(matchWith(['red', 'blue']), 'red', [call(0)], 0, async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      done.push('slow');
    });
    await vi.advanceTimersByTimeAsync(200);
    void send('blue', call(0));
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).toEqual([]);
    finish();
    await slow;
    await vi.advanceTimersByTimeAsync(40);
    expect(done).toEqual(['slow', 'blue@100']);
  });

  test('one that fails does not hold up the others', async () => {
    const failing = calls.inTurn(matchWith(['red', 'blue']), 'red', [call(0)], 0, () =>
      Promise.reject(new Error('no')),
    );
    const failed = expect(failing).rejects.toThrow('no');
    void send('blue', call(300));
    await vi.advanceTimersByTimeAsync(200);
    await failed;
    expect(done).toEqual(['blue@300']);
  });

  test('on two nodes all is judged in the same order', async () => {
    const other = newNode();
    const lateMs = FLICK_PAUSE_MS;
    await vi.advanceTimersByTimeAsync(lateMs + 700);
    void send('red', call(lateMs + 660));
    await vi.advanceTimersByTimeAsync(60);
    void send('blue', call(lateMs + 610), undefined, other);
    void send('blue', FLICK, undefined, other);
    await vi.advanceTimersByTimeAsync(300);
    expect(done).toEqual([`blue@${lateMs + 660}`, `red@${lateMs + 680}`, 'blue@undefined']);
  });

  test('a node that falls silent holds nobody up for long', async () => {
    wires[0]('call elsewhere m tie 100 50');
    void send('red', call(400));
    await vi.advanceTimersByTimeAsync(1049);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['red@400']);
  });

  test('a game without races knows nothing of it', async () => {
    void send('red', call(0), matchWith(['red', 'blue'], 'targi', REST_MS + 9000));
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['red@undefined']);
  });
});
