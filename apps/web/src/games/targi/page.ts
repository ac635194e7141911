import { loadCoach, loadDaily, loadTargi, loadTargiReading } from '@caravanserai/texts/page';
import { inWords } from '../../app/settings/inWords.ts';
import type { Screen } from '../../app/routes.ts';
import type { GamePage } from '../page.ts';
import { shownSettings } from './settings.ts';

const loadReading = () => inWords(loadTargiReading, import('./rules/ReadingScreen.tsx'));

const loadDay = () => inWords(loadDaily, import('./daily/DailyScreen.tsx'));
const loadPuzzles = () => inWords(loadCoach, import('./puzzles/screens.ts'));
const loadAnalysis = () => inWords(loadCoach, import('./analysis/screens.ts'));

const loadSetup = () => import('./setup/screens.ts');

const screens = {
  lesson: {
    path: '/targi/learn/:id',
    load: async () => (await import('./lessons/LessonScreen.tsx')).LessonScreen,
    isTable: true,
  },
  setup: { path: '/targi/new', load: async () => (await loadSetup()).SetupScreen },
  play: {
    path: '/targi/play/:id',
    load: async () => (await import('./table/PlayScreen.tsx')).PlayScreen,
    isTable: true,
  },
  look: { path: '/targi/look', load: async () => (await loadSetup()).LookScreen },
  shared: { path: '/targi/shared', load: async () => (await import('./setup/SharedScreen.tsx')).SharedScreen },
  mistakes: {
    path: '/targi/mistakes',
    load: async () => (await inWords(loadCoach, import('./exercises/MistakesScreen.tsx'))).MistakesScreen,
    isTable: true,
  },
  puzzles: {
    path: '/targi/puzzles',
    load: async () => (await loadPuzzles()).PuzzlesScreen,
  },
  puzzle: {
    path: '/targi/puzzles/:id',
    load: async () => (await loadPuzzles()).PuzzleScreen,
    isTable: true,
  },
  analysis: {
    path: '/targi/analysis',
    load: async () => (await loadAnalysis()).AnalysisScreen,
  },
  board: {
    path: '/targi/analysis/board',
    load: async () => (await loadAnalysis()).BoardScreen,
    isTable: true,
  },
  today: { path: '/targi/daily', load: async () => (await loadDay()).DailyScreen },
  daily: { path: '/targi/daily/:id', load: async () => (await loadDay()).DailyScreen },
  almanac: {
    path: '/targi/almanac',
    load: async () => (await import('./almanac/open.ts')).openAlmanac(),
  },
  rules: { path: '/targi/rules', formerly: '/rules', load: async () => (await loadReading()).RulesScreen },
  cards: { path: '/targi/cards', formerly: '/cards', load: async () => (await loadReading()).CardsScreen },
} as const satisfies Record<string, Screen>;

export const targi = {
  name: 'targi',
  sayName: (t) => t('teaser.targi.name'),
  screens,
  rules: screens.rules,
  daily: screens.daily,
  links: [{ to: screens.cards, label: 'cards' }],
  settings: shownSettings,
  learn: async () => (await import('./lessons/learn.ts')).learn,
  fragments: [
    { pattern: /^(cards|(card|border)-.+|(goods|tribe)-cards)$/, to: screens.cards },
    { pattern: /^(rules|rule-lines|TG-\d+|R\d+|section-.+)$/, to: screens.rules },
  ],
  reading: [screens.rules, screens.cards],
  words: loadTargi,
  listing: async () => (await import('./listing.tsx')).listing,
  room: async () => (await import('./online/room.ts')).room,
} as const satisfies GamePage;
