import { type Seat, SEATS } from '@caravanserai/targi/cards';
import { useState } from 'react';
import { PiecePicture } from '../art/pieces.tsx';
import { type Draft, FIRSTS, keepDraft, lastDraft, playerName, playersOf, setupOf } from './draft.ts';
import { equalTo, resultsOf } from './equal.ts';
import type { LevelName, Setup } from '../client.ts';
import { device } from '../device.ts';
import { useListed } from '../../../keeper/useListed.ts';
import { useSignal } from '../../../app/signals/useSignal.ts';
import { Choices } from '../../../app/setup/Choices.tsx';
import { NameField } from '../../../app/setup/NameField.tsx';
import { SetupForm } from '../../../app/setup/SetupForm.tsx';
import { HouseRuleChoices, LevelChoices } from './Choices.tsx';
import { Tick } from '../../../app/setup/Tick.tsx';
import { useT } from '../useT.ts';
import { settings } from '../settings.ts';

interface PartProps {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

function AgainstBot({ draft, equal, onChange }: PartProps & { readonly equal: LevelName }) {
  const t = useT();
  return (
    <>
      <Tick
        title={t('setup.equal.name')}
        text={t('setup.equal.text', { level: t(`teaser.targi.level.${equal}.name`) })}
        isTicked={draft.equal}
        onTick={(isTicked) => onChange({ equal: isTicked })}
      />
      <Tick
        title={t('play.coach.name')}
        text={t('play.coach.text')}
        isTicked={useSignal(settings.coach) === 'on'}
        onTick={(isTicked) => settings.coach.set(isTicked ? 'on' : 'off')}
      />
      <LevelChoices tableOptions={draft} onChange={(part) => onChange({ ...part, equal: false })} />
      <div className="setup-pair">
        <Choices
          kind="row"
          name="seat"
          title={t('setup.side')}
          chosen={draft.seat}
          onChoose={(seat) => onChange({ seat })}
          choices={SEATS.map((choice) => ({
            choice,
            title: t(`setup.sideOf.${choice}`),
            picture: <PiecePicture seat={choice} />,
          }))}
        />
        <NameField
          label={t('setup.name')}
          otherwise={t('shell.setup.you')}
          name={draft.name}
          onName={(name) => onChange({ name })}
        />
      </div>
    </>
  );
}

function WithFriend({ draft, onChange }: PartProps) {
  const t = useT();
  return (
    <>
      <div className="setup-pair">
        {SEATS.map((seat) => (
          <div key={seat} className="friend">
            <PiecePicture seat={seat} />
            <NameField
              label={t(`setup.nameOf.${seat}`)}
              otherwise={t(`targi.seat.${seat}`)}
              name={draft.friends[seat]}
              onName={(name) => onChange({ friends: { ...draft.friends, [seat]: name } })}
            />
          </div>
        ))}
      </div>
      <Tick
        title={t('setup.curtain')}
        text={t('setup.curtainText')}
        isTicked={draft.curtain}
        onTick={(curtain) => onChange({ curtain })}
      />
    </>
  );
}

function HouseRules({ draft, onChange }: PartProps) {
  const t = useT();
  return (
    <details className="house-rules">
      <summary>
        <b>{t('setup.options')}</b> <span>{t('setup.optionsText')}</span>
      </summary>
      <HouseRuleChoices tableOptions={draft} onChange={onChange} />
    </details>
  );
}

/** The choices of the last game, unless the link names the opponent. */
function firstDraft(): Draft {
  const isFriend = new URLSearchParams(location.search).get('with') === 'friend';
  return { ...lastDraft(), who: isFriend ? 'friend' : 'bot' };
}

export function SetupScreen() {
  const t = useT();
  const [requested, setDraft] = useState(firstDraft);
  const listed = useListed(device.games);
  const equal = equalTo(resultsOf(listed?.games ?? []));
  const draft = requested.equal && listed ? { ...requested, level: equal } : requested;
  const change = (part: Partial<Draft>) => setDraft((now) => Object.assign({}, now, part));
  const called = (seat: Seat, isAlone: boolean) => t(isAlone ? 'shell.setup.you' : `targi.seat.${seat}`);
  const players = playersOf(draft, called);
  function setup(): Setup {
    keepDraft(draft);
    return setupOf(draft, called, settings.moves.get() === 'quick');
  }
  return (
    <SetupForm device={device} title={t('setup.title')} lead={t('setup.lead')} setup={setup}>
      <Choices
        kind="wide"
        name="who"
        title={t('setup.who')}
        chosen={draft.who}
        onChoose={(who) => change({ who })}
        choices={[
          { choice: 'bot', title: t('setup.bot'), text: t('setup.botText') },
          { choice: 'friend', title: t('setup.friend'), text: t('setup.friendText') },
        ]}
      />
      {draft.who === 'bot' ? (
        <AgainstBot draft={draft} equal={equal} onChange={change} />
      ) : (
        <WithFriend draft={draft} onChange={change} />
      )}
      <Choices
        kind="row"
        name="first"
        title={t('shell.setup.first')}
        chosen={draft.first}
        onChoose={(first) => change({ first })}
        choices={FIRSTS.map((choice) => ({
          choice,
          title: choice === 'drawn' ? t('shell.setup.firstDrawn') : playerName(players[choice], t),
        }))}
      />
      <HouseRules draft={draft} onChange={change} />
    </SetupForm>
  );
}
