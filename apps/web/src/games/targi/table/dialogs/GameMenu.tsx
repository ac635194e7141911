import { sayOptions } from '@caravanserai/texts/page';
import { MenuItem, MenuKeys, MenuOptions, MenuSwitch } from '../../../../app/parts/Menu.tsx';
import { openSettings } from '../../../../app/settings/SettingsDialog.tsx';
import { targi } from '../../page.ts';
import type { Snapshot, TableClient } from '../../client.ts';
import { useTableState } from '../tableState.tsx';
import { playerAndColour } from '../words/sayNow.ts';
import { CoachSwitch } from '../../coach/CoachSwitch.tsx';
import { useSignal } from '../../../../app/signals/useSignal.ts';
import { settings } from '../../settings.ts';
import { downloadGame } from './download.ts';
import { PanelFrame } from './PanelFrame.tsx';
import { ShareButton } from './ShareButton.tsx';
import { useT } from '../../useT.ts';

interface GameMenuProps {
  readonly snapshot: Snapshot;
  readonly client: TableClient;
  readonly onLeave: () => void;
}

/** Actions on the game as a whole, its settings, and the keyboard shortcuts. */
export function GameMenu({ snapshot, client, onLeave }: GameMenuProps) {
  const t = useT();
  const { wish, openPanel } = useTableState();
  const sides = useSignal(settings.sides);
  const { players, view, control } = snapshot;
  const isRunning = control.kind !== 'over';
  const people = Object.values(players).filter(({ kind }) => kind === 'person').length;
  return (
    <PanelFrame title={t('table.menu.title')} className="menu-panel">
      <p>
        {t('play.menu.versus', {
          blue: playerAndColour(t, players, 'blue'),
          white: playerAndColour(t, players, 'white'),
        })}
      </p>
      <ul className="menu-list">
        <MenuItem icon="rules" to={() => openPanel({ kind: 'rules' })}>
          {t('pages.rules.title')}
        </MenuItem>
        <MenuItem icon="look" to={openSettings}>
          {t('shell.settings.open')}
        </MenuItem>
        {!(snapshot.online && isRunning) && (
          <MenuItem
            icon="download"
            to={() => wish(downloadGame(client))}
            note={isRunning ? t('play.menu.secrets') : undefined}
          >
            {t('table.menu.download')}
          </MenuItem>
        )}
        {!(snapshot.online && isRunning) && (
          <ShareButton client={client}>
            {(open) => (
              <MenuItem icon="link" to={open}>
                {t('play.share.open')}
              </MenuItem>
            )}
          </ShareButton>
        )}
        <MenuItem icon="again" to={targi.screens.setup.path}>
          {t('table.menu.new')}
        </MenuItem>
        <MenuItem icon="home" to={onLeave} note={isRunning ? t('play.menu.kept') : undefined}>
          {t('table.menu.leave')}
        </MenuItem>
      </ul>
      <CoachSwitch snapshot={snapshot} />
      {people > 1 && (
        <MenuSwitch isOn={snapshot.curtain} onSwitch={(isOn) => wish(client.setCurtain(isOn))}>
          {t('play.menu.curtain')}
        </MenuSwitch>
      )}
      {people > 1 && (
        <MenuSwitch isOn={sides === 'turned'} onSwitch={(isOn) => settings.sides.set(isOn ? 'turned' : 'kept')}>
          {t('play.menu.turned')}
        </MenuSwitch>
      )}
      <MenuOptions options={sayOptions(t, view.options)} />
      <MenuKeys keys={KEYS.map(({ keys, does }) => ({ keys, does: t(`play.keys.${does}`) }))} />
    </PanelFrame>
  );
}

const KEYS = [
  { keys: ['↑', '↓', '←', '→'], does: 'walk' },
  { keys: ['Enter'], does: 'act' },
  { keys: ['I'], does: 'enlarge' },
  { keys: ['V'], does: 'reach' },
  { keys: ['Backspace', 'Ctrl+Z'], does: 'undo' },
  { keys: ['Esc'], does: 'close' },
  { keys: ['?'], does: 'help' },
] as const;
