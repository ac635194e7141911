import type { Move, PlayerView, TribeId, View } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { type Situation, someSituations } from '../../test/games.ts';
import { requestOf, someRequests } from '../../test/requests.ts';
import { greedy } from '../targi/greedy.ts';
import { checkRequest, parseMessage } from './parse.ts';
import type { Request } from './protocol.ts';

const REQUESTS = [...someRequests(40), ...someSituations({ count: 10, seed: 'o', bot: greedy }).map(asRequest)];
const PLACING = REQUESTS.find(({ view }) => view.pending.phase === 'place' && view.round > 3)!;

function asRequest(situation: Situation): Request {
  return requestOf(situation, 'guide', 'seed');
}

test('what a game came to is possible, and still so after a journey as JSON', () => {
  for (const request of REQUESTS) {
    expect(checkRequest(request)).toBeUndefined();
    const travelled = parseMessage(JSON.parse(JSON.stringify({ type: 'think', id: 1, ...request })));
    expect(travelled.ok && travelled.value.type === 'think' && checkRequest(travelled.value)).toBeUndefined();
  }
});

test('the order of the keys does not matter', () => {
  const view = Object.fromEntries(Object.entries(PLACING.view).toReversed()) as unknown as View;
  expect(checkRequest({ ...PLACING, view })).toBeUndefined();
});

type Twist = (view: View) => Partial<View>;
function white(change: (player: PlayerView) => Partial<PlayerView>): Twist {
  return ({ white: player }) => ({ white: { ...player, ...change(player) } });
}

const seen = PLACING.view.tribe.discards[0] ?? PLACING.view.blue.display.flat()[0];
const twists: readonly (readonly [string, Twist])[] = [
  ['a card twice', white(({ display }) => ({ display: [[...display[0], seen], ...display.slice(1)] }))],
  [
    'a card twice and another less',
    ({ tribe, white: player }) => ({
      white: { ...player, display: [[...player.display[0], seen], ...player.display.slice(1)] },
      tribe: { ...tribe, left: tribe.left - 1 },
    }),
  ],
  ['a card too few in a deck', ({ goods }) => ({ goods: { ...goods, left: goods.left - 1 } })],
  ['a card too many in a deck', ({ tribe }) => ({ tribe: { ...tribe, left: tribe.left + 1 } })],
  ['a deck without end', ({ tribe }) => ({ tribe: { ...tribe, left: 1e9 } })],
  ['a card that there is not', white(({ display }) => ({ display: [['X1' as TribeId], ...display.slice(1)] }))],
  ['a card held back that nothing hides', ({ goods }) => ({ goods: { ...goods, heldBack: ['D'] } })],
  ['the end', () => ({ pending: { phase: 'over', by: 'raid' } })],
  ['the view of who is not to act', ({ viewer }) => ({ viewer: viewer === 'blue' ? 'white' : 'blue' })],
  ['the view of a spectator', () => ({ viewer: 'spectator' })],
  ['a raid away from a corner', ({ viewer }) => ({ pending: { phase: 'raid', seat: viewer, due: {} } as never })],
  ['the robber beyond the border', () => ({ robber: 99 as 16 })],
  ['no robber', () => ({ robber: 0 as 16 })],
  ['an army of Targis', white(() => ({ targisLeft: 200 }))],
  ['no Targi to place', ({ viewer, ...view }) => ({ [viewer]: { ...view[viewer as 'blue'], targisLeft: 0 } })],
  ['less than nothing', white(({ goods }) => ({ goods: { ...goods, salt: -1 } }))],
  ['half a token', white(() => ({ gold: 0.5 }))],
  ['more than a byte', white(() => ({ vp: 300 }))],
  ['a centre with a hole', ({ centre }) => ({ centre: centre.slice(1) })],
  ['no player', () => ({ white: undefined as never })],
  ['a field too many', () => ({ secret: 1 }) as never],
];

describe('an impossible view', () => {
  test.each(twists)('%s', (_name, twist) => {
    const view = { ...PLACING.view, ...twist(PLACING.view) };
    expect(checkRequest({ ...PLACING, view })).toBeTypeOf('string');
  });
});

const wrongMoves: readonly (readonly [string, readonly Move[]])[] = [
  ['none', []],
  ['one less', PLACING.moves.slice(1)],
  ['one twice', [...PLACING.moves.slice(1), PLACING.moves[1]]],
  ['one more', [...PLACING.moves, { type: 'end' }]],
  ['another', [...PLACING.moves.slice(1), { type: 'end' }]],
  ['one that is none', [...PLACING.moves.slice(1), { type: 'fly' } as never]],
  ['one with more to it', [...PLACING.moves.slice(1), { ...PLACING.moves[0], row: 1 } as never]],
  ['nothing among them', [...PLACING.moves.slice(1), undefined as never]],
];

describe('impossible moves', () => {
  test.each(wrongMoves)('%s', (_name, moves) => {
    expect(checkRequest({ ...PLACING, moves })).toBeTypeOf('string');
  });
});
