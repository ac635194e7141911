import { RULE_SECTIONS, type RuleId, type RuleSection } from '@caravanserai/targi/rules';
import { useEffect, useRef, useState } from 'react';
import { TermsContext } from '../../../../app/reading/Marked.tsx';
import { RuleLine } from '../../rules/RuleLine.tsx';
import { matchesAll, termsOf } from '../../../../app/reading/search.ts';
import { textsOfRule } from '../../rules/searchable.ts';
import { useTableLinks } from './useTableLinks.ts';
import { useReadingT } from '../../useT.ts';

const SECTIONS = Object.keys(RULE_SECTIONS) as RuleSection[];

/** All rules with a search field; scrolls to the requested rule. */
export function RuleLines({ rule }: { readonly rule: RuleId | undefined }) {
  const t = useReadingT();
  const links = useTableLinks();
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const terms = termsOf(query);

  useEffect(() => {
    const line = box.current?.querySelector(`[id="${rule ?? ''}"]`);
    line?.scrollIntoView({ block: 'center' });
    line?.setAttribute('data-here', '');
  }, [rule]);

  const shown = SECTIONS.map((section) => ({
    section,
    rules: (RULE_SECTIONS[section] as readonly RuleId[]).filter((id) => matchesAll(terms, textsOfRule(t, id))),
  })).filter(({ rules }) => rules.length > 0);

  return (
    <div ref={links}>
      <search className="rules-search">
        <label>
          {t('play.rules.search')}
          <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </label>
        <p className="unseen" role="status">
          {terms.length > 0 && t('pages.rules.foundRules', { count: shown.flatMap(({ rules }) => rules).length })}
        </p>
      </search>
      {shown.length === 0 && <p>{t('pages.rules.nothing')}</p>}
      <TermsContext value={terms}>
        <div ref={box}>
          {shown.map(({ section, rules }) => (
            <section key={section} className="rule-section">
              <h3>{t(`targi.section.${section}`)}</h3>
              <ol>
                {rules.map((id) => (
                  <RuleLine key={id} id={id} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </TermsContext>
    </div>
  );
}
