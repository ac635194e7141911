import { type Language, LANGUAGES, matchLanguage } from '@caravanserai/texts/page';
import { keptCell } from '../cells/keptCell.ts';

const chosen = keptCell('caravanserai.language', parseLanguage, (language) => language);

function parseLanguage(text: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}

/** The address says it, or an earlier visit, or the browser. */
export function firstLanguage(): Language {
  return (
    parseLanguage(new URLSearchParams(location.search).get('lang')) ??
    chosen.get() ??
    matchLanguage(navigator.languages)
  );
}

/** An address that names a language keeps telling the truth after the switch. */
export function keepLanguage(language: Language): void {
  chosen.set(language);
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.set('lang', language);
  history.replaceState(history.state, '', url);
}
