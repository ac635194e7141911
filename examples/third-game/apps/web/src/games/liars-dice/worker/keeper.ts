import { err, ok, type Result } from '@caravanserai/contract';
import { LEVEL_NAMES, makeText, type Move, parseMove, parseText, SEATS } from '@caravanserai/liars-dice';
import type { GameKeeper } from '../../../keeper/keeper.ts';
import type { Player, Setup, TableError } from '../client.ts';
import { keptOf, restore, summaryOfKept } from './kept.ts';
import { OpenGame, type Types } from './openGame.ts';
import { newTable, resume, snapshotOf, type Table } from './table.ts';

/** The types of the keeper, for both sides of the port. */
export interface Keeper extends Types {
  setup: Setup;
}
export type AtTable = typeof atTable;

const atTable = {
  async act(game: OpenGame, move: Move): Promise<Result<undefined, TableError>> {
    const parsed = parseMove(move);
    return parsed ? game.act(parsed) : err({ code: 'refused' });
  },
};

export const liarsDiceKeeper: GameKeeper<Keeper, OpenGame> = {
  name: 'liars-dice',
  newTable,
  keptOf,
  restore,
  summaryOf: summaryOfKept,
  snapshotOf,
  async read(id, text) {
    const parsed = parseText(text);
    if (!parsed.ok) return err({ code: 'broken-file', error: parsed.error });
    const { seed, options, players, moves } = parsed.value;
    const [left, right] = SEATS.map((seat) => namedPlayer(players[seat] ?? ''));
    if (!left || !right) return err({ code: 'broken-game' });
    const table = resume(id, { players: { left, right }, options, seed }, moves);
    return table.ok ? ok(table.value) : err({ code: 'broken-game', detail: table.error });
  },
  notationOf: ({ setup: { seed, options, players }, moves }: Table) => {
    const names = SEATS.map((seat) => [seat, nameIn(players[seat])] as const);
    return makeText({ seed, options, players: Object.fromEntries(names), moves });
  },
  open: (restored, hold, around) => new OpenGame(restored, hold, around),
  atTable,
};

/** A level's name is a bot's, every other a person's. */
function namedPlayer(name: string): Player {
  const level = LEVEL_NAMES.find((each) => each === name);
  return level ? { kind: 'bot', level } : { kind: 'person', name };
}

function nameIn(player: Player): string {
  return player.kind === 'bot' ? player.level : player.name;
}
