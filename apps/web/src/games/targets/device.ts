import { lazy } from 'react';
import { openDevice } from '../../app/play/device.ts';
import type { Local, LocalGames } from './client.ts';
import { pace } from './pace.ts';
import { targets } from './page.ts';

async function loadTable() {
  return (await import('./table/TargetsTable.tsx')).TargetsTable;
}

export const TargetsTable = lazy(async () => ({ default: await loadTable() }));

export const device = openDevice<Local, LocalGames, never>({
  name: 'targets',
  screen: () => targets.screens.play,
  async keeper() {
    const games = (await import('./localGames.ts')).createLocalGames();
    games.setPace(pace.get());
    return games;
  },
  table: loadTable,
  warm: (games) => games.warmUp(),
});
