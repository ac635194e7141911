import { use, useDeferredValue, useState } from 'react';
import { AlmanacPage, type AlmanacSection, Choice } from '../../../app/almanac/AlmanacPage.tsx';
import { FigureTable } from '../../../app/almanac/FigureTable.tsx';
import { percent } from '../../../app/almanac/numbers.ts';
import { LEVEL_NAMES, type LevelName } from '../client.ts';
import { type Almanac, figuresOf, loadAlmanac } from '../game/almanac/almanac.ts';
import { aheadLines, eventLines, flickLines, habitLines, type Line } from './tables.ts';
import { type AlmanacT, useAlmanacT } from './useAlmanacT.ts';

const MEANING = [
  'almanac.read.often',
  'almanac.read.wins',
  'almanac.targets.discs',
  'almanac.read.error',
  'almanac.targets.cause',
] as const;

/** The almanac of Targets, by level. */
export function AlmanacScreen() {
  const t = useAlmanacT();
  const [level, setLevel] = useState<LevelName>('tavern');
  const almanac = use(loadAlmanac(useDeferredValue(level))); // the figures before are shown while it loads
  const levels = LEVEL_NAMES.map((value) => ({ value, text: t(`teaser.targets.level.${value}.name`) }));
  return (
    <AlmanacPage
      t={t}
      games={almanac.games}
      meaning={MEANING.map((key) => t(key))}
      choices={<Choice name="level" label={t('almanac.level')} chosen={level} choices={levels} onChoose={setLevel} />}
      sections={sectionsOf(t, almanac)}
    />
  );
}

function sectionsOf(t: AlmanacT, almanac: Almanac): readonly AlmanacSection[] {
  const table = (label: string, lines: readonly Line[]) => (
    <FigureTable t={t} figures={figuresOf(almanac, lines)} games={almanac.games} label={label} isInDiscs />
  );
  const where = t('almanac.targets.where');
  const events = t('almanac.targets.events');
  const habits = t('almanac.habits.title');
  const course = t('almanac.course.title');
  const shareOf = (ending: string) => percent(t, (almanac.counts[`ended ${ending}`] ?? 0) / almanac.games);
  const ends = { fourth: shareOf('fourth'), lastRound: shareOf('lastRound'), golden: shareOf('golden') };
  return [
    { id: 'almanac-where', title: where, content: table(where, flickLines(t)) },
    { id: 'almanac-events', title: events, content: table(events, eventLines(t)) },
    {
      id: 'almanac-habits',
      title: habits,
      content: (
        <>
          <p>{t('almanac.habits.about')}</p>
          {table(habits, habitLines(t))}
        </>
      ),
    },
    {
      id: 'almanac-course',
      title: course,
      content: (
        <>
          <p>{t('almanac.targets.ends', ends)}</p>
          {table(course, aheadLines(t))}
        </>
      ),
    },
  ];
}
