import '../styles/tokens.css';
import '../styles/cards.css';
import '../styles/reading.css';
import { BORDER_CARDS, GOODS_CARDS, type Symbol, TRIBE_CARDS } from '@caravanserai/targi/cards';
import { RULE_SECTIONS, type RuleId } from '@caravanserai/targi/rules';
import { useEffect, useState } from 'react';
import { CARD_COUNTS, Cards } from '../cards/Cards.tsx';
import { Finder } from './Finder.tsx';
import { TermsContext } from '../../../app/reading/Marked.tsx';
import { Rules } from './Rules.tsx';
import { matchesAll, termsOf } from '../../../app/reading/search.ts';
import { textsOfCard, textsOfRule } from './searchable.ts';
import { ScreenTitle } from '../../../app/parts/ScreenTitle.tsx';
import { goToFragment, isFragmentMissing } from '../../../app/reading/fragment.ts';
import { GameTabs } from '../../../app/reading/GameTabs.tsx';
import { useReadingT } from '../useT.ts';

const ALL_RULES: readonly RuleId[] = Object.values(RULE_SECTIONS).flat();
const ALL_CARDS = [...BORDER_CARDS, ...GOODS_CARDS, ...TRIBE_CARDS];

/** The search is stored in the URL, so that it can be shared and survives switching between rules and cards. */
function readFind(): string {
  return new URLSearchParams(location.search).get('find') ?? '';
}

function writeFind(query: string): void {
  const url = new URL(location.href);
  if (query === '') url.searchParams.delete('find');
  else url.searchParams.set('find', query);
  history.replaceState(history.state, '', url);
}

function useReading() {
  const t = useReadingT();
  const [query, setQuery] = useState(readFind);
  const [symbol, setSymbol] = useState<Symbol>();

  function find(text: string): void {
    writeFind(text);
    setQuery(text);
  }

  useEffect(goToFragment, []);

  // A link may lead to something hidden by the current search or filter.
  useEffect(() => {
    function showAll(): void {
      if (!isFragmentMissing()) return;
      writeFind('');
      setQuery('');
      setSymbol(undefined);
      requestAnimationFrame(goToFragment);
    }
    addEventListener('hashchange', showAll);
    return () => removeEventListener('hashchange', showAll);
  }, []);

  const terms = termsOf(query);
  const rules = new Set(ALL_RULES.filter((rule) => matchesAll(terms, textsOfRule(t, rule))));
  const cards = new Set<unknown>(ALL_CARDS.filter((card) => matchesAll(terms, textsOfCard(t, card))));
  const found = terms.length > 0 ? { rules: rules.size, cards: cards.size } : undefined;
  return { t, query, find, terms, rules, cards, found, symbol, setSymbol };
}

export function RulesScreen() {
  const { t, query, find, terms, rules, found } = useReading();
  return (
    <TermsContext value={terms}>
      <section className="rules width" id="rules" aria-labelledby="rules-title">
        <div className="section-head">
          <GameTabs />
          <ScreenTitle id="rules-title">{t('pages.rules.title')}</ScreenTitle>
          <p className="lead">{t('targiOpening')}</p>
          <p className="lead">{t('shell.reading.lead')}</p>
        </div>
        <Rules query={query} found={found} shown={rules} onQuery={find} />
      </section>
    </TermsContext>
  );
}

export function CardsScreen() {
  const { t, query, find, terms, cards, found, symbol, setSymbol } = useReading();
  return (
    <TermsContext value={terms}>
      <section className="cards" id="cards" aria-labelledby="cards-title">
        <div className="width">
          <div className="section-head">
            <ScreenTitle id="cards-title">{t('pages.cards.title')}</ScreenTitle>
            <p className="lead">{t('pages.cards.lead', CARD_COUNTS)}</p>
          </div>
          <Finder query={query} found={found} onQuery={find} />
          <Cards isFound={(card) => cards.has(card)} symbol={symbol} onSymbol={setSymbol} />
        </div>
      </section>
    </TermsContext>
  );
}
