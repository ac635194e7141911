import type { DieId, DiscId, Event } from '@caravanserai/targets';
import type { Light, StageMarks } from '../stage/stage.ts';
import { optionsAt } from './choices/options.ts';
import type { Shown } from './show/director.ts';
import type { TableState } from './tableContext.ts';
import { flickingSeat } from './turn/flickingSeat.ts';
import { mayBeCalled } from './words/callable.ts';

/** What a hand does at the table, and did. */
export type HandMarks = Pick<StageMarks, 'aim' | 'touch' | 'way'>;

/** What is lit at the table: what can be chosen or flicked, what was called or missed, what counts. */
export function marksOf(table: TableState, { way, ...hand }: HandMarks): StageMarks {
  const { shown, explained } = table;
  const isLive = shown.moment === 'live';
  return {
    lights: lightsOf(table),
    ...(isLive ? hand : {}),
    ...(way ? { way } : {}),
    ...explainedMark(shown, explained),
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

function countLights({ count, lying }: Shown): readonly Light[] {
  const now = count?.discs[count.at];
  if (!now) return [];
  const failing = lying.filter(({ over, disc, fault }) => over === now.disc && disc === undefined && !fault);
  return [
    ...now.dice.map((on): Light => ({ on, tone: 'counts' })),
    ...failing.map(({ die }) => fails(die)),
    ...(now.seat ? [{ on: now.disc, tone: 'counts' } as const] : []),
  ];
}

/** What somebody has just called: the dice that they meant. */
function calledLights({ news }: Shown): readonly Light[] {
  return news.flatMap(calledOf).map((on) => ({ on, tone: 'called' }));
}

function calledOf(event: Event): readonly (DieId | DiscId)[] {
  if (event.type === 'targets') return [event.die, event.disc];
  if (event.type === 'doubled') return [event.back, event.other];
  return event.type === 'cancelled' ? [event.die] : [];
}

/** What nobody called in time, to be seen once it is too late. */
export function missedDice({ missed, news }: Shown): readonly DieId[] {
  const doubles = missed.flatMap((open) => (open.call === 'double' ? open.dice : []));
  const targets = news.flatMap((event) => (event.type === 'missed' ? [event.die] : []));
  return [...new Set([...doubles, ...targets])];
}

function explainedMark(shown: Shown, explained: TableState['explained']): Pick<StageMarks, 'footprint'> {
  const found = shown.lying.find(({ die }) => die === explained);
  if (!found || mayBeCalled(shown, found.die)) return {};
  const counts = found.fault === undefined && (found.disc !== undefined || found.black !== undefined);
  return { footprint: { die: found.die, corners: found.corners, counts } };
}
