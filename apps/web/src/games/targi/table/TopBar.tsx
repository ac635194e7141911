import type { View } from '@caravanserai/targi';
import { sayPhase, sayRound } from '@caravanserai/texts/page';
import { useEffect } from 'react';
import { GoodsBack, TribeBack } from '../art/backs.tsx';
import { Picture } from '../../../app/art/Picture.tsx';
import { anchor } from './motion/anchors.ts';
import { type Panel, usePointing, useTableActions, useTableState } from './tableState.tsx';
import { Icon, type IconName } from '../../../app/parts/icons.tsx';
import { SoundSwitch } from '../../../app/sound/SoundSwitch.tsx';
import { useT } from '../useT.ts';
import { isBusy } from './turn/useTurnKeys.ts';

function Pile({ kind, count }: { readonly kind: 'goods' | 'tribe'; readonly count: number }) {
  const t = useT();
  const words = t(`board.pile.${kind}`, { count });
  return (
    <p className="pile" title={words}>
      <span className="pile-picture" {...anchor.deck(kind)}>
        <Picture>{kind === 'goods' ? <GoodsBack /> : <TribeBack />}</Picture>
      </span>
      <span className="pile-count" aria-hidden="true">
        {count}
      </span>
      <span className="unseen">{words}</span>
    </p>
  );
}

interface PanelButtonProps {
  readonly panel: Exclude<Panel['kind'], 'display'>;
  readonly icon: IconName;
  readonly label: string;
}

function PanelButton({ panel: kind, icon, label }: PanelButtonProps) {
  const { panel, openPanel } = useTableState();
  const isOpen = panel?.kind === kind;
  return (
    <button
      type="button"
      className={`head-button top-button top-${kind}`}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={() => openPanel(isOpen ? undefined : { kind })}
    >
      <Icon name={icon} />
      <span className="top-label">{label}</span>
    </button>
  );
}

const RAID_EVERY = 4; // cards of the border

/** The rounds until the robber reaches the next corner; nothing while a raid is on, or after the last one. */
function NextRaid({ view: { robber } }: Pick<TopBarProps, 'view'>) {
  const t = useT();
  const count = RAID_EVERY - (robber % RAID_EVERY);
  if (count === RAID_EVERY) return <span className="next-raid" />; // keeps its room
  const words = t('board.nextRaid', { count });
  return (
    <span className="next-raid" title={words}>
      <Icon name="raid" />
      <b aria-hidden="true">{count}</b>
      <span className="next-raid-words" aria-hidden="true">
        {words}
      </span>
      <span className="unseen">{words}</span>
    </span>
  );
}

interface TopBarProps {
  readonly view: View;
  readonly onLeave: () => void;
}

/** Shows the round and its phase, and opens the panels beside the table. */
export function TopBar({ view, onLeave }: TopBarProps) {
  const t = useT();
  return (
    <header className="top-bar">
      <button
        type="button"
        className="head-button top-button top-leave"
        aria-label={t('table.leave')}
        title={t('table.leave')}
        onClick={onLeave}
      >
        <Icon name="home" />
      </button>
      <p className="top-round">
        <strong>{sayRound(t, view.round)}</strong>
        <NextRaid view={view} />
        <span>{sayPhase(t, view.pending.phase)}</span>
      </p>
      <div className="piles">
        <Pile kind="goods" count={view.goods.left} />
        <Pile kind="tribe" count={view.tribe.left} />
      </div>
      <nav className="top-ways">
        <ReachButton view={view} />
        <SoundSwitch className="head-button top-button" />
        <PanelButton panel="log" icon="log" label={t('board.log')} />
        <PanelButton panel="rules" icon="rules" label={t('board.rules')} />
        <PanelButton panel="menu" icon="menu" label={t('board.menu')} />
      </nav>
    </header>
  );
}

const KEY = 'v';

/** Shows what the opponent could still reach: a switch for pointer and touch, a key to hold. */
function ReachButton({ view }: { readonly view: View }) {
  const t = useT();
  const { isScouting } = usePointing();
  const { scout } = useTableActions();
  const canScout = view.pending.phase === 'place';
  useEffect(() => {
    if (!canScout) return undefined;
    function press(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, repeat, type } = event;
      if (key.toLowerCase() !== KEY || ctrlKey || metaKey || altKey || repeat) return;
      if (type === 'keyup' || !isBusy(event)) scout(type === 'keydown');
    }
    addEventListener('keydown', press);
    addEventListener('keyup', press);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keyup', press);
    };
  }, [canScout, scout]);
  const isOn = canScout && isScouting;
  return (
    <button
      type="button"
      className="head-button top-button top-reach"
      aria-label={t('board.reach.label')}
      title={t('board.reach.label')}
      aria-pressed={isOn}
      disabled={!canScout}
      onClick={() => scout(!isOn)}
    >
      <Icon name="look" />
    </button>
  );
}
