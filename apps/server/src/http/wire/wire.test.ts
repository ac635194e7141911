import { type Game, type GameTypes, pick, quickRng } from '@caravanserai/contract';
import { DEFAULT_OPTIONS, targetsWith } from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { targi } from '@caravanserai/targi';
import { Compile } from 'typebox/compile';
import { Errors } from 'typebox/value';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAME_WIRES, type GameWire } from './ofGame.ts';

beforeAll(() => loadPhysics());

const GAMES: readonly (readonly [string, Game<GameTypes>, unknown, number])[] = [
  ['targi', targi as unknown as Game<GameTypes>, targi.defaultOptions, 400],
  ['targi', targi as unknown as Game<GameTypes>, { ...targi.defaultOptions, hands: 'open' }, 400],
  ['targets', targetsWith(flick) as unknown as Game<GameTypes>, DEFAULT_OPTIONS, 80],
  ['targets', targetsWith(flick) as unknown as Game<GameTypes>, { ...DEFAULT_OPTIONS, players: 4, teams: true }, 80],
];

describe.each(GAMES)('%s', (name, game, options, most) => {
  const wire = GAME_WIRES[name];
  const checks = Object.fromEntries(
    Object.entries(wire).map(([part, schema]) => [part, Compile(schema)]),
  ) as unknown as Record<keyof GameWire, { Check(value: unknown): boolean }>;
  /** Validates the value after a round trip through JSON. */
  function expectForm(part: keyof GameWire, value: unknown): void {
    const arrived: unknown = JSON.parse(JSON.stringify(value));
    if (!checks[part].Check(arrived)) expect([arrived, Errors(wire[part], arrived)[0]]).toBeUndefined();
  }

  test('what a game really says is as the schemas have it', () => {
    const rng = quickRng('wire');
    let state = game.init(options, 'wire');
    expectForm('options', options);
    for (let n = 0; n < most; n++) {
      const [seat] = game.toAct(state);
      if (seat === undefined) break;
      for (const viewer of [...game.seats, 'spectator']) expectForm('view', game.view(state, viewer));
      expectForm('score', game.score(state));
      const move =
        game.moves.kind === 'listed' ? pick(rng, game.moves.list(state, seat)) : game.moves.sample(state, seat, rng);
      expectForm('move', move);
      const played = game.play(state, seat, move);
      if (!played.ok) continue; // a wrong call
      for (const event of played.value.events) expectForm('event', event);
      state = played.value.state;
    }
    expectForm('view', game.view(state, 'spectator'));
    expectForm('score', game.score(state));
  });
});
