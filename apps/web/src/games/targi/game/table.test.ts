import { FIRSTS, replay, type Seat, targi } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { againstBot, BOT, game, hotSeat, moment, tableFor, value } from '../../../../test/randomTables.ts';
import type { Snapshot } from '../client.ts';
import { questionOf } from './bots.ts';
import { pastAt, snapshotOf } from './snapshot.ts';
import * as T from './table.ts';
import { tryMove } from './trial.ts';

describe('whole games', () => {
  test.each([
    ['two people', (seed: string) => hotSeat(seed)],
    ['two people without a curtain', (seed: string) => hotSeat(seed, { curtain: false })],
    ['two people in a hurry', (seed: string) => hotSeat(seed, { quick: true })],
    ['a person and a bot', (seed: string) => againstBot(seed)],
    ['two bots', (seed: string) => tableFor({ blue: BOT, white: BOT }, seed)],
  ])('%s: every moment is one of the engine, and what stands replays', (_name, start) => {
    for (const seed of ['1', '2', '3']) {
      let last = start(seed);
      let settled = 0;
      for (const table of game(last, seed)) {
        expect(table.settled).toBeGreaterThanOrEqual(settled);
        expect(T.movesOf(table).slice(0, settled)).toEqual(T.movesOf(last).slice(0, settled));
        settled = table.settled;
        last = table;
        checkSnapshot(table, snapshotOf(table));
      }
      const replayed = replay(T.recordOf(last.setup, T.movesOf(last)));
      expect(replayed.ok && targi.hash(replayed.value.end)).toBe(targi.hash(T.stateOf(last)));
      expect(last.settled).toBe(last.steps.length);
      const resumed = T.resume('x', last.setup, T.movesOf(last), last.settled);
      expect(resumed.ok && resumed.value).toMatchObject({ ...last, holder: undefined });
    }
  });

  function checkSnapshot(table: T.Table, snapshot: Snapshot): void {
    const { control, view, viewer, moves, places, log, version, undo } = snapshot;
    expect(view).toEqual(targi.view(T.stateOf(table), viewer));
    expect(version).toBe(table.steps.length);
    expect(log.map(({ n }) => n)).toEqual(Array.from({ length: version + 1 }, (_, n) => n));
    expect(undo.can).toBe(T.undo(table).ok);
    expect(moves.length > 0).toBe(control.kind === 'act');
    const placed = log.at(-1)?.move;
    if (control.kind === 'confirm' && placed?.type === 'place') {
      const before = T.legalMoves({ ...table, steps: table.steps.slice(0, -1) });
      const others = Object.values(places).flatMap((place) => place.moves);
      return expect([...others, placed]).toEqual(expect.arrayContaining([...before]));
    }
    if (control.kind !== 'act') return expect(places).toEqual({});
    expect(viewer).toBe(control.seat);
    expect(view.pending).toMatchObject({ seat: viewer });
    expect(Object.keys(places)).toHaveLength(25);
    const atPlaces = Object.values(places).flatMap((place) => place.moves);
    expect(moves).toEqual(expect.arrayContaining([...atPlaces]));
    return undefined;
  }
});

describe('a draft', () => {
  const placing = () => moment(againstBot('d'), 'd', (table) => T.controlOf(table).kind === 'act');

  test('ends with a placement, and nothing follows before it is confirmed', () => {
    const before = placing();
    const draft = value(T.act(before, T.legalMoves(before)[0]));
    expect(T.controlOf(draft)).toEqual({ kind: 'confirm', seat: 'blue' });
    expect(questionOf(draft)).toBeUndefined();
    expect(T.act(draft, T.legalMoves(draft)[0])).toEqual({ ok: false, error: { code: 'not-now' } });
    expect(snapshotOf(draft)).toMatchObject({ viewer: 'blue', undo: { can: true }, turnStart: before.steps.length });
    expect(value(T.undo(draft))).toEqual(before);

    const confirmed = value(T.confirm(draft));
    expect(T.controlOf(confirmed)).toEqual({ kind: 'wait', seat: 'white' });
    expect(questionOf(confirmed)).toMatchObject({ level: 'shepherd', seed: `d/white/${confirmed.steps.length}` });
    const refusal = { ok: false, error: { code: 'cannot-undo', undo: { can: false, why: 'confirmed' } } };
    expect(T.undo(confirmed)).toEqual(refusal);
    expect(T.undoTurn(confirmed)).toEqual(refusal);
    expect(T.confirm(confirmed)).toEqual({ ok: false, error: { code: 'not-now' } });
    expect(T.act(confirmed, T.legalMoves(confirmed)[0])).toEqual({
      ok: false,
      error: { code: 'refused', refusal: { code: 'not-your-turn' } },
    });
  });

  test('confirms itself where people are in a hurry', () => {
    const before = T.setQuick(placing(), true);
    const placed = value(T.act(before, T.legalMoves(before)[0]));
    expect(T.controlOf(placed).kind).toBe('wait');
  });

  test('at the very beginning has nothing to take back', () => {
    const first = moment(hotSeat('n'), 'n', () => true);
    expect(T.undo(first)).toMatchObject({ error: { undo: { can: false, why: 'nothing' } } });
  });

  test('is taken back as far as what was hidden is hidden', () => {
    const isAfterCaravan = (table: T.Table) => {
      const turn = table.steps.slice(table.settled).map(({ move }) => move.type);
      return T.controlOf(table).kind === 'act' && turn.length > 2 && turn.slice(1, -1).includes('caravan');
    };
    const seed = Array.from({ length: 50 }, (_, i) => `c${i}`).find((name) => {
      try {
        return moment(hotSeat(name), name, isAfterCaravan);
      } catch {
        return false;
      }
    });
    const table = moment(hotSeat(seed!), seed!, isAfterCaravan);
    const back = value(T.undoTurn(table));
    expect(back.steps.at(-1)!.move.type).toBe('caravan');
    const { undo } = snapshotOf(back);
    expect(undo).toMatchObject({ can: false, why: 'revealed', event: { type: 'caravanShown', reveals: true } });
    expect(T.undo(back)).toEqual({ ok: false, error: { code: 'cannot-undo', undo } });
  });

  test('that ends a round stands at once: there are new cards on the table', () => {
    const before = moment(hotSeat('r'), 'r', (table) => {
      const end = tryMove(table, { type: 'end' });
      return end.ok && !end.isForeseen;
    });
    const after = value(T.act(before, { type: 'end' }));
    expect(after.settled).toBe(after.steps.length);
    expect(['act', 'curtain']).toContain(T.controlOf(after).kind);
  });

  test('of one seat twice in a row is confirmed in between', () => {
    let seen = 0;
    for (const table of game(hotSeat('t', { curtain: false }), 't', false)) {
      const { length } = table.steps;
      if (length < 2 || T.controlOf(table).kind !== 'confirm') continue;
      const next = T.seatToAct(table);
      if (next === table.steps[length - 1].seat) seen++;
    }
    expect(seen).toBeGreaterThan(0);
  });
});

describe('the curtain', () => {
  test('falls only before a secret, and nothing secret is in what it shows', () => {
    let curtains = 0;
    let secrets = 0;
    let open = 0; // times that the other player continued without a curtain
    let last: Seat | undefined;
    for (let i = 0; i < 6; i++) {
      for (const table of game(hotSeat(`s${i}`), `s${i}`)) {
        const snapshot = snapshotOf(table);
        const state = T.stateOf(table);
        const hidden = (['blue', 'white'] as Seat[])
          .filter((seat) => seat !== snapshot.viewer)
          .map((seat) => targi.view(state, seat)[seat].hand)
          .flatMap((hand) => (hand.kind === 'open' && hand.secret ? [hand.card] : []));
        for (const card of hidden) {
          secrets++;
          expect(JSON.stringify(withoutOpenCards(snapshot, card))).not.toContain(`"${card}"`);
        }
        const secret = secretOf(table);
        if (snapshot.control.kind === 'act') {
          const { seat } = snapshot.control;
          if (seat !== last && secret === undefined) open++;
          last = seat;
        }
        if (snapshot.control.kind !== 'curtain') continue;
        curtains++;
        expect(secret).toBeDefined();
        expect(snapshot).toMatchObject({ viewer: 'spectator', moves: [], places: {}, previews: {} });
        expect(snapshot.view).toEqual(targi.view(state, 'spectator'));
        expect(pastAt(table, table.steps.length)?.view).toEqual(snapshot.view);
        const { seat } = snapshot.control;
        expect(T.act(table, T.legalMoves(table)[0])).toEqual({ ok: false, error: { code: 'not-now' } });
        expect(tryMove(table, T.legalMoves(table)[0]).ok).toBe(false);
        expect(snapshotOf(value(T.liftCurtain(table)))).toMatchObject({ viewer: seat, control: { kind: 'act' } });
      }
    }
    expect(curtains).toBeGreaterThan(20);
    expect(open).toBeGreaterThan(300);
    expect(secrets).toBeGreaterThan(20);
  });

  /** What the player to act or confirm knows and the other does not, according to the engine's views. */
  function secretOf(table: T.Table): unknown {
    const control = T.controlOf(table);
    if (control.kind === 'over') return undefined;
    const [own, others] = [control.seat, 'spectator' as const].map((eyes) => targi.view(T.stateOf(table), eyes));
    const differs = (key: 'pending' | 'blue' | 'white') => JSON.stringify(own[key]) !== JSON.stringify(others[key]);
    return (['pending', 'blue', 'white'] as const).find(differs);
  }

  /** The first moment of any game for which `is` holds. */
  function momentOfSome(is: (table: T.Table) => boolean): T.Table {
    for (let i = 0; i < 40; i++)
      for (const table of game(hotSeat(`d${i}`), `d${i}`, false)) if (is(table)) return table;
    throw new Error('there is no such moment');
  }

  test('falls again when the one with the secret comes back, and before a card that is drawn in secret', () => {
    const drawn = momentOfSome((table) => {
      const { pending } = targi.view(T.stateOf(table), 'spectator');
      return pending.phase === 'drawn' && T.controlOf(table).kind === 'curtain';
    });
    const { seat } = T.controlOf(drawn) as { seat: Seat };
    expect(drawn.steps.at(-1)!.seat).toBe(seat); // within one's own turn
    expect(snapshotOf(drawn).view.pending).toMatchObject({ card: 'hidden' });
    expect(snapshotOf(value(T.liftCurtain(drawn))).view.pending).not.toMatchObject({ card: 'hidden' });

    let wentOn = 0;
    const back = momentOfSome((table) => {
      const control = T.controlOf(table);
      if (control.kind === 'act' && T.viewerOf(table) !== table.holder && table.steps.length > 20) wentOn++;
      return wentOn > 0 && control.kind === 'curtain' && table.steps.at(-1)!.seat !== control.seat;
    });
    expect(back.holder).not.toBe((T.controlOf(back) as { seat: Seat }).seat);
  });

  /** A public card put under the pile can be drawn again later, so earlier events may still name it. */
  function withoutOpenCards(snapshot: Snapshot, card: string): unknown {
    const log = snapshot.log.map((entry) => ({
      ...entry,
      events: entry.events.filter(({ type }) => !['discarded', 'revealed', 'laid', 'kept'].includes(type)),
    }));
    const kept = snapshot.log.flatMap(({ events }) => events).findLast(({ type }) => type === 'kept');
    expect(kept && 'card' in kept && kept.card).not.toBe(card);
    return { ...snapshot, log };
  }

  test('can be taken down and hung up in the middle of a turn', () => {
    const table = moment(hotSeat('u'), 'u', (one) => T.controlOf(one).kind === 'curtain');
    const { seat } = T.controlOf(table) as { seat: Seat };
    const down = T.setCurtain(table, false);
    expect(T.controlOf(down)).toEqual({ kind: 'act', seat });
    expect(T.controlOf(T.setCurtain(down, true))).toEqual({ kind: 'act', seat });
    expect(T.controlOf(T.setCurtain(table, true))).toEqual({ kind: 'curtain', seat });
    expect(T.liftCurtain(down)).toEqual({ ok: false, error: { code: 'not-now' } });
  });

  test.each(['act', 'confirm'])('hangs where a game with a secret is taken up again, before %s', (kind) => {
    const table = momentOfSome((one) => {
      return T.controlOf(one).kind === kind && one.steps.length > one.settled && secretOf(one) !== undefined;
    });
    const resumed = T.resume('x', table.setup, T.movesOf(table), table.settled);
    const again = resumed.ok ? resumed.value : table;
    const { seat } = T.controlOf(table) as { seat: Seat };
    expect(snapshotOf(again)).toMatchObject({
      control: { kind: 'curtain', seat },
      viewer: 'spectator',
      undo: { can: false },
    });
    expect(T.undo(again).ok).toBe(false);
    expect(snapshotOf(value(T.liftCurtain(again)))).toEqual(snapshotOf(table));
  });
});

describe('whose eyes', () => {
  test('of a person against a bot: always the person’s', () => {
    for (const first of FIRSTS) {
      for (const table of game(againstBot('e', { options: { ...targi.defaultOptions, first } }), 'e')) {
        expect(T.viewerOf(table)).toBe('blue');
        expect(T.controlOf(table).kind).not.toBe('curtain');
      }
    }
  });

  test('of two bots: nobody’s', () => {
    for (const table of game(tableFor({ blue: BOT, white: BOT }, 'e'), 'e')) {
      expect(T.viewerOf(table)).toBe('spectator');
      const question = questionOf(table);
      if (question) expect(question.view.viewer).toBe(T.seatToAct(table));
    }
  });

  test('after a game of two people: nobody’s', () => {
    const over = moment(hotSeat('f'), 'f', (table) => T.controlOf(table).kind === 'over');
    expect(snapshotOf(over)).toMatchObject({ viewer: 'spectator', view: { pending: { phase: 'over' } } });
  });
});
