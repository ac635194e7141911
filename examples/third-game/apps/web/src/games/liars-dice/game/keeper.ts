import { err, ok } from '@caravanserai/contract';
import { LEVEL_NAMES, makeText, parseText, SEATS } from '@caravanserai/liars-dice';
import type { GameKeeper } from '../../../keeper/keeper.ts';
import type { Player } from '../client.ts';
import { keptOf, restore, summaryOfKept } from './kept.ts';
import { OpenGame, type Types } from './openGame.ts';
import { newTable, resume, type Table } from './table.ts';

export const liarsDiceKeeper: GameKeeper<Types, OpenGame> = {
  name: 'liars-dice',
  newTable,
  keptOf,
  restore,
  summaryOf: summaryOfKept,
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
};

/** The name of a bot's level means the bot; any other name is a person's. */
function namedPlayer(name: string): Player {
  const level = LEVEL_NAMES.find((each) => each === name);
  return level ? { kind: 'bot', level } : { kind: 'person', name };
}

function nameIn(player: Player): string {
  return player.kind === 'bot' ? player.level : player.name;
}
