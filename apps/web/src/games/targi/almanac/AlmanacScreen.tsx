import './almanac.css';
import { type ReactNode, use, useDeferredValue, useEffect, useState } from 'react';
import { ScreenTitle } from '../../../app/parts/ScreenTitle.tsx';
import { goToFragment } from '../../../app/reading/fragment.ts';
import { LEVEL_NAMES, type LevelName } from '../client.ts';
import { type Almanac, loadAlmanac } from '../game/almanac/almanac.ts';
import { type AlmanacT, useAlmanacT } from './useAlmanacT.ts';
import { Course } from './Course.tsx';
import { FigureTable } from './FigureTable.tsx';
import { Sayings } from './Sayings.tsx';
import {
  cardLines,
  dealLines,
  goodsLines,
  habitLines,
  openingLines,
  type PartOfGame,
  PARTS,
  roundsOf,
  rowLines,
  spaceLines,
  turnLines,
} from './tables.ts';

const COMMAND = 'npm run almanac';

/** What happens in games between equal bots, and who wins them. */
export function AlmanacScreen() {
  const t = useAlmanacT();
  const [level, setLevel] = useState<LevelName>('merchant');
  const [part, setPart] = useState<PartOfGame>();
  const almanac = use(loadAlmanac(useDeferredValue(level))); // the figures before are shown while it loads
  useEffect(goToFragment, []);
  const sections = sectionsOf(t, almanac, part);
  return (
    <section className="almanac width">
      <div className="section-head">
        <ScreenTitle>{t('almanac.title')}</ScreenTitle>
        <p className="lead">{t('almanac.lead', { games: almanac.games.toLocaleString(t.language) })}</p>
      </div>
      <details className="almanac-read">
        <summary>{t('almanac.read.title')}</summary>
        <ul>
          {(['often', 'wins', 'points', 'error', 'cause'] as const).map((line) => (
            <li key={line}>{t(`almanac.read.${line}`)}</li>
          ))}
          <li>{t('almanac.read.again', { command: COMMAND })}</li>
        </ul>
      </details>
      <div className="almanac-choices">
        <Choice
          name="level"
          label={t('almanac.level')}
          chosen={level}
          choices={LEVEL_NAMES.map((value) => ({ value, text: t(`teaser.targi.level.${value}.name`) }))}
          onChoose={setLevel}
        />
        <Choice
          name="part"
          label={t('almanac.rounds.label')}
          chosen={part}
          choices={[
            { value: undefined, text: t('almanac.rounds.all') },
            ...PARTS.map((value) => ({ value, text: t('almanac.rounds.some', roundsOf(value)) })),
          ]}
          onChoose={setPart}
        />
      </div>
      <nav className="almanac-contents" aria-label={t('almanac.contents')}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, content }) => (
        <section key={id} className="almanac-part" aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {content}
        </section>
      ))}
    </section>
  );
}

interface ChoiceProps<Value> {
  readonly name: string;
  readonly label: string;
  readonly chosen: Value;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  readonly onChoose: (value: Value) => void;
}

function Choice<Value>({ name, label, chosen, choices, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="segments">
        {choices.map(({ value, text }) => (
          <label key={text}>
            <input type="radio" name={`almanac-${name}`} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

function sectionsOf(t: AlmanacT, almanac: Almanac, part: PartOfGame | undefined): readonly Section[] {
  const border = t('pages.cards.border');
  const opening = t('almanac.spaces.opening');
  const table = { almanac };
  const ofTitle = (id: string, title: string, content: ReactNode) => ({ id: `almanac-${id}`, title, content });
  return [
    ofTitle('sayings', t('almanac.sayings.title'), <Sayings almanac={almanac} />),
    ofTitle(
      'tribe',
      t('pages.cards.tribe'),
      <>
        <p>{t('almanac.cards.about')}</p>
        <FigureTable {...table} lines={cardLines(t, part)} label={t('pages.cards.tribe')} isRelative isSorted />
      </>,
    ),
    ofTitle(
      'goods',
      t('pages.cards.goods'),
      <FigureTable {...table} lines={goodsLines(t, part)} label={t('pages.cards.goods')} isRelative isSorted />,
    ),
    ofTitle(
      'border',
      border,
      <>
        <p>{t('almanac.spaces.about')}</p>
        <FigureTable {...table} lines={spaceLines(t, part)} label={border} />
        <h3>{opening}</h3>
        <FigureTable {...table} lines={openingLines(t)} label={opening} />
      </>,
    ),
    ofTitle(
      'turns',
      t('almanac.turns.title'),
      <FigureTable {...table} lines={turnLines(t)} label={t('almanac.turns.title')} />,
    ),
    ofTitle(
      'deals',
      t('almanac.deals.title'),
      <FigureTable {...table} lines={dealLines(t)} label={t('almanac.deals.title')} />,
    ),
    ofTitle(
      'habits',
      t('almanac.habits.title'),
      <>
        <p>{t('almanac.habits.about')}</p>
        <FigureTable {...table} lines={habitLines(t)} label={t('almanac.habits.title')} />
      </>,
    ),
    ofTitle(
      'rows',
      t('almanac.rows.title'),
      <FigureTable {...table} lines={rowLines(t)} label={t('almanac.rows.title')} />,
    ),
    ofTitle('course', t('almanac.course.title'), <Course almanac={almanac} />),
  ];
}
