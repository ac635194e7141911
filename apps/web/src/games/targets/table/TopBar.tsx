import { useState } from 'react';
import { Icon, type IconName, Sign } from '../../../app/parts/icons.tsx';
import { SoundSwitch } from '../../../app/sound/SoundSwitch.tsx';
import { saySeries } from './practice/saySeries.ts';
import { type Panel, useTable } from './tableContext.ts';
import { useLookKeys } from './turn/useLookKeys.ts';
import { useT } from '../useT.ts';

const SIGNS = {
  above: <path d="M4 8 12 4l8 4-8 4zM12 22v-7M9 18l3 3 3-3" />,
  behind: <path d="M3 16 12 9l9 7M7 20l5-4 5 4" />,
  replay: <path d="M4 5v5h5M5 15a8 8 0 1 0 1-8l-2 3M11 9v5l4 2" />,
  words: <path d="M4 5h16v11H11l-4 4v-4H4zM8 9h8M8 12h5" />,
} as const;
type SignName = keyof typeof SIGNS;

function isOwnSign(name: IconName | SignName): name is SignName {
  return name in SIGNS;
}

interface TopButtonProps {
  readonly icon: IconName | SignName;
  readonly label: string;
  readonly isPressed?: boolean;
  readonly isExpanded?: boolean;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

function TopButton({ icon, label, isPressed, isExpanded, isOff = false, onPress }: TopButtonProps) {
  return (
    <button
      type="button"
      className="head-button"
      data-icon={icon}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {isOwnSign(icon) ? <Sign>{SIGNS[icon]}</Sign> : <Icon name={icon} />}
    </button>
  );
}

function RoundTitle() {
  const t = useT();
  const { shown, isGuided } = useTable();
  const { snapshot } = shown;
  const { view, need, kind, log, drill } = snapshot;
  const { round, set, options, phase, middle } = view;
  if (isGuided) {
    return (
      <p className="head-title">
        <strong>{t('teaser.targets.name')}</strong>
      </p>
    );
  }
  if (kind === 'practice') {
    const flicks = log.filter(({ move }) => move.type === 'flick');
    const hits = flicks.filter(({ events }) =>
      events.some((event) => event.type === 'flicked' && event.disc !== undefined),
    );
    return (
      <p className="head-title">
        <strong>{t('targets.page.practice')}</strong>
        <span>
          {drill ? saySeries(t, drill.tries) : t('targets.page.shots', { count: flicks.length, hits: hits.length })}
        </span>
      </p>
    );
  }
  const title =
    phase.name === 'golden'
      ? t('targets.section.golden')
      : options.threeByThree
        ? t('targets.page.set', { set, round })
        : t('targets.page.round', { round });
  const isMoney = middle.length === 0 && phase.name === 'flick' && need.kind === 'flick' && view.targetsWon === 0;
  return (
    <p className="head-title">
      <strong>{title}</strong>
      <span>{isMoney ? t('targets.page.money') : t('targets.page.aside', { count: view.aside.length })}</span>
    </p>
  );
}

/** Shows the round, and controls for the camera and the panels. */
export function TopBar({ onLeave }: { readonly onLeave: () => void }) {
  const t = useT();
  const { shown, director, panel, openPanel, client } = useTable();
  const [isAbove, setAbove] = useState(false);
  const { snapshot, moment } = shown;
  const canReplay = (moment === 'live' || moment === 'past') && snapshot.shot !== undefined;
  const open = (wanted: Panel) => openPanel(panel === wanted ? undefined : wanted);
  const look = () => {
    director.setLook(isAbove ? 'behind' : 'above');
    setAbove(!isAbove);
  };
  const replay = () => {
    if (canReplay) void director.replay();
  };
  useLookKeys({ v: look, r: replay });
  return (
    <header className="table-head">
      <TopButton icon="home" label={t('table.leave')} onPress={onLeave} />
      <RoundTitle />
      <nav className="head-ways">
        {snapshot.kind === 'practice' && !snapshot.drill && (
          <TopButton
            icon="undo"
            label={t('targets.page.undo')}
            isOff={!snapshot.canUndo || moment !== 'live'}
            onPress={() => void client.undo()}
          />
        )}
        <TopButton icon="replay" label={t('targets.page.replay')} isOff={!canReplay} onPress={replay} />
        <TopButton
          icon={isAbove ? 'behind' : 'above'}
          label={t('targets.page.above')}
          isPressed={isAbove}
          onPress={look}
        />
        <SoundSwitch className="head-button" />
        <TopButton
          icon="words"
          label={t('targets.page.words.title')}
          isExpanded={panel === 'words'}
          onPress={() => open('words')}
        />
        <TopButton icon="log" label={t('targets.page.log')} isExpanded={panel === 'log'} onPress={() => open('log')} />
        <TopButton
          icon="menu"
          label={t('table.menu.title')}
          isExpanded={panel === 'menu'}
          onPress={() => open('menu')}
        />
      </nav>
    </header>
  );
}
