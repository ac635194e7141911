import { type Language, loadTranslator, loadUsed, type Translator } from '@caravanserai/texts/page';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { keepLanguage } from './firstLanguage.ts';

interface Speech {
  readonly t: Translator;
  readonly language: Language;
  /** Loads the texts first; until then the page stays in the old language. Resolves to false if loading failed. */
  readonly speak: (language: Language) => Promise<boolean>;
}

const SpeechContext = createContext<Speech | undefined>(undefined);

interface SpeechProviderProps {
  readonly first: Translator;
  readonly children: ReactNode;
}

export function SpeechProvider({ first, children }: SpeechProviderProps) {
  const [t, setTranslator] = useState<Translator>(() => first);
  const requested = useRef<Language>(first.language);

  useLayoutEffect(() => {
    document.documentElement.lang = t.language;
    document.querySelector('meta[name=description]')?.setAttribute('content', t('home.description'));
  }, [t]);

  async function speak(language: Language): Promise<boolean> {
    requested.current = language;
    try {
      const [loaded] = await Promise.all([loadTranslator(language), loadUsed(language)]);
      if (requested.current !== language) return true; // another language was chosen meanwhile
      keepLanguage(language);
      setTranslator(() => loaded);
      return true;
    } catch {
      return false;
    }
  }

  return <SpeechContext value={{ t, language: t.language, speak }}>{children}</SpeechContext>;
}

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('useSpeech outside of SpeechProvider');
  return speech;
}

export function useT(): Translator {
  return useSpeech().t;
}
