import { sayTargetsOptions } from '@caravanserai/texts/page';
import { useSignal } from '../../../../app/signals/useSignal.ts';
import { MenuItem, MenuKeys, MenuOptions, MenuSwitch } from '../../../../app/parts/Menu.tsx';
import { openSettings } from '../../../../app/settings/SettingsDialog.tsx';
import { saveFile } from '../../../../app/parts/saveFile.ts';
import { device } from '../../device.ts';
import { pace } from '../../pace.ts';
import { botsSilent } from '../character/talk.ts';
import { KINDS, stageKind } from '../stageSettings.ts';
import { targets } from '../../page.ts';
import type { Pace } from '../../client.ts';
import { canRecord } from '../file/canRecord.ts';
import { type FileKind, useTable } from '../tableContext.ts';
import { PanelFrame } from './PanelFrame.tsx';
import { useT } from '../../useT.ts';

function StageChoice() {
  const t = useT();
  const kind = useSignal(stageKind);
  return (
    <fieldset className="setting">
      <legend>{t('targets.page.menu.stage')}</legend>
      <div className="segments">
        {KINDS.map((each) => (
          <label key={each}>
            <input type="radio" name="stage" checked={each === kind} onChange={() => stageKind.set(each)} />
            <span>{t(`targets.page.menu.stageOf.${each}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PaceChoice() {
  const t = useT();
  function choose(requested: Pace): void {
    pace.set(requested);
    void device.games().then((games) => games.setPace(requested));
  }
  return (
    <MenuSwitch isOn={useSignal(pace) === 'quick'} onSwitch={(isOn) => choose(isOn ? 'quick' : 'calm')}>
      {t('targets.page.menu.quick')}
    </MenuSwitch>
  );
}

function TalkChoice() {
  const t = useT();
  return (
    <MenuSwitch isOn={!useSignal(botsSilent)} onSwitch={(isOn) => botsSilent.set(!isOn)}>
      {t('targets.show.talk')}
    </MenuSwitch>
  );
}

/** Actions on the game as a whole, settings of the view, and keyboard shortcuts. */
export function MenuPanel({ onLeave }: { readonly onLeave: () => void }) {
  const t = useT();
  const { client, shown, make, openPanel } = useTable();
  const { kind, gameId, view, players } = shown.snapshot;
  const hasBots = Object.values(players).some((player) => player.kind === 'bot');

  function makeFile(what: FileKind): void {
    openPanel(undefined);
    make(what);
  }
  async function download(): Promise<void> {
    const text = await client.notation();
    if (text.ok) saveFile(`${gameId}.targets`, text.value);
  }

  return (
    <PanelFrame title={t('table.menu.title')}>
      <ul className="menu-list">
        <MenuItem icon="rules" to={targets.screens.rules.path}>
          {t('targets.page.rulesTitle')}
        </MenuItem>
        <MenuItem icon="look" to={openSettings}>
          {t('shell.settings.open')}
        </MenuItem>
        {kind === 'game' && !client.far && (
          <MenuItem icon="download" to={() => void download()}>
            {t('table.menu.download')}
          </MenuItem>
        )}
        {!client.far && (
          <MenuItem icon="again" to={targets.screens.setup.path}>
            {t('table.menu.new')}
          </MenuItem>
        )}
        {shown.snapshot.shot && canRecord() && (
          <MenuItem icon="curve" to={() => makeFile('clip')}>
            {t('targets.page.file.clip')}
          </MenuItem>
        )}
        <MenuItem icon="look" to={() => makeFile('picture')}>
          {t('targets.page.file.picture')}
        </MenuItem>
        <MenuItem icon="home" to={onLeave}>
          {t('table.menu.leave')}
        </MenuItem>
      </ul>
      <StageChoice />
      {hasBots && !client.far && <PaceChoice />}
      {hasBots && <TalkChoice />}
      {kind === 'game' && <MenuOptions options={sayTargetsOptions(t, view.options)} />}
      <MenuKeys keys={KEYS.map(({ keys, does }) => ({ keys, does: t(`targets.page.keys.${does}`) }))} />
    </PanelFrame>
  );
}

const KEYS = [
  { keys: ['←', '→', '↑', '↓'], does: 'aim' },
  { keys: [',', '.'], does: 'side' },
  { keys: ['Space'], does: 'strike' },
  { keys: ['V'], does: 'view' },
  { keys: ['R'], does: 'replay' },
] as const;
