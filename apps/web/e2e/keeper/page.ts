import { createLocalGames } from '../../src/games/targi/game/localGames.ts';
import type { LocalGames, TableClient, TableError } from '../../src/games/targi/client.ts';

/** The functions that the test calls in the page. */
export interface KeeperPage {
  readonly games: LocalGames;
  /** The table that the test plays at. */
  table: TableClient | undefined;
  /** Plays the first legal move, confirms and lifts curtains until this many moves were made and no bot is thinking, or the game is over. */
  playTo(version: number): Promise<number>;
  /** Waits for the table to fail; returns the error. */
  faultOf(): Promise<TableError>;
}

declare global {
  interface Window {
    keeper: KeeperPage;
  }
}

const games = createLocalGames();

/** Waits until the condition holds. */
function until(table: TableClient, is: () => boolean): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (!is()) return;
      stop();
      done();
    };
    const stop = table.subscribe(look);
    look();
  });
}

async function step(table: TableClient): Promise<void> {
  const { control, moves } = table.snapshot();
  if (control.kind === 'act') await table.act(moves[0]);
  else if (control.kind === 'confirm') await table.confirm();
  else if (control.kind === 'curtain') await table.liftCurtain();
  else await until(table, () => table.snapshot().control.kind !== 'wait');
}

window.keeper = {
  games,
  table: undefined,

  async playTo(version) {
    const { table } = window.keeper;
    if (!table) return -1;
    const isThere = () => {
      const { version: now, control } = table.snapshot();
      return control.kind === 'over' || (now >= version && control.kind !== 'wait');
    };
    while (!isThere()) await step(table);
    return table.snapshot().version;
  },

  async faultOf() {
    const { table } = window.keeper;
    if (!table) throw new Error('nobody sits at a table');
    await until(table, () => table.fault() !== undefined);
    return table.fault() as TableError;
  },
};
