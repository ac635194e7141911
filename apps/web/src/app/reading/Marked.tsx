import { createContext, useContext } from 'react';
import { cutAtTerms } from './search.ts';

/** What the visitor looks for; nothing most of the time. */
export const TermsContext = createContext<readonly string[]>([]);

/** A text in which the search terms light up. */
export function Marked({ text }: { readonly text: string }) {
  const terms = useContext(TermsContext);
  if (terms.length === 0) return text;
  return cutAtTerms(text, terms).map(({ text: piece, found }, index) =>
    found ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
  );
}
