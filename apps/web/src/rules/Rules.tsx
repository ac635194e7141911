import { RULE_SECTIONS, type RuleId, type RuleSection } from '@caravanserai/targi/rules';
import { useT } from '../settings/language.tsx';
import { BoardFigure } from '../games/targi/BoardFigure.tsx';
import { Finder, type Found } from './Finder.tsx';
import { RuleLine } from './RuleLine.tsx';
import { useCurrentSection } from './useCurrentSection.ts';

const SECTIONS = Object.keys(RULE_SECTIONS) as RuleSection[];

interface RulesProps {
  readonly query: string;
  readonly found: Found | undefined;
  readonly shown: ReadonlySet<RuleId>;
  readonly onQuery: (query: string) => void;
}

interface SectionProps {
  readonly section: RuleSection;
  readonly number: number;
  readonly shown: ReadonlySet<RuleId>;
}

function Section({ section, number, shown }: SectionProps) {
  const t = useT();
  const rules: readonly RuleId[] = RULE_SECTIONS[section];
  const lines = rules.filter((rule) => shown.has(rule));
  if (lines.length === 0) return undefined;
  return (
    <section className="rule-section">
      <h2 id={`section-${section}`}>
        <span className="section-number" aria-hidden="true">
          {number}
        </span>
        {t(`targi.section.${section}`)}
      </h2>
      <ol className="rule-lines">
        {lines.map((rule) => (
          <RuleLine key={rule} id={rule} />
        ))}
      </ol>
    </section>
  );
}

function Contents() {
  const t = useT();
  const current = useCurrentSection(SECTIONS);
  return (
    <nav aria-label={t('home.rules.contents')} className="contents">
      <ol>
        {SECTIONS.map((section) => (
          <li key={section}>
            <a href={`#section-${section}`} aria-current={section === current ? 'location' : undefined}>
              {t(`targi.section.${section}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function Rules({ query, found, shown, onQuery }: RulesProps) {
  return (
    <div className="rules-columns">
      <div className="rules-side">
        <Finder query={query} found={found} onQuery={onQuery} />
        <Contents />
      </div>
      <div className="rules-main" id="rule-lines">
        {!found && <BoardFigure />}
        {SECTIONS.map((section, index) => (
          <Section key={section} section={section} number={index + 1} shown={shown} />
        ))}
      </div>
    </div>
  );
}
