import { sayTargetsOptions } from '@caravanserai/texts/page';
import { useState, useSyncExternalStore } from 'react';
import { openSettings } from '../../../parts/SettingsDialog.tsx';
import { pathOf } from '../../../shell/paths.ts';
import { saveFile } from '../../../shell/saveFile.ts';
import { localTargets } from '../../../shell/targets/games.ts';
import { currentPace, keepPace } from '../../../shell/targets/pace.ts';
import { Icon } from '../../targi/turn/icons.tsx';
import { chooseStage, KINDS, stageKind, subscribeStage } from '../stageSettings.ts';
import type { Pace } from '../table.ts';
import { useTable } from '../tableContext.ts';
import { useTargetsT } from '../useTargetsT.ts';
import { PanelFrame } from './PanelFrame.tsx';

function StageChoice() {
  const t = useTargetsT();
  const kind = useSyncExternalStore(subscribeStage, stageKind);
  return (
    <fieldset className="setting">
      <legend>{t('targets.page.menu.stage')}</legend>
      <div className="segments">
        {KINDS.map((each) => (
          <label key={each}>
            <input type="radio" name="stage" checked={each === kind} onChange={() => chooseStage(each)} />
            <span>{t(`targets.page.menu.stageOf.${each}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PaceChoice() {
  const t = useTargetsT();
  const [pace, setPace] = useState(currentPace);
  function choose(wished: Pace): void {
    setPace(wished);
    keepPace(wished);
    void localTargets().then((games) => games.setPace(wished));
  }
  return (
    <label className="menu-switch">
      <input
        type="checkbox"
        checked={pace === 'quick'}
        onChange={({ target }) => choose(target.checked ? 'quick' : 'calm')}
      />
      <span>{t('targets.page.menu.quick')}</span>
    </label>
  );
}

/** What can be done with the game as a whole, how the table looks, and the keys. */
export function MenuPanel({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTargetsT();
  const { client, shown } = useTable();
  const { kind, gameId, view, players } = shown.snapshot;
  const hasBots = Object.values(players).some((player) => player.kind === 'bot');

  async function download(): Promise<void> {
    const text = await client.notation();
    if (text.ok) saveFile(`${gameId}.targets`, text.value);
  }

  return (
    <PanelFrame title={t('play.menu.title')}>
      <ul className="menu-list">
        <li>
          <a className="menu-item" href={pathOf('targetsRules')}>
            <Icon name="rules" /> {t('shell.reading.targetsTitle')}
          </a>
        </li>
        <li>
          <button type="button" className="menu-item" onClick={openSettings}>
            <Icon name="look" /> {t('shell.settings.open')}
          </button>
        </li>
        {kind === 'game' && !client.far && (
          <li>
            <button type="button" className="menu-item" onClick={() => void download()}>
              <Icon name="download" /> {t('play.menu.download')}
            </button>
          </li>
        )}
        {!client.far && (
          <li>
            <a className="menu-item" href={pathOf('targetsSetup')}>
              <Icon name="again" /> {t('play.menu.new')}
            </a>
          </li>
        )}
        <li>
          <button type="button" className="menu-item" onClick={onLeave}>
            <Icon name="home" /> {t('play.menu.leave')}
          </button>
        </li>
      </ul>
      <StageChoice />
      {hasBots && !client.far && <PaceChoice />}
      {kind === 'game' && (
        <>
          <h3>{t('play.menu.options')}</h3>
          <ul className="menu-options">
            {sayTargetsOptions(t, view.options).map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        </>
      )}
      <h3>{t('play.keys.title')}</h3>
      <dl className="menu-keys">
        {(['aim', 'side', 'strike', 'view', 'replay'] as const).map((name) => (
          <div key={name}>
            <dt>
              {KEYS[name].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`targets.page.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </PanelFrame>
  );
}

const KEYS = {
  aim: ['←', '→', '↑', '↓'],
  side: [',', '.'],
  strike: ['Space'],
  view: ['V'],
  replay: ['R'],
} as const;
