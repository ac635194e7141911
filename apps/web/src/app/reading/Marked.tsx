import { createContext, useContext } from 'react';
import { cutAtTerms } from './search.ts';

/** The visitor's search terms; usually none. */
export const TermsContext = createContext<readonly string[]>([]);

/** A text with its search terms highlighted. */
export function Marked({ text }: { readonly text: string }) {
  const terms = useContext(TermsContext);
  if (terms.length === 0) return text;
  return cutAtTerms(text, terms).map(({ text: piece, found }, index) =>
    found ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
  );
}
