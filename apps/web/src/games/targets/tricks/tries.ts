import type { Move, Stroke } from '@caravanserai/targets';
import { storedSignal } from '../../../app/signals/storedSignal.ts';
import { parseFields } from '../../../app/settings/stored.ts';
import type { Snapshot } from '../client.ts';
import type { Trick } from './tricks.ts';

/** The fewest tries in which each trick shot was made on this device. */
export type Fewest = Readonly<Record<string, number>>;

export const fewestTries = storedSignal('caravanserai.targets.tricks', parseFewest);

export function parseFewest(text: string | undefined): Fewest {
  const entries = Object.entries(parseFields(text));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && Number(entry[1]) > 0),
  );
}

export function keepTries(id: string, tries: number): void {
  const before = fewestTries.get();
  if (tries < (before[id] ?? Infinity)) fewestTries.set({ ...before, [id]: tries });
}

/** The tries since the last success. After a success the next flick starts again from one. */
export interface Run {
  /** Including the last one. */
  readonly tries: number;
  readonly isMade: boolean;
  /** The last flick was the solution, which does not count. */
  readonly isShown: boolean;
}

export function runOf({ drill, log }: Pick<Snapshot, 'drill' | 'log'>, { flick }: Pick<Trick, 'flick'>): Run {
  const moves = log.filter(({ move }) => move.type === 'flick').map(({ move }) => move);
  const shown = moves.map((move) => isSame(move, flick));
  const counted = (drill?.tries ?? []).flatMap((isHit, i) => (shown[i] ? [] : [isHit]));
  const isShown = shown.at(-1) ?? false;
  const isMade = !isShown && (counted.at(-1) ?? false);
  const before = (isMade ? counted.slice(0, -1) : counted).lastIndexOf(true);
  return { tries: counted.length - before - 1, isMade, isShown };
}

function isSame(move: Move, flick: Stroke): boolean {
  return (
    move.type === 'flick' &&
    move.vxMmS === flick.vxMmS &&
    move.vzMmS === flick.vzMmS &&
    move.highPm === flick.highPm &&
    move.sidePm === flick.sidePm
  );
}
