import type { LocalGames, Setup, TableClient, TableError, TableResult } from './client.ts';
import { readStored, writeStored } from '../../app/settings/stored.ts';
import { pathOf } from '../../app/paths.ts';
import { go } from '../../app/router.ts';
import { loadScreen } from '../../app/screens.ts';
import { currentPace } from './pace.ts';

/** The way to the games of Targets on this device. Nothing of them is loaded before somebody wants it. */

let keeper: Promise<LocalGames> | undefined;

export function localTargets(): Promise<LocalGames> {
  keeper ??= import('./localGames.ts').then(({ createLocalGames }) => {
    const games = createLocalGames();
    games.setPace(currentPace());
    return games;
  });
  keeper.catch(() => (keeper = undefined)); // the next one who asks may have better luck
  return keeper;
}

export function loadTargetsTable() {
  return import('./table/TargetsTable.tsx');
}

/** So that «Flick now» is now. */
export function warmUpTargets(): void {
  const physics = localTargets().then((games) => games.warmUp());
  for (const wanted of [physics, loadTargetsTable(), loadScreen('targetsPlay')]) {
    wanted.catch(() => undefined); // whoever really needs it will hear of it
  }
}

const LAST = 'caravanserai.targets.last';

/** Known at once and without the keeper: a home page that nobody flicks on need not wake it. */
export function hasPlayedTargets(): boolean {
  return readStored(LAST) !== undefined;
}

/** The game that was last on this table; nothing once it is over or gone. */
export function lastTargets(): string | undefined {
  return readStored(LAST) || undefined;
}

/** Its name goes; that there were games stays known. */
export function forgetLastTargets(): void {
  writeStored(LAST, '');
}

const handedOver = new Map<string, TableClient>();

/** Makes a game and goes to its table; an error if it could not be made. */
export async function startTargets(setup: Setup, { replace = false } = {}): Promise<TableError | undefined> {
  const made = await (await localTargets()).create(setup);
  if (!made.ok) return made.error;
  const id = made.value.snapshot().gameId;
  handedOver.set(id, made.value);
  writeStored(LAST, id);
  go(pathOf('targetsPlay', id), { replace });
  return undefined;
}

/** The game that was just made, or the one that was kept. */
export async function openTargets(id: string, takeOver: boolean): Promise<TableResult<TableClient>> {
  const made = handedOver.get(id);
  handedOver.delete(id);
  if (made) return { ok: true, value: made };
  const opened = await (await localTargets()).open(id, { takeOver });
  if (opened.ok) writeStored(LAST, id);
  return opened;
}
