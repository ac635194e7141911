import type { AlmanacT } from './useAlmanacT.ts';

/** A line of a table: what happened, and where the almanac counts it. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly keys: readonly string[];
}

const FLICKS = ['1', '2', '3', '4+'] as const; // of a player in a round

export function flickLines(t: AlmanacT): readonly Line[] {
  return FLICKS.flatMap((number, i) => [
    { id: `flick-${i}-disc`, name: t('almanac.targets.flickOn', { number }), keys: [`flick ${i + 1} disc`] },
    { id: `flick-${i}-table`, name: t('almanac.targets.flickBeside', { number }), keys: [`flick ${i + 1} table`] },
  ]);
}

/** By the name of the event: the label that the end of a game uses for it. */
const EVENTS = {
  targets: 'targets.show.end.targets',
  awarded: 'almanac.targets.awarded',
  doubled: 'targets.show.end.doubles',
  stole: 'targets.show.end.stolen',
  disarmed: 'targets.show.end.disarmed',
  missed: 'targets.show.end.missed',
  fault: 'targets.show.end.faults',
} as const;
const EVENT_NAMES = Object.keys(EVENTS) as (keyof typeof EVENTS)[];

export function eventLines(t: AlmanacT): readonly Line[] {
  return EVENT_NAMES.map((event) => ({ id: event, name: t(EVENTS[event]), keys: [`event ${event}`] }));
}

export function habitLines(t: AlmanacT): readonly Line[] {
  return EVENT_NAMES.map((event) => ({ id: `more-${event}`, name: t(EVENTS[event]), keys: [`more ${event}`] }));
}

export function aheadLines(t: AlmanacT): readonly Line[] {
  return [
    { id: 'first', name: t('almanac.sayings.starting'), keys: ['first'] },
    ...['1', '2', '3+'].map((discs, i) => ({
      id: `ahead-${i + 1}`,
      name: t('almanac.targets.ahead', { discs }),
      keys: [`ahead ${i + 1}`],
    })),
  ];
}
