import { err, ok } from '@caravanserai/contract';
import { type GameRecord, makeGame, type Original, parseGame, SEATS, type Totals } from '@caravanserai/targi';
import type { Retry, TableClient, TableResult } from '../client.ts';

/** The new game in notation. It continues from this table after `version` moves; the table is unchanged. */
export async function retryFrom(
  client: TableClient,
  version: number,
  { deal, level }: Retry,
  seed: string,
): Promise<TableResult<string>> {
  const parsed = await recordOf(client, version);
  const past = client.past(version);
  if (!parsed.ok || !past) return parsed.ok ? err({ code: 'not-now' }) : parsed;
  const { control, viewer } = client.snapshot();
  const { original: _, ...before } = parsed.value;
  const original = control.kind === 'over' ? await originalOf(client, deal) : undefined;
  const { pending } = past.view;
  if (pending.phase === 'over') return err({ code: 'not-now' });
  const own = viewer === 'spectator' ? pending.seat : viewer;
  const record: GameRecord = {
    ...before,
    players: level ? { ...before.players, [own === 'blue' ? 'white' : 'blue']: level } : before.players,
    ...(original && { original }),
    ...(deal === 'fresh' && { position: past.view, seed, moves: [] }),
  };
  return ok(makeGame(record));
}

/** The same game from its beginning, for a friend against the same bot; the end compares the results. */
export async function dareOf(client: TableClient): Promise<TableResult<string>> {
  const parsed = await recordOf(client, 0);
  if (!parsed.ok) return parsed;
  const { players } = client.snapshot();
  const nameless = Object.fromEntries(
    SEATS.map((seat) => [seat, players[seat].kind === 'bot' ? parsed.value.players[seat] : '']),
  ) as GameRecord['players'];
  return ok(makeGame({ ...parsed.value, players: nameless, original: await originalOf(client, 'same') }));
}

/** The same deal with the seats swapped: together, both games are fair. */
export async function otherChairOf(client: TableClient): Promise<TableResult<string>> {
  const parsed = await recordOf(client, 0);
  if (!parsed.ok) return parsed;
  const { blue, white } = parsed.value.players;
  const original = { ...pointsOf(client), isSwapped: true } as const;
  return ok(makeGame({ ...parsed.value, players: { blue: white, white: blue }, original }));
}

/** This finished game as the original of another; its moves can be played again only with the same deal. */
async function originalOf(client: TableClient, deal: Retry['deal']): Promise<Original> {
  const parsed = deal === 'same' ? await recordOf(client) : undefined;
  return parsed?.ok ? { ...pointsOf(client), moves: parsed.value.moves } : pointsOf(client);
}

function pointsOf(client: TableClient): Totals {
  const { blue, white } = client.snapshot().score;
  return { blue: blue.total, white: white.total };
}

/** The record of a table, by default of all its moves. */
export async function recordOf(client: TableClient, version?: number): Promise<TableResult<GameRecord>> {
  const text = await client.notation(version);
  if (!text.ok) return text;
  const parsed = parseGame(text.value);
  return parsed.ok ? parsed : err({ code: 'broken-file', error: parsed.error });
}
