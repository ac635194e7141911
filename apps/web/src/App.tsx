import { BORDER_CARDS, GOODS_CARDS, type Symbol, TRIBE_CARDS } from '@caravanserai/targi/cards';
import { RULE_SECTIONS, type RuleId } from '@caravanserai/targi/rules';
import { useEffect, useState } from 'react';
import { Cards } from './cards/Cards.tsx';
import { Footer } from './parts/Footer.tsx';
import { Header } from './parts/Header.tsx';
import { House } from './parts/House.tsx';
import { Tables } from './parts/Tables.tsx';
import { TermsContext } from './rules/Marked.tsx';
import { Rules } from './rules/Rules.tsx';
import { matchesAll, termsOf } from './rules/search.ts';
import { textsOfCard, textsOfRule } from './rules/searchable.ts';
import { useT } from './settings/language.tsx';

const ALL_RULES: readonly RuleId[] = Object.values(RULE_SECTIONS).flat();
const ALL_CARDS = [...BORDER_CARDS, ...GOODS_CARDS, ...TRIBE_CARDS];

/** The page is drawn after the browser has looked for the address's fragment; ask it to look again. */
function goToFragment(): void {
  if (location.hash !== '') location.replace(location.hash);
}

function isFragmentMissing(): boolean {
  return location.hash !== '' && document.getElementById(decodeURIComponent(location.hash.slice(1))) === null;
}

export function App() {
  const t = useT();
  const [query, setQuery] = useState('');
  const [symbol, setSymbol] = useState<Symbol>();

  useEffect(goToFragment, []);

  // A link may lead to what search and filter hide now.
  useEffect(() => {
    function showAll(): void {
      if (!isFragmentMissing()) return;
      setQuery('');
      setSymbol(undefined);
      requestAnimationFrame(goToFragment);
    }
    addEventListener('hashchange', showAll);
    return () => removeEventListener('hashchange', showAll);
  }, []);

  const terms = termsOf(query);
  const shown = new Set(ALL_RULES.filter((rule) => matchesAll(terms, textsOfRule(t, rule))));
  const cards = new Set<unknown>(ALL_CARDS.filter((card) => matchesAll(terms, textsOfCard(t, card))));
  const found = terms.length > 0 ? { rules: shown.size, cards: cards.size } : undefined;

  return (
    <TermsContext value={terms}>
      <a className="skip" href="#content">
        {t('home.skip')}
      </a>
      <div id="top" />
      <Header />
      <main id="content" tabIndex={-1}>
        <Tables />
        <House />
        <Rules query={query} found={found} shown={shown} onQuery={setQuery} />
        <Cards isFound={(card) => cards.has(card)} symbol={symbol} onSymbol={setSymbol} />
      </main>
      <Footer />
    </TermsContext>
  );
}
