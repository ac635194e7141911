import { liarsDiceDoor, loadLiarsDice } from '@caravanserai/texts/liars-dice';
import type { Screen } from '../../app/routes.ts';
import type { GamePage } from '../page.ts';

const screens = {
  setup: { path: '/liars-dice/new', load: async () => (await import('./setup/SetupScreen.tsx')).SetupScreen },
  play: {
    path: '/liars-dice/play/:id',
    load: async () => (await import('./table/PlayScreen.tsx')).PlayScreen,
    isTable: true,
  },
} as const satisfies Record<string, Screen>;

export const liarsDicePage = {
  name: 'liars-dice',
  sayName: (t) => liarsDiceDoor[t.language].name,
  screens,
  words: loadLiarsDice,
  front: async () => (await import('./front.tsx')).front,
  room: async () => (await import('./online/room.ts')).room,
} as const satisfies GamePage;
