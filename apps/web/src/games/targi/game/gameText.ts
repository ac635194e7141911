import { err, type Result } from '@caravanserai/contract';
import { makeGame, parseGame } from '@caravanserai/targi';
import { LEVEL_NAMES, type Player, type TableError } from '../client.ts';
import * as T from './table.ts';

/** Games as text: loaded on demand, with the first file or link. */
export { makeGame };
export { dailyText } from './dailyText.ts';
export { dareOf, otherChairOf, retryFrom } from './retry.ts';
export { compareWithOriginal } from './sideBySide.ts';

export function readGame(id: string, text: string): Result<T.Table, TableError> {
  const parsed = parseGame(text);
  if (!parsed.ok) return err({ code: 'broken-file', error: parsed.error });
  const { rulesVersion: _version, players, moves, ...start } = parsed.value;
  const [blue, white] = [playerOf(players.blue), playerOf(players.white)];
  const curtain = blue.kind === 'person' && white.kind === 'person';
  const setup = { ...start, players: { blue, white }, curtain, quick: false, isBrought: true };
  const resumed = T.resume(id, setup, moves, moves.length);
  if (!resumed.ok) throw new Error('the reader has checked every move');
  return resumed;
}

/** A level name denotes a bot, any other name a person. */
function playerOf(name: string): Player {
  const level = LEVEL_NAMES.find((level) => level === name);
  return level ? { kind: 'bot', level } : { kind: 'person', name };
}
export { boardTextOf } from './analysis/fromTable.ts';
