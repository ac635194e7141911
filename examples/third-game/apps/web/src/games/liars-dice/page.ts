import { liarsDiceTeaser, loadLiarsDice } from '@caravanserai/texts/liars-dice';
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
  sayName: (t) => liarsDiceTeaser[t.language].name,
  screens,
  words: loadLiarsDice,
  listing: async () => (await import('./listing.tsx')).listing,
  room: async () => (await import('./online/room.ts')).room,
} as const satisfies GamePage;
