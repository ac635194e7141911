import { type Language, LANGUAGES, matchLanguage, type Translator, translator } from '@caravanserai/texts';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { readStored, writeStored } from './stored.ts';

const KEY = 'caravanserai.language';

interface Speech {
  readonly t: Translator;
  readonly language: Language;
  readonly speak: (language: Language) => void;
}

const SpeechContext = createContext<Speech | undefined>(undefined);

function parseLanguage(text: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}

/** The address says it, or an earlier visit, or the browser. */
function firstLanguage(): Language {
  return (
    parseLanguage(new URLSearchParams(location.search).get('lang')) ??
    parseLanguage(readStored(KEY)) ??
    matchLanguage(navigator.languages)
  );
}

/** An address that names a language keeps telling the truth after the switch. */
function renameInAddress(language: Language): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.set('lang', language);
  history.replaceState(history.state, '', url);
}

export function SpeechProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  const t = translator(language);

  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.title = t('home.title');
    document.querySelector('meta[name=description]')?.setAttribute('content', t('home.description'));
  }, [language, t]);

  function speak(wish: Language): void {
    writeStored(KEY, wish);
    renameInAddress(wish);
    setLanguage(wish);
  }

  return <SpeechContext value={{ t, language, speak }}>{children}</SpeechContext>;
}

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('useSpeech outside of SpeechProvider');
  return speech;
}

export function useT(): Translator {
  return useSpeech().t;
}
