import { lazy } from 'react';
import { openDevice } from '../../app/play/device.ts';
import type { LocalGames } from '../../keeper/keeper.ts';
import type { Local } from './client.ts';
import { liarsDicePage } from './page.ts';

async function loadTable() {
  return (await import('./table/LiarsTable.tsx')).LiarsTable;
}

export const LiarsTable = lazy(async () => ({ default: await loadTable() }));

export const device = openDevice<Local, LocalGames<Local>, never>({
  name: 'liars-dice',
  screen: () => liarsDicePage.screens.play,
  keeper: async () => (await import('./localGames.ts')).createLocalGames(),
  table: loadTable,
});
