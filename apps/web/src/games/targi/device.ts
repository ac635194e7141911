import { lazy } from 'react';
import { openDevice } from '../../app/play/device.ts';
import type { LocalGames, Local } from './client.ts';
import { targi } from './page.ts';

/** Between two moves of a bot. Where nothing moves on the screen, there is nothing to wait for. */
function paceMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 150 : 650;
}

async function loadTable() {
  return (await import('./table/TargiTable.tsx')).TargiTable;
}

export const TargiTable = lazy(async () => ({ default: await loadTable() }));

export const device = {
  ...openDevice<Local, LocalGames, never>({
    name: 'targi',
    screen: () => targi.screens.play,
    keeper: async () => (await import('./localGames.ts')).createLocalGames({ paceMs: paceMs() }),
    table: loadTable,
  }),
  hasPlayed: () => true, // the home page wakes this keeper anyway
};
