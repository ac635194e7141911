import { type ReactNode, use, useDeferredValue, useEffect, useState } from 'react';
import { AlmanacPage, type AlmanacSection, Choice } from '../../../app/almanac/AlmanacPage.tsx';
import { FigureTable } from '../../../app/almanac/FigureTable.tsx';
import { goToFragment } from '../../../app/reading/fragment.ts';
import { LEVEL_NAMES, type LevelName } from '../client.ts';
import { type Almanac, figuresOf, loadAlmanac } from '../game/almanac/almanac.ts';
import { Course } from './Course.tsx';
import { Sayings } from './Sayings.tsx';
import {
  cardLines,
  dealLines,
  goodsLines,
  habitLines,
  type Line,
  openingLines,
  type PartOfGame,
  PARTS,
  roundsOf,
  rowLines,
  spaceLines,
  turnLines,
} from './tables.ts';
import { type AlmanacT, useAlmanacT } from './useAlmanacT.ts';

/** The almanac of Targi, by level and round. */
export function AlmanacScreen() {
  const t = useAlmanacT();
  const [level, setLevel] = useState<LevelName>('merchant');
  const [part, setPart] = useState<PartOfGame>();
  const almanac = use(loadAlmanac(useDeferredValue(level))); // the figures before are shown while it loads
  useEffect(goToFragment, []); // cards link to their lines
  const levels = LEVEL_NAMES.map((value) => ({ value, text: t(`teaser.targi.level.${value}.name`) }));
  const rounds = PARTS.map((value) => ({ value, text: t('almanac.rounds.some', roundsOf(value)) }));
  return (
    <AlmanacPage
      t={t}
      games={almanac.games}
      meaning={(['often', 'wins', 'points', 'error', 'cause'] as const).map((line) => t(`almanac.read.${line}`))}
      choices={
        <>
          <Choice name="level" label={t('almanac.level')} chosen={level} choices={levels} onChoose={setLevel} />
          <Choice
            name="part"
            label={t('almanac.rounds.label')}
            chosen={part}
            choices={[{ value: undefined, text: t('almanac.rounds.all') }, ...rounds]}
            onChoose={setPart}
          />
        </>
      }
      sections={sectionsOf(t, almanac, part)}
    />
  );
}

function sectionsOf(t: AlmanacT, almanac: Almanac, part: PartOfGame | undefined): readonly AlmanacSection[] {
  const table = (label: string, lines: readonly Line[]) => (
    <FigureTable t={t} figures={figuresOf(almanac, lines)} games={almanac.games} label={label} />
  );
  const ranking = (label: string, lines: readonly Line[]) => (
    <FigureTable t={t} figures={figuresOf(almanac, lines, true)} games={almanac.games} label={label} isSorted />
  );
  const ofTitle = (id: string, title: string, content: ReactNode) => ({ id: `almanac-${id}`, title, content });
  const tribe = t('pages.cards.tribe');
  const goods = t('pages.cards.goods');
  const border = t('pages.cards.border');
  const opening = t('almanac.spaces.opening');
  const habits = t('almanac.habits.title');
  return [
    ofTitle('sayings', t('almanac.sayings.title'), <Sayings almanac={almanac} />),
    ofTitle(
      'tribe',
      tribe,
      <>
        <p>{t('almanac.cards.about')}</p>
        {ranking(tribe, cardLines(t, part))}
      </>,
    ),
    ofTitle('goods', goods, ranking(goods, goodsLines(t, part))),
    ofTitle(
      'border',
      border,
      <>
        <p>{t('almanac.spaces.about')}</p>
        {table(border, spaceLines(t, part))}
        <h3>{opening}</h3>
        {table(opening, openingLines(t))}
      </>,
    ),
    ofTitle('turns', t('almanac.turns.title'), table(t('almanac.turns.title'), turnLines(t))),
    ofTitle('deals', t('almanac.deals.title'), table(t('almanac.deals.title'), dealLines(t))),
    ofTitle(
      'habits',
      habits,
      <>
        <p>{t('almanac.habits.about')}</p>
        {table(habits, habitLines(t))}
      </>,
    ),
    ofTitle('rows', t('almanac.rows.title'), table(t('almanac.rows.title'), rowLines(t))),
    ofTitle('course', t('almanac.course.title'), <Course almanac={almanac} />),
  ];
}
