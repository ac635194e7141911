import { type GameRecord, replay, targi, type View } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { situationOf } from '../../test/games.ts';
import { someRecord, someRequests } from '../../test/requests.ts';
import { advise, review } from '../targi/advice.ts';
import type { Question } from './protocol.ts';
import { reply } from './reply.ts';

const TIMEOUT_MS = 300_000; // only against hanging
const REQUESTS = someRequests(8).slice(0, -1);
const RECORD = someRecord('reply');
const game = replay(RECORD);
if (!game.ok) throw new Error('a game that was played can be replayed');
const { start, end } = game.value;

function finish<T>(steps: Generator<number, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function replyTo(question: Question) {
  return finish(reply(question, () => 0));
}

describe('a hint', () => {
  test('is that of the adviser, after a journey as JSON too', { timeout: TIMEOUT_MS }, () => {
    for (const { view } of REQUESTS) {
      const hint = replyTo({ type: 'hint', view: JSON.parse(JSON.stringify(view)) as View });
      expect(hint).toEqual(finish(advise(view)));
      expect(hint).toMatchObject({ ok: true, value: { seat: view.viewer } });
    }
  });

  test('comes soon on a slow machine too, and still weighs every move', { timeout: TIMEOUT_MS }, () => {
    const view = REQUESTS.find((request) => request.view.pending.phase === 'place')!.view;
    const stepsBy = (stepMs: number) => {
      let ms = 0;
      const steps = reply({ type: 'hint', view }, () => (ms += stepMs));
      let [count, step] = [0, steps.next()];
      for (; !step.done; step = steps.next()) count++;
      return { count, hint: step.value };
    };
    const [slow, quick] = [stepsBy(100), stepsBy(0)];
    if (!slow.hint.ok || !quick.hint.ok) throw new Error('there is a hint');
    expect(slow.count).toBeLessThan(quick.count);
    const movesOf = ({ hint }: typeof slow) =>
      hint.ok && 'options' in hint.value ? hint.value.options.map(({ move }) => JSON.stringify(move)).toSorted() : [];
    expect(movesOf(slow)).toEqual(movesOf(quick));
  });

  test('is refused after the end, to who is not to act, and on a view that cannot be', () => {
    const seat = situationOf(start)?.seat;
    const other = seat === 'blue' ? 'white' : 'blue';
    const view = targi.view(start, seat ?? 'spectator');
    const asked = (of: View) => replyTo({ type: 'hint', view: of });
    expect(asked(targi.view(end, 'blue'))).toMatchObject({ ok: false, error: { code: 'over' } });
    expect(asked(targi.view(start, other))).toMatchObject({ ok: false, error: { code: 'not-to-act' } });
    expect(asked({ ...view, robber: 40 as 16 })).toMatchObject({ ok: false, error: { code: 'impossible' } });
    expect(asked({} as View)).toMatchObject({ ok: false, error: { code: 'impossible' } });
  });
});

describe('an analysis', () => {
  const SHORT = { ...RECORD, moves: RECORD.moves.slice(0, 12) };

  test('is that of the analyst, of a game that is not over too', { timeout: TIMEOUT_MS }, () => {
    const short = replay(SHORT);
    if (!short.ok) throw new Error('the beginning of a game can be replayed');
    const analysis = replyTo({ type: 'analyse', record: JSON.parse(JSON.stringify(SHORT)) as GameRecord });
    expect(analysis).toEqual({ ok: true, value: finish(review(short.value)) });
    expect(replyTo({ type: 'analyse', record: { ...RECORD, moves: [] } })).toMatchObject({ value: { moves: [] } });
  });

  const records: readonly (readonly [string, unknown])[] = [
    ['other rules', { ...RECORD, rulesVersion: 0 }],
    ['an option that there is not', { ...RECORD, options: { ...RECORD.options, shortfall: 'mercy' } }],
    ['no options', { ...RECORD, options: {} }],
    ['a move that is refused', { ...RECORD, moves: RECORD.moves.toSpliced(3, 1) }],
    ['a move after the end', { ...RECORD, moves: [...RECORD.moves, { type: 'end' }] }],
    ['a move that is none', { ...RECORD, moves: [{ type: 'fly' }] }],
    ['nothing among the moves', { ...RECORD, moves: [undefined] }],
  ];

  test.each(records)('is refused where the record cannot be: %s', (_what, record) => {
    const analysis = replyTo({ type: 'analyse', record: record as GameRecord });
    expect(analysis).toMatchObject({ ok: false, error: { code: 'impossible' } });
  });
});
