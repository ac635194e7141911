import type { Options, Seat } from '@caravanserai/targets';
import { targetsSeat } from '@caravanserai/texts/page';
import { useState } from 'react';
import { SeatMark } from '../art/SeatMark.tsx';
import { LEVEL_NAMES, type LevelName, SEATS, type Setup } from '../client.ts';
import { type Draft, keepDraft, lastDraft, type SeatDraft, settle, setupOf } from './draft.ts';
import { device } from '../device.ts';
import { NameField } from '../../../app/setup/NameField.tsx';
import { SetupForm } from '../../../app/setup/SetupForm.tsx';
import { First, Gaps, PlayerCount, Variants } from './Variants.tsx';
import { type TargetsT, useT } from '../useT.ts';

const KINDS = ['person', 'bot'] as const;

interface SeatFormProps {
  readonly t: TargetsT;
  readonly seat: Seat;
  readonly draft: SeatDraft;
  readonly onChange: (part: Partial<SeatDraft>) => void;
}

function SeatForm({ t, seat, draft, onChange }: SeatFormProps) {
  return (
    <fieldset className="seat-form">
      <legend>
        <SeatMark seat={seat} /> {targetsSeat(t, seat)}
      </legend>
      <div className="segments">
        {KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name={`kind-${seat}`}
              checked={draft.kind === kind}
              onChange={() => onChange({ kind })}
            />
            <span>{t(`targets.page.setup.${kind}`)}</span>
          </label>
        ))}
      </div>
      {draft.kind === 'person' ? (
        <NameField
          label={t('targets.page.setup.name')}
          otherwise={targetsSeat(t, seat)}
          name={draft.name}
          onName={(name) => onChange({ name })}
        />
      ) : (
        <p className="field">
          <label htmlFor={`level-${seat}`}>{t('targets.page.setup.level')}</label>
          <select
            id={`level-${seat}`}
            value={draft.level}
            onChange={({ target }) => onChange({ level: target.value as LevelName })}
          >
            {LEVEL_NAMES.map((level) => (
              <option key={level} value={level}>
                {t(`teaser.targets.level.${level}.name`)}
              </option>
            ))}
          </select>
          <small>{t(`teaser.targets.level.${draft.level}.text`)}</small>
        </p>
      )}
    </fieldset>
  );
}

/** The choices of the last game, unless the link asks for a game with friends. */
function firstDraft(): Draft {
  const draft = lastDraft();
  if (new URLSearchParams(location.search).get('with') !== 'friend') return draft;
  const { red, blue } = draft.seats;
  return { ...draft, seats: { ...draft.seats, red: { ...red, kind: 'person' }, blue: { ...blue, kind: 'person' } } };
}

export function SetupScreen() {
  const t = useT();
  const [draft, setDraft] = useState(firstDraft);
  const { seats, options } = draft;
  const seated = SEATS.slice(0, options.players);
  const change = (part: Partial<Options>) =>
    setDraft((now) => ({ ...now, options: settle({ ...now.options, ...part }, part) }));
  const changeSeat = (seat: Seat, part: Partial<SeatDraft>) =>
    setDraft((now) => ({ ...now, seats: { ...now.seats, [seat]: { ...now.seats[seat], ...part } } }));
  function setup(): Setup {
    keepDraft(draft);
    return setupOf(draft, (seat, isAlone) => (isAlone ? t('shell.setup.you') : targetsSeat(t, seat)));
  }
  return (
    <SetupForm device={device} title={t('targets.page.setup.title')} lead={t('targets.page.setup.lead')} setup={setup}>
      <PlayerCount t={t} options={options} onChange={change} />
      <fieldset className="choices">
        <legend>{t('targets.page.setup.seats')}</legend>
        <div className="seat-forms">
          {seated.map((seat) => (
            <SeatForm key={seat} t={t} seat={seat} draft={seats[seat]} onChange={(part) => changeSeat(seat, part)} />
          ))}
        </div>
      </fieldset>
      <Variants t={t} options={options} onChange={change} />
      <First t={t} options={options} onChange={change} />
      <Gaps t={t} options={options} onChange={change} />
    </SetupForm>
  );
}
