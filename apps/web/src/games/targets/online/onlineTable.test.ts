import {
  err,
  type OnlineError,
  ok,
  type PlayRequest,
  type PortListener,
  type Result,
  type Version,
} from '@caravanserai/contract';
import type { Move, Seat } from '@caravanserai/targets';
import { expect, test } from 'vitest';
import { TargetsMatch } from '../../../../test/targetsMatch.ts';
import { changesBetween } from '../../../keeper/changes.ts';
import { openOnlineTargets } from './onlineTable.ts';
import type { LogEntry, Snapshot } from '../client.ts';

const CALL: Move = { type: 'pasVu', die: 'red1', atMs: 300 };

function snapshot(version: number, log: readonly LogEntry[] = []): Snapshot {
  return { version, log } as unknown as Snapshot;
}

async function open(...answers: Result<Version, OnlineError>[]) {
  const posted: unknown[] = [];
  const sent: PlayRequest[] = [];
  let listener: PortListener | undefined;
  const opening = openOnlineTargets({
    picture: new TargetsMatch().picture('blue'),
    play: async (request) => {
      sent.push(request);
      return (answers.length > 1 ? answers.shift() : answers[0]) ?? ok(1 as Version);
    },
    lookBack: async () => undefined,
    serverNowMs: () => 0,
    newKey: () => 'key',
    start: (made) => {
      listener = made;
      return { post: (message) => posted.push(message), close: () => undefined };
    },
  });
  const hear = (message: object) => listener?.heard(message);
  const show = (version: number, log: readonly LogEntry[] = []) =>
    hear({ type: 'tell', name: 'shown', args: [changesBetween({}, snapshot(version, log))] });
  show(0);
  return { table: await opening, posted, sent, hear, show, crash: (detail: string) => listener?.crashed(detail) };
}

test('one moment after the other: the next when the last has been seen', async () => {
  const { table, show } = await open();
  let changes = 0;
  table.subscribe(() => changes++);
  show(1);
  show(2);
  expect(table.snapshot().version).toBe(0);
  expect(table.far?.hasNews()).toBe(true);
  expect(changes).toBe(2); // a replay gives way
  table.rested(0);
  expect(table.snapshot().version).toBe(1);
  table.rested(1);
  expect(table.snapshot().version).toBe(2);
  expect(table.far?.hasNews()).toBe(false);
  table.rested(2);
  show(2); // for example the film of the last flick, which arrives later
  expect(table.snapshot()).toEqual(snapshot(2));
});

test('who is far behind is brought to where the game is', async () => {
  const { table, show } = await open();
  for (let version = 1; version <= 9; version++) show(version);
  table.rested(0);
  expect(table.snapshot().version).toBeGreaterThan(4);
  while (table.far?.hasNews()) table.rested(table.snapshot().version);
  expect(table.snapshot().version).toBe(9);
});

test('a move is sent on the version that is seen, by one’s own seat', async () => {
  const { table, sent, show, posted } = await open();
  table.rested(0);
  show(1);
  expect(table.own).toEqual(['blue']);
  expect(await table.act('blue', CALL)).toEqual(ok(undefined));
  expect(sent).toEqual([{ onVersion: 1, moves: [CALL], key: 'key' }]);
  expect(posted.at(-1)).toEqual({ type: 'tell', name: 'prepare', args: ['blue', CALL] });
});

test('[T15] who flicks a tower just after another has flicked theirs need not do it again', async () => {
  const { table, sent } = await open(err({ code: 'stale-version', current: 5 as Version }), ok(6 as Version));
  const stroke: Move = { type: 'golden', vxMmS: 0, vzMmS: 1200, highPm: 150, sidePm: 0 };
  expect(await table.act('blue', stroke)).toEqual(ok(undefined));
  expect(sent.map(({ onVersion }) => onVersion)).toEqual([0, 5]);
});

test('who lost a race sees first who won it', async () => {
  const { table, show } = await open(err({ code: 'stale-version', detail: 'too-late', current: 1 as Version }));
  table.rested(0);
  const answer = table.act('blue', CALL);
  let isAnswered = false;
  void answer.then(() => (isAnswered = true));
  show(1, [{ n: 1, round: 1, seat: 'red' as Seat, move: { ...CALL, type: 'targets' } as Move, events: [] }]);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(isAnswered).toBe(false);
  table.rested(1);
  expect(await answer).toEqual(err({ code: 'too-late', by: 'red' }));
});

test('a call without reason is answered with what the rules say to it', async () => {
  const { table, posted, hear } = await open(err({ code: 'not-your-turn' }));
  const answer = table.act('blue', CALL);
  await new Promise((resolve) => setTimeout(resolve, 0));
  const asked = posted.at(-1) as { readonly id: number };
  expect(asked).toMatchObject({ type: 'ask', name: 'why', args: ['blue', CALL] });
  hear({ type: 'answer', id: asked.id, value: 'nothing-to-call' });
  expect(await answer).toEqual(
    err({ code: 'refused', refusal: { code: 'illegal', reason: 'nothing-to-call' as never } }),
  );
});

test('a worker that stops is a fault, and keeps nobody waiting', async () => {
  const { table, crash } = await open(err({ code: 'stale-version', detail: 'too-late', current: 7 as Version }));
  const answer = table.act('blue', CALL);
  await new Promise((resolve) => setTimeout(resolve, 0));
  crash('out of memory');
  expect(await answer).toMatchObject({ ok: false, error: { code: 'too-late' } });
  expect(table.fault()).toEqual({ code: 'crashed', detail: 'out of memory' });
  expect(await table.act('blue', CALL)).toMatchObject({ ok: false, error: { code: 'crashed' } });
});
