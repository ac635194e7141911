import type { ShownSetting } from '../../app/settings/settings.ts';
import type { Signal } from '../../app/signals/signal.ts';
import { storedChoices } from '../../app/signals/storedSignal.ts';

/** Stored on this device. The first value of each is the default. */
export const CHOICES = {
  pace: ['usual', 'slow', 'quick', 'tap'], // of the opponents' moves
  moves: ['confirmed', 'quick'], // quick: turns need no confirmation
  coach: ['off', 'on'], // switched at the table
  sides: ['kept', 'turned'], // of two people at one device, switched at the table; turned: the player to act is on the near side
} as const;
export type Pace = (typeof CHOICES.pace)[number];
export type CoachChoice = (typeof CHOICES.coach)[number];

export const settings = storedChoices(CHOICES);

/** The part of the settings dialog. */
export const shownSettings: readonly ShownSetting[] = [
  {
    name: 'pace',
    choices: CHOICES.pace,
    signal: settings.pace as Signal<string>,
    sayLabel: (t) => t('teaser.targi.pace.label'),
    sayChoice: (t, choice) => t(`teaser.targi.pace.${choice as Pace}`),
  },
  {
    name: 'moves',
    choices: CHOICES.moves,
    signal: settings.moves as Signal<string>,
    sayLabel: (t) => t('teaser.targi.moves.label'),
    sayChoice: (t, choice) => t(`teaser.targi.moves.${choice as (typeof CHOICES.moves)[number]}`),
    sayNote: (t) => t('teaser.targi.moves.text'),
  },
];
