import { LANGUAGES, languageName } from '@caravanserai/texts/page';
import { useRef, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { type GamePage, GAMES } from '../../games/page.ts';
import type { Signal } from '../signals/signal.ts';
import { useSignal } from '../signals/useSignal.ts';
import { canVibrate } from '../sound/sound.ts';
import { useSpeech, useT } from './language.tsx';
import { CHOICES, settings, type ShownSetting } from './settings.ts';

const DIALOG_ID = 'settings';

/** Callable from anywhere: the header, a table. */
export function openSettings(): void {
  const dialog = document.getElementById(DIALOG_ID);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

function Languages() {
  const { t, language, speak } = useSpeech();
  const [isFailed, setFailed] = useState(false);
  return (
    <fieldset className="setting">
      <legend>{t('shell.settings.language')}</legend>
      <div className="segments segments-languages">
        {LANGUAGES.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={each === language}
            onClick={() => void speak(each).then((isSpoken) => setFailed(!isSpoken))}
          >
            {languageName(each)}
          </button>
        ))}
      </div>
      <p className="setting-text" role="status">
        {isFailed && t('shell.settings.notLoaded')}
      </p>
    </fieldset>
  );
}

function SettingChoice({ setting }: { readonly setting: ShownSetting }) {
  const t = useT();
  const { name, choices, signal, sayLabel, sayChoice, sayNote } = setting;
  const chosen = useSignal(signal);
  return (
    <fieldset className="setting">
      <legend>{sayLabel(t)}</legend>
      <div className="segments">
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={`setting-${name}`}
              checked={choice === chosen}
              onChange={() => signal.set(choice)}
            />
            <span>{sayChoice(t, choice)}</span>
          </label>
        ))}
      </div>
      {sayNote && <p className="setting-text">{sayNote(t)}</p>}
    </fieldset>
  );
}

type Setting = keyof typeof CHOICES;

/** The settings of the frame that this device supports, then those of the games. */
function shownSettings(): readonly ShownSetting[] {
  const names = (Object.keys(CHOICES) as Setting[]).filter((name) => name !== 'vibration' || canVibrate());
  const own = names.map((name): ShownSetting => ({
    name,
    choices: CHOICES[name],
    signal: settings[name] as Signal<string>,
    sayLabel: (t) => t(`shell.settings.${name}.label`),
    sayChoice: (t, choice) => t(`shell.settings.${name}.${choice}` as 'shell.settings.theme.system'),
  }));
  return [...own, ...Object.values<GamePage>(GAMES).flatMap((game) => game.settings ?? [])];
}

/** Always mounted, but closed: `openSettings` opens it, and closing restores the focus. */
export function SettingsDialog() {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    // A click on the backdrop closes it; for the keyboard there is Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      id={DIALOG_ID}
      className="dialog settings"
      aria-labelledby="settings-title"
      onClick={({ target }) => {
        if (target === dialog.current) dialog.current.close();
      }}
    >
      <div className="settings-inside">
        <h2 id="settings-title">{t('shell.settings.title')}</h2>
        <Languages />
        {shownSettings().map((setting) => (
          <SettingChoice key={setting.name} setting={setting} />
        ))}
        <Button isMain onClick={() => dialog.current?.close()}>
          {t('shell.settings.close')}
        </Button>
      </div>
    </dialog>
  );
}
