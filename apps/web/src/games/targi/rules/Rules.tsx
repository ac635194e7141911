import { RULE_SECTIONS, type RuleId, type RuleSection as Section } from '@caravanserai/targi/rules';
import { BoardFigure } from './BoardFigure.tsx';
import { Finder, type Found } from './Finder.tsx';
import { RuleLine } from './RuleLine.tsx';
import { Contents, RuleSection } from '../../../app/reading/RuleParts.tsx';
import { useT } from '../useT.ts';

const SECTIONS = Object.keys(RULE_SECTIONS) as Section[];

interface RulesProps {
  readonly query: string;
  readonly found: Found | undefined;
  readonly shown: ReadonlySet<RuleId>;
  readonly onQuery: (query: string) => void;
}

interface SectionProps {
  readonly section: Section;
  readonly number: number;
  readonly shown: ReadonlySet<RuleId>;
}

function RulesOf({ section, number, shown }: SectionProps) {
  const t = useT();
  const rules: readonly RuleId[] = RULE_SECTIONS[section];
  const lines = rules.filter((rule) => shown.has(rule));
  if (lines.length === 0) return undefined;
  return (
    <RuleSection section={section} number={number} title={t(`targi.section.${section}`)}>
      {lines.map((rule) => (
        <RuleLine key={rule} id={rule} />
      ))}
    </RuleSection>
  );
}

export function Rules({ query, found, shown, onQuery }: RulesProps) {
  const t = useT();
  return (
    <div className="rules-columns">
      <div className="rules-side">
        <Finder query={query} found={found} onQuery={onQuery} />
        <Contents sections={SECTIONS} titleOf={(section) => t(`targi.section.${section}`)} />
      </div>
      <div id="rule-lines">
        {!found && <BoardFigure />}
        {SECTIONS.map((section, index) => (
          <RulesOf key={section} section={section} number={index + 1} shown={shown} />
        ))}
      </div>
    </div>
  );
}
