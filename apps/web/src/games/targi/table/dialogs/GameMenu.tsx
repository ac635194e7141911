import { sayOptions } from '@caravanserai/texts/page';
import { MenuItem, MenuKeys, MenuOptions, MenuSwitch } from '../../../../app/parts/Menu.tsx';
import { openSettings } from '../../../../app/settings/SettingsDialog.tsx';
import { targi } from '../../page.ts';
import type { Snapshot, TableProps } from '../../client.ts';
import { usePast, useTableState } from '../tableState.tsx';
import { toBoard } from './toBoard.ts';
import { playerAndColour } from '../words/sayNow.ts';
import { useSignal } from '../../../../app/signals/useSignal.ts';
import { settings } from '../../settings.ts';
import { downloadGame } from './download.ts';
import { PanelFrame } from './PanelFrame.tsx';
import { ShareButton } from './ShareButton.tsx';
import { useT } from '../../useT.ts';
import { forgetSaid } from '../../coach/memory.ts';
import { canBeCoached } from '../../coach/switch.ts';

interface GameMenuProps extends TableProps {
  readonly onLeave: () => void;
}

/** Actions on the game as a whole, its settings, and the keyboard shortcuts. */
export function GameMenu({ snapshot, client, onLeave }: GameMenuProps) {
  const t = useT();
  const { wish, openPanel } = useTableState();
  const sides = useSignal(settings.sides);
  const { players, view, control } = snapshot;
  const isRunning = control.kind !== 'over';
  const isWithheld = snapshot.online !== undefined && (isRunning || snapshot.online.isSealed === true);
  const isPassedOn = !isWithheld && !snapshot.analysis; // the board has a link of its own
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
        {isPassedOn && (
          <MenuItem
            icon="download"
            to={() => wish(downloadGame(client))}
            note={isRunning ? t('play.menu.secrets') : undefined}
          >
            {t('table.menu.download')}
          </MenuItem>
        )}
        {isPassedOn && (
          <ShareButton client={client}>
            {(open) => (
              <MenuItem icon="link" to={open}>
                {t('play.share.open')}
              </MenuItem>
            )}
          </ShareButton>
        )}
        <BoardItem snapshot={snapshot} client={client} />
        <MenuItem icon="again" to={targi.screens.setup.path}>
          {t('table.menu.new')}
        </MenuItem>
        <MenuItem icon="home" to={onLeave} note={isRunning ? t('play.menu.kept') : undefined}>
          {t('table.menu.leave')}
        </MenuItem>
      </ul>
      <CoachSwitch snapshot={snapshot} />
      {people > 1 && !snapshot.analysis && (
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

/** The analysis board with this game; in a running one, with what the viewer knows. Not for a running online game. */
function BoardItem({ snapshot, client }: Pick<GameMenuProps, 'snapshot' | 'client'>) {
  const t = useT();
  const { wish } = useTableState();
  const past = usePast();
  const isRunning = snapshot.control.kind !== 'over';
  if (snapshot.analysis || snapshot.isLesson || snapshot.online?.isSealed) return undefined;
  if (snapshot.online && isRunning) {
    return (
      <li>
        <p className="menu-note">{t('play.board.running')}</p>
      </li>
    );
  }
  return (
    <MenuItem icon="branch" to={() => wish(toBoard(client, past?.version))}>
      {t('play.board.open')}
    </MenuItem>
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

/** Switch in the table's menu. States the reason where the coach is not allowed. */
function CoachSwitch({ snapshot }: { readonly snapshot: Snapshot }) {
  const t = useT();
  const isOn = useSignal(settings.coach) === 'on';
  if (!canBeCoached(snapshot)) return <p className="menu-note">{t('play.coach.onlyBots')}</p>;
  return (
    <>
      <MenuSwitch isOn={isOn} onSwitch={(on) => settings.coach.set(on ? 'on' : 'off')}>
        <b>{t('play.coach.name')}</b> {t('play.coach.text')}
      </MenuSwitch>
      {isOn && (
        <button type="button" className="link-button" onClick={forgetSaid}>
          {t('play.coach.again')}
        </button>
      )}
    </>
  );
}
