import { lazy } from 'react';
import { openDevice } from '../../app/play/device.ts';
import type { LocalGames, Local } from './client.ts';
import { targi } from './page.ts';

async function loadTable() {
  return (await import('./table/TargiTable.tsx')).TargiTable;
}

export const TargiTable = lazy(async () => ({ default: await loadTable() }));

export const device = {
  ...openDevice<Local, LocalGames, never>({
    name: 'targi',
    screen: () => targi.screens.play,
    keeper: async () => (await import('./game/localGames.ts')).createLocalGames(),
    table: loadTable,
  }),
  hasPlayed: () => true, // the home page loads this keeper in any case
};
