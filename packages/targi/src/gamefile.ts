import { assert, makeTag } from '@caravanserai/contract';
import { toAct } from './engine.ts';
import * as L from './layout.ts';
import { makeMove } from './notation.ts';
import { makePosition } from './position.ts';
import { type GameRecord, type Original, replay } from './record.ts';
import { score } from './scoring.ts';
import type { State } from './state.ts';

/**
 * Writes a game as text: tags as in PGN, then one line for each round.
 *
 *     4. raid !s !d | place 10 6 13 15 9 1 | white H>hand 10:4p 13 end | blue 6 15 1>off D end
 */
export function makeGame(record: GameRecord): string {
  const replayed = replay(record);
  assert(replayed.ok, 'only legal games are written');
  const tags = [
    ['Game', 'Targi'],
    ['Rules', `${record.rulesVersion}`],
    ['Seed', record.seed],
    ['First', record.options.first],
    ['Shortfall', record.options.shortfall],
    ['Hands', record.options.hands],
    ...(record.position === undefined ? [] : [['Position', makePosition(record.position)] as const]),
    ['Blue', record.players.blue],
    ['White', record.players.white],
    ...(record.original ? [['Original', makeOriginal(record.original)] as const] : []),
    ...(record.original?.moves ? [['OriginalMoves', record.original.moves.map(makeMove).join(' ')] as const] : []),
    ['Result', resultOf(replayed.value.end)],
  ];
  const rounds: { readonly round: number; readonly parts: string[] }[] = []; // the words of a part are joined
  let before = replayed.value.start;
  let [round, part] = [0, ''];
  for (const { move, state } of replayed.value.steps) {
    if (before[L.ROUND] !== round) rounds.push({ round: before[L.ROUND], parts: [] });
    const { parts } = rounds[rounds.length - 1];
    if (before[L.ROUND] !== round || partOf(before) !== part) parts.push(partOf(before));
    parts[parts.length - 1] += ` ${makeMove(move)}`;
    round = before[L.ROUND];
    part = partOf(before);
    before = state;
  }
  const head = tags.map(([name, value]) => makeTag(name, value));
  return [...head, '', ...rounds.map(({ round, parts }) => `${round}. ${parts.join(' | ')}`), ''].join('\n');
}

function makeOriginal({ blue, white, isSwapped }: Original): string {
  return `${blue}-${white}${isSwapped ? ' swapped' : ''}`;
}

/** The part of a round to which the next decision belongs. */
export function partOf(s: State): string {
  if (s[L.PHASE] === L.PHASE_RAID) return 'raid';
  return s[L.PHASE] === L.PHASE_PLACE ? 'place' : toAct(s)[0];
}

export function resultOf(s: State): string {
  if (toAct(s).length > 0) return '*';
  const { blue, white, winner } = score(s);
  return `${winner ?? 'nobody'} ${blue.total}-${white.total}`;
}
