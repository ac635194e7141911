import { err, ok } from '@caravanserai/contract';
import { type GameRecord, makeGame, makePosition, parseGame, type Seat, SEATS } from '@caravanserai/targi';
import { LEVEL_NAMES, type LevelName, type TableClient, type TableResult } from '../client.ts';

export const DEALS = ['same', 'fresh'] as const;

/** How a game is played again from an earlier moment. */
export interface Retry {
  /** `same`: the cards come as they did. `fresh`: all that the viewer could not see is dealt again. */
  readonly deal: (typeof DEALS)[number];
  /** The opponent; undefined: as before. */
  readonly level: LevelName | undefined;
}

/** The new game in notation. It continues from this table after `version` moves; the table is unchanged. */
export function retryFrom(
  client: TableClient,
  version: number,
  { deal, level }: Retry,
  seed: string,
): TableResult<string> {
  const text = client.notation(version);
  const past = client.past(version);
  if (!text.ok || !past) return text.ok ? err({ code: 'not-now' }) : text;
  const parsed = parseGame(text.value);
  if (!parsed.ok) return err({ code: 'broken-file', error: parsed.error });
  const { control, score, viewer } = client.snapshot();
  const { original: _, ...before } = parsed.value;
  const { pending } = past.view;
  if (pending.phase === 'over') return err({ code: 'not-now' });
  const own = viewer === 'spectator' ? pending.seat : viewer;
  const record: GameRecord = {
    ...before,
    players: level ? { ...before.players, [otherThan(own)]: level } : before.players,
    ...(control.kind === 'over' && { original: { blue: score.blue.total, white: score.white.total } }),
    ...(deal === 'fresh' && { position: makePosition(past.view), seed, moves: [] }),
  };
  return ok(makeGame(record));
}

/** The level that the viewer played against, if it was a bot. */
export function levelOfOpponent({ players }: ReturnType<TableClient['snapshot']>): LevelName | undefined {
  const bot = SEATS.map((seat) => players[seat]).find((player) => player.kind === 'bot');
  return bot?.kind === 'bot' ? LEVEL_NAMES.find((name) => name === bot.level) : undefined;
}

function otherThan(seat: Seat): Seat {
  return seat === 'blue' ? 'white' : 'blue';
}
