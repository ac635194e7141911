import { LANGUAGES, languageName } from '@caravanserai/texts/page';
import { useRef, useState } from 'react';
import { useCell } from '../cells/useCell.ts';
import { canTremble } from '../sound/sound.ts';
import { useSpeech, useT } from './language.tsx';
import { type Choice, CHOICES, type Setting, SETTINGS, settings } from './settings.ts';

const DIALOG_ID = 'settings';

/** From anywhere: the header, a table. */
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

function SettingChoice({ setting }: { readonly setting: Asked }) {
  const t = useT();
  const chosen = useCell<Choice<Setting>>(settings[setting]);
  const label = (choice: Choice<Setting>) => t(`shell.settings.${setting}.${choice}` as 'shell.settings.theme.system');
  return (
    <fieldset className="setting">
      <legend>{t(`shell.settings.${setting}.label`)}</legend>
      <div className="segments">
        {CHOICES[setting].map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={`setting-${setting}`}
              checked={choice === chosen}
              onChange={() => settings[setting].set(choice as never)}
            />
            <span>{label(choice)}</span>
          </label>
        ))}
      </div>
      {setting === 'moves' && <p className="setting-text">{t('shell.settings.movesText')}</p>}
    </fieldset>
  );
}

type Asked = Exclude<Setting, 'coach'>;

/** A device that cannot tremble need not be asked about it, and some things are asked where they are used. */
function canChoose(setting: Setting): setting is Asked {
  return setting !== 'coach' && (setting !== 'vibration' || canTremble());
}

/** Always in the page, closed: `openSettings` opens it, and the focus goes back to where it was. */
export function SettingsDialog() {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    // A click beside it closes it; with keys there is Escape.
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
        {SETTINGS.filter(canChoose).map((setting) => (
          <SettingChoice key={setting} setting={setting} />
        ))}
        <button type="button" className="button button-main" onClick={() => dialog.current?.close()}>
          {t('shell.settings.close')}
        </button>
      </div>
    </dialog>
  );
}
