import { Sign } from '../../../app/parts/icons.tsx';
import { targi } from '../page.ts';
import { useT } from '../useT.ts';

export interface Found {
  readonly rules: number;
  readonly cards: number;
}

interface FinderProps {
  readonly query: string;
  readonly found: Found | undefined; // undefined: no search
  readonly onQuery: (query: string) => void;
}

export function Finder({ query, found, onQuery }: FinderProps) {
  const t = useT();
  return (
    <search className="finder">
      <label htmlFor="finder">{t('pages.rules.search')}</label>
      <div className="finder-field">
        <Sign className="finder-lens">
          <circle cx={10.5} cy={10.5} r={6} />
          <path d="m15.5 15.5 5 5" />
        </Sign>
        <input
          id="finder"
          type="text"
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
        {query !== '' && (
          <button type="button" aria-label={t('pages.rules.clear')} onClick={() => onQuery('')}>
            <svg viewBox="0 0 24 24" aria-hidden="true" stroke="currentColor" strokeWidth={2.4} strokeLinecap="round">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        )}
      </div>
      <p className="finder-found" aria-live="polite">
        {found &&
          (found.rules + found.cards === 0 ? t('pages.rules.nothing') : <FoundLinks {...found} query={query} />)}
      </p>
    </search>
  );
}

/** Rules and cards are separate screens; the links carry the search along. */
function FoundLinks({ rules, cards, query }: Found & { readonly query: string }) {
  const t = useT();
  const find = `?find=${encodeURIComponent(query)}`;
  return (
    <>
      <a href={`${targi.screens.rules.path}${find}#rule-lines`}>{t('pages.rules.foundRules', { count: rules })}</a>
      <a href={`${targi.screens.cards.path}${find}#cards`}>{t('pages.rules.foundCards', { count: cards })}</a>
    </>
  );
}
