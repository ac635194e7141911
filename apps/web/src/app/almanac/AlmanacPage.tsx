import './almanac.css';
import type { ReactNode } from 'react';
import { ScreenTitle } from '../parts/ScreenTitle.tsx';
import type { AlmanacT } from './FigureTable.tsx';

export interface AlmanacSection {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface AlmanacPageProps {
  readonly t: AlmanacT;
  readonly games: number;
  /** What the figures mean. */
  readonly meaning: readonly string[];
  /** Of the level, for example. */
  readonly choices: ReactNode;
  readonly sections: readonly AlmanacSection[];
}

const COMMAND = 'npm run almanac';

/** What happens in games between equal bots, and who wins them. */
export function AlmanacPage({ t, games, meaning, choices, sections }: AlmanacPageProps) {
  return (
    <section className="almanac width">
      <div className="section-head">
        <ScreenTitle>{t('almanac.title')}</ScreenTitle>
        <p className="lead">{t('almanac.lead', { games: games.toLocaleString(t.language) })}</p>
      </div>
      <details className="almanac-read">
        <summary>{t('almanac.read.title')}</summary>
        <ul>
          {meaning.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{t('almanac.read.again', { command: COMMAND })}</li>
        </ul>
      </details>
      <div className="almanac-choices">{choices}</div>
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

export function Choice<Value>({ name, label, chosen, choices, onChoose }: ChoiceProps<Value>) {
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
