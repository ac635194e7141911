import type { LocalGames, Setup, TableClient, TableError, TableResult } from './client.ts';
import { keepLastGame } from './lastGame.ts';
import { pathOf } from '../../app/paths.ts';
import { go } from '../../app/router.ts';
import { loadScreen } from '../../app/screens.ts';

/** The way to the games of this device. Their keeper and their table are loaded when they are first wanted. */

let keeper: Promise<LocalGames> | undefined;

/** Between two moves of a bot. Where nothing moves on the screen, there is nothing to wait for. */
function paceMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 150 : 650;
}

export function localGames(): Promise<LocalGames> {
  keeper ??= import('./localGames.ts').then(({ createLocalGames }) => createLocalGames({ paceMs: paceMs() }));
  keeper.catch(() => (keeper = undefined)); // the next one who asks may have better luck
  return keeper;
}

export function loadTable() {
  return import('./table/TargiTable.tsx');
}

/** So that «Play now» is now. */
export function warmUp(): void {
  for (const wanted of [localGames(), loadTable(), loadScreen('play')]) {
    wanted.catch(() => undefined); // whoever really needs it will hear of it
  }
}

const handedOver = new Map<string, TableClient>();

/** Makes a game and goes to its table; an error if it could not be made. */
export async function startGame(setup: Setup, { replace = false } = {}): Promise<TableError | undefined> {
  const made = await (await localGames()).create(setup);
  if (!made.ok) return made.error;
  const id = made.value.snapshot().gameId;
  handedOver.set(id, made.value);
  keepLastGame(id);
  go(pathOf('play', id), { replace });
  return undefined;
}

/** The game that was just made, or the one that was kept. */
export async function openGame(id: string, takeOver: boolean): Promise<TableResult<TableClient>> {
  const made = handedOver.get(id);
  handedOver.delete(id);
  if (made) return { ok: true, value: made };
  const opened = await (await localGames()).open(id, { takeOver });
  if (opened.ok) keepLastGame(id);
  return opened;
}
