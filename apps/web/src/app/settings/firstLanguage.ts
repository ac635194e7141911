import { type Language, LANGUAGES, matchLanguage } from '@caravanserai/texts/page';
import { storedSignal } from '../signals/storedSignal.ts';

const chosen = storedSignal('caravanserai.language', parseLanguage, (language) => language);

function parseLanguage(text: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}

/** From the URL, else an earlier visit, else the browser. */
export function firstLanguage(): Language {
  return (
    parseLanguage(new URLSearchParams(location.search).get('lang')) ??
    chosen.get() ??
    matchLanguage(navigator.languages)
  );
}

/** A language in the URL is updated after the switch. */
export function keepLanguage(language: Language): void {
  chosen.set(language);
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.set('lang', language);
  history.replaceState(history.state, '', url);
}
