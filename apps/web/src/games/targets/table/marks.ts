import type { DieId, DiscId, Event } from '@caravanserai/targets';
import type { Light, StageMarks } from '../stage/stage.ts';
import { failingDice } from './count/count.ts';
import { optionsAt } from './choices/options.ts';
import type { Shown } from './show/director.ts';
import type { TableState } from './tableContext.ts';
import { flickingSeat } from './turn/flickingSeat.ts';
import { mayBeCalled } from './words/callable.ts';

/** Marks of the player's current gesture and of the last flick. */
export type HandMarks = Pick<StageMarks, 'aim' | 'touch' | 'way'>;

/** All highlights at the table: options, dice to flick, called and missed dice, dice that count. */
export function marksOf(table: TableState, { way, ...hand }: HandMarks): StageMarks {
  const { shown, explained } = table;
  const footprints = [...failingFootprints(shown), ...explainedFootprint(shown, explained)];
  const isLive = shown.moment === 'live';
  return {
    lights: lightsOf(table),
    ...(isLive ? hand : {}),
    ...(way ? { way } : {}),
    footprints,
  };
}

function lightsOf(table: TableState): readonly Light[] {
  const { shown, client } = table;
  if (shown.moment === 'rolling' || shown.moment === 'replay') return [];
  const options = optionsAt(table);
  if (options.length > 0) return options.map(({ on }) => ({ on, tone: 'choose' }));
  const seat = flickingSeat(shown, client.own);
  const top = seat && shown.snapshot.view.towers[seat].at(-1);
  const flicked: readonly Light[] = [...(top ? [top] : []), ...table.pointed].map((on) => ({ on, tone: 'choose' }));
  return [...flicked, ...countLights(shown), ...calledLights(shown), ...missedDice(shown).map(fails)];
}

function fails(on: DieId): Light {
  return { on, tone: 'fails' };
}

function countLights(shown: Shown): readonly Light[] {
  const { count } = shown;
  const failing = failingDice(shown).map(({ die }) => fails(die));
  const now = count?.discs[count.at];
  if (!now) return failing;
  return [
    ...failing,
    ...now.dice.map((on): Light => ({ on, tone: 'counts' })),
    ...(now.seat ? [{ on: now.disc, tone: 'counts' } as const] : []),
  ];
}

/** The dice of the latest call. */
function calledLights({ news }: Shown): readonly Light[] {
  return news.flatMap(calledOf).map((on) => ({ on, tone: 'called' }));
}

function calledOf(event: Event): readonly (DieId | DiscId)[] {
  if (event.type === 'targets') return [event.die, event.disc];
  if (event.type === 'doubled') return [event.back, event.other];
  return event.type === 'cancelled' ? [event.die] : [];
}

/** Dice that could have been called, shown once it is too late. */
export function missedDice({ missed, news }: Shown): readonly DieId[] {
  const doubles = missed.flatMap((open) => (open.call === 'double' ? open.dice : []));
  const targets = news.flatMap((event) => (event.type === 'missed' ? [event.die] : []));
  return [...new Set([...doubles, ...targets])];
}

type Footprints = NonNullable<StageMarks['footprints']>;

function failingFootprints(shown: Shown): Footprints {
  if (shown.moment === 'rolling' || shown.moment === 'replay') return [];
  return failingDice(shown).map(({ die, corners }) => ({ die, corners, counts: false }));
}

function explainedFootprint(shown: Shown, explained: TableState['explained']): Footprints {
  const found = shown.lying.find(({ die }) => die === explained);
  if (!found || mayBeCalled(shown, found.die)) return [];
  const counts = found.fault === undefined && (found.disc !== undefined || found.black !== undefined);
  return [{ die: found.die, corners: found.corners, counts }];
}
