import { sayOptions } from '@caravanserai/texts/page';
import { openSettings } from '../../../parts/SettingsDialog.tsx';
import { useT } from '../../../settings/language.tsx';
import { pathOf } from '../../../shell/paths.ts';
import type { Snapshot, TableClient } from '../table.ts';
import { useTableState } from '../tableState.tsx';
import { Icon } from '../turn/icons.tsx';
import { playerAndColour } from '../words/sayNow.ts';
import { downloadGame } from './download.ts';
import { PanelFrame } from './PanelFrame.tsx';

interface GameMenuProps {
  readonly snapshot: Snapshot;
  readonly client: TableClient;
  readonly onLeave: () => void;
}

/** What can be done with the game as a whole, how it is set up, and the keys. */
export function GameMenu({ snapshot, client, onLeave }: GameMenuProps) {
  const t = useT();
  const { wish, openPanel } = useTableState();
  const { players, view, control } = snapshot;
  const isRunning = control.kind !== 'over';
  const people = Object.values(players).filter(({ kind }) => kind === 'person').length;
  return (
    <PanelFrame title={t('play.menu.title')} className="menu-panel">
      <p>
        {t('play.menu.versus', {
          blue: playerAndColour(t, players, 'blue'),
          white: playerAndColour(t, players, 'white'),
        })}
      </p>
      <ul className="menu-list">
        <li>
          <button type="button" className="menu-item" onClick={() => openPanel({ kind: 'rules' })}>
            <Icon name="rules" /> {t('home.rules.title')}
          </button>
        </li>
        <li>
          <button type="button" className="menu-item" onClick={openSettings}>
            <Icon name="look" /> {t('shell.settings.open')}
          </button>
        </li>
        {!(snapshot.online && isRunning) && (
          <li>
            <button type="button" className="menu-item" onClick={() => wish(downloadGame(client))}>
              <Icon name="download" /> {t('play.menu.download')}
            </button>
            {isRunning && <p className="menu-note">{t('play.menu.secrets')}</p>}
          </li>
        )}
        <li>
          <a className="menu-item" href={pathOf('setup')}>
            <Icon name="again" /> {t('play.menu.new')}
          </a>
        </li>
        <li>
          <button type="button" className="menu-item" onClick={onLeave}>
            <Icon name="home" /> {t('play.menu.leave')}
          </button>
          {isRunning && <p className="menu-note">{t('play.menu.kept')}</p>}
        </li>
      </ul>
      {people > 1 && (
        <label className="menu-switch">
          <input
            type="checkbox"
            checked={snapshot.curtain}
            onChange={({ target }) => wish(client.setCurtain(target.checked))}
          />
          <span>{t('play.menu.curtain')}</span>
        </label>
      )}
      <h3>{t('play.menu.options')}</h3>
      <ul className="menu-options">
        {sayOptions(t, view.options).map((option) => (
          <li key={option}>{option}</li>
        ))}
      </ul>
      <Keys />
    </PanelFrame>
  );
}

const KEYS = [
  { keys: ['↑', '↓', '←', '→'], does: 'walk' },
  { keys: ['Enter'], does: 'act' },
  { keys: ['I'], does: 'enlarge' },
  { keys: ['Backspace', 'Ctrl+Z'], does: 'undo' },
  { keys: ['Esc'], does: 'close' },
  { keys: ['?'], does: 'help' },
] as const;

function Keys() {
  const t = useT();
  return (
    <>
      <h3>{t('play.keys.title')}</h3>
      <dl className="menu-keys">
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`play.keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
