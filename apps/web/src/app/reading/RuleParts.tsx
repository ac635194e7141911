import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '../settings/language.tsx';

interface ContentsProps<Section extends string> {
  readonly sections: readonly Section[];
  readonly titleOf: (section: Section) => string;
}

/** The table of contents of the rules; the current section is marked. */
export function Contents<Section extends string>({ sections, titleOf }: ContentsProps<Section>) {
  const t = useT();
  const current = useCurrentSection(sections);
  return (
    <nav aria-label={t('shell.reading.contents')} className="contents">
      <ol>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#section-${section}`} aria-current={section === current ? 'location' : undefined}>
              {titleOf(section)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface RuleSectionProps {
  readonly section: string;
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode; // its entries
}

export function RuleSection({ section, number, title, children }: RuleSectionProps) {
  return (
    <section className="rule-section">
      <h2 id={`section-${section}`}>
        <span className="section-number" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      <ol>{children}</ol>
    </section>
  );
}

interface NumberedRuleProps {
  readonly id: string;
  readonly text: ReactNode;
  readonly rulings: readonly ReactNode[];
}

/** A numbered rule with its own anchor, and the rulings about it. */
export function NumberedRule({ id, text, rulings }: NumberedRuleProps) {
  const t = useT();
  return (
    <li className="rule" id={id}>
      <a className="rule-number" href={`#${id}`} aria-label={t('shell.reading.link', { id })}>
        {id}
      </a>
      <div className="rule-text">{text}</div>
      {rulings.length > 0 && <div className="rulings">{rulings}</div>}
    </li>
  );
}

interface RulingNoteProps {
  readonly id: string;
  readonly anchor: string;
  readonly question: ReactNode;
  readonly ruling: ReactNode;
  readonly why: ReactNode;
}

export function RulingNote({ id, anchor, question, ruling, why }: RulingNoteProps) {
  const t = useT();
  return (
    <div className="ruling" role="note" id={anchor} data-ruling={id}>
      <p className="ruling-tag">{t('shell.reading.ruling', { id })}</p>
      <p className="ruling-question">{question}</p>
      <p>{ruling}</p>
      <p className="ruling-why">
        <b>{t('shell.reading.why')}</b> {why}
      </p>
    </div>
  );
}

/** The section being read: the last one whose title has scrolled past the upper third of the window. */
function useCurrentSection<Section extends string>(sections: readonly Section[]): Section | undefined {
  const [current, setCurrent] = useState<Section>();
  useEffect(() => {
    let isAsked = false;
    function look(): void {
      isAsked = false;
      setCurrent(sections.findLast((section) => hasPassed(`section-${section}`)));
    }
    function ask(): void {
      if (!isAsked) requestAnimationFrame(look);
      isAsked = true;
    }
    addEventListener('scroll', ask, { passive: true });
    return () => removeEventListener('scroll', ask);
  }, [sections]);
  return current;
}

function hasPassed(id: string): boolean {
  const title = document.getElementById(id);
  return title !== null && title.getBoundingClientRect().top < innerHeight / 3;
}
