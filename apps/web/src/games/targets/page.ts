import { loadShots, loadTargets, loadTricks } from '@caravanserai/texts/page';
import { inWords } from '../../app/settings/inWords.ts';
import type { Screen } from '../../app/routes.ts';
import type { GamePage } from '../page.ts';

const loadDaily = () => inWords(loadShots, import('./daily/screens.ts'));
const loadTrickShots = () => inWords(loadTricks, import('./tricks/screens.ts'));

const loadSetup = () => import('./setup/screens.ts');

const screens = {
  setup: { path: '/targets/new', load: async () => (await loadSetup()).SetupScreen },
  play: {
    path: '/targets/play/:id',
    load: async () => (await import('./table/PlayScreen.tsx')).PlayScreen,
    isTable: true,
  },
  practice: {
    path: '/targets/practice',
    load: async () => (await import('./table/PracticeScreen.tsx')).PracticeScreen,
    isTable: true,
  },
  tricks: {
    path: '/targets/shots',
    load: async () => (await loadTrickShots()).TricksScreen,
  },
  trick: {
    path: '/targets/shots/:id',
    load: async () => (await loadTrickShots()).TrickScreen,
    isTable: true,
  },
  today: { path: '/targets/daily', load: async () => (await loadDaily()).DayScreen },
  daily: { path: '/targets/daily/:id', load: async () => (await loadDaily()).DayScreen },
  shot: {
    path: '/targets/daily/:id/table',
    load: async () => (await loadDaily()).ShotScreen,
    isTable: true,
  },
  lesson: {
    path: '/targets/learn/:id',
    load: async () => (await import('./lessons/LessonScreen.tsx')).LessonScreen,
    isTable: true,
  },
  almanac: {
    path: '/targets/almanac',
    load: async () => (await import('./almanac/open.ts')).openAlmanac(),
  },
  look: { path: '/targets/look', load: async () => (await loadSetup()).LookScreen },
  rules: { path: '/targets/rules', load: async () => (await import('./rules/RulesScreen.tsx')).RulesScreen },
} as const satisfies Record<string, Screen>;

export const targets = {
  name: 'targets',
  sayName: (t) => t('teaser.targets.name'),
  screens,
  rules: screens.rules,
  fragments: [{ pattern: /^T(T-)?\d+$/, to: screens.rules }],
  learn: async () => (await import('./lessons/learn.ts')).learn,
  words: loadTargets,
  listing: async () => (await import('./listing.tsx')).listing,
  room: async () => (await import('./online/room.ts')).room,
} as const satisfies GamePage;
