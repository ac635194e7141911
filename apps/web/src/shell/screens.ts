import type { ComponentType } from 'react';
import type { Route } from './paths.ts';

export interface ScreenProps {
  readonly id: string; // of the game or the person, where the path names one
}

type ScreenComponent = ComponentType<ScreenProps>;

/** Each screen is a file of its own, loaded when somebody goes there. */
const LOADERS: Readonly<Record<Route['screen'], () => Promise<ScreenComponent>>> = {
  home: async () => (await import('../screens/HomeScreen.tsx')).HomeScreen,
  learn: async () => (await import('../screens/LearnScreen.tsx')).LearnScreen,
  setup: async () => (await import('../screens/SetupScreen.tsx')).SetupScreen,
  play: async () => (await import('../screens/PlayScreen.tsx')).PlayScreen,
  look: async () => (await import('../screens/LookScreen.tsx')).LookScreen,
  rules: async () => (await import('../screens/ReadingScreen.tsx')).RulesScreen,
  cards: async () => (await import('../screens/ReadingScreen.tsx')).CardsScreen,
  targetsRules: async () => (await import('../screens/TargetsRulesScreen.tsx')).TargetsRulesScreen,
  targetsSetup: async () => (await import('../screens/targets/TargetsSetupScreen.tsx')).TargetsSetupScreen,
  targetsPlay: async () => (await import('../screens/targets/TargetsPlayScreen.tsx')).TargetsPlayScreen,
  targetsPractice: async () => (await import('../screens/targets/TargetsPracticeScreen.tsx')).TargetsPracticeScreen,
  targetsLook: async () => (await import('../screens/targets/TargetsLookScreen.tsx')).TargetsLookScreen,
  online: async () => (await import('../screens/online/OnlineScreen.tsx')).OnlineScreen,
  match: async () => (await import('../screens/online/MatchScreen.tsx')).MatchScreen,
  person: async () => (await import('../screens/online/PersonScreen.tsx')).PersonScreen,
  leaders: async () => (await import('../screens/online/LeadersScreen.tsx')).LeadersScreen,
  account: async () => (await import('../screens/online/AccountScreen.tsx')).AccountScreen,
  nowhere: async () => (await import('../screens/NowhereScreen.tsx')).NowhereScreen,
};

export function loadScreen(screen: Route['screen']): Promise<ScreenComponent> {
  return LOADERS[screen]();
}
