import { useEffect, useState } from 'react';
import { useSpeech } from '../../app/settings/language.tsx';
import { type PushState, pushState, switchOff, switchOn } from './push.ts';

/** Undefined until the browser has answered. */
export function usePush(): { readonly state: PushState | undefined; readonly turn: (isOn: boolean) => void } {
  const { language } = useSpeech();
  const [state, setState] = useState<PushState>();
  useEffect(() => {
    let isWanted = true;
    void pushState().then((known) => (isWanted ? setState(known) : undefined));
    return () => {
      isWanted = false;
    };
  }, []);
  return { state, turn: (isOn) => void (isOn ? switchOn(language) : switchOff()).then(setState) };
}
