import type { ComponentType } from 'react';
import type { Route } from './paths.ts';

export interface ScreenProps {
  readonly id: string; // of the game or the person, where the path names one
}

type ScreenComponent = ComponentType<ScreenProps>;

/** Each screen is a file of its own, loaded when somebody goes there. */
const LOADERS: Readonly<Record<Route['screen'], () => Promise<ScreenComponent>>> = {
  home: async () => (await import('./home/HomeScreen.tsx')).HomeScreen,
  learn: async () => (await import('../games/targi/learn/LearnScreen.tsx')).LearnScreen,
  setup: async () => (await import('../games/targi/setup/SetupScreen.tsx')).SetupScreen,
  play: async () => (await import('../games/targi/table/PlayScreen.tsx')).PlayScreen,
  look: async () => (await import('../games/targi/setup/LookScreen.tsx')).LookScreen,
  rules: async () => (await import('../games/targi/rules/ReadingScreen.tsx')).RulesScreen,
  cards: async () => (await import('../games/targi/rules/ReadingScreen.tsx')).CardsScreen,
  targetsRules: async () => (await import('../games/targets/rules/RulesScreen.tsx')).TargetsRulesScreen,
  targetsSetup: async () => (await import('../games/targets/setup/SetupScreen.tsx')).TargetsSetupScreen,
  targetsPlay: async () => (await import('../games/targets/table/PlayScreen.tsx')).TargetsPlayScreen,
  targetsPractice: async () => (await import('../games/targets/table/PracticeScreen.tsx')).TargetsPracticeScreen,
  targetsLook: async () => (await import('../games/targets/setup/LookScreen.tsx')).TargetsLookScreen,
  online: async () => (await import('../online/lobby/OnlineScreen.tsx')).OnlineScreen,
  match: async () => (await import('../online/room/MatchScreen.tsx')).MatchScreen,
  person: async () => (await import('../online/people/PersonScreen.tsx')).PersonScreen,
  leaders: async () => (await import('../online/people/LeadersScreen.tsx')).LeadersScreen,
  account: async () => (await import('../online/people/AccountScreen.tsx')).AccountScreen,
  nowhere: async () => (await import('./NowhereScreen.tsx')).NowhereScreen,
};

export function loadScreen(screen: Route['screen']): Promise<ScreenComponent> {
  return LOADERS[screen]();
}
