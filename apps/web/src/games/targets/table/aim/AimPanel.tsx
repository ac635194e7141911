import { useId, useState } from 'react';
import { useSignal } from '../../../../app/signals/useSignal.ts';
import { useTable } from '../tableContext.ts';
import { flickingSeat } from '../turn/flickingSeat.ts';
import { FIELDS, FIRST_NUMBERS, strokeOfNumbers } from './numbers.ts';
import { useT } from '../../useT.ts';
import { flickWay, WAYS } from './way.ts';

function WayChoice() {
  const t = useT();
  const way = useSignal(flickWay);
  return (
    <fieldset className="setting">
      <legend>{t('targets.page.aim.way')}</legend>
      <div className="segments">
        {WAYS.map((each) => (
          <label key={each}>
            <input type="radio" name="way" checked={each === way} onChange={() => flickWay.set(each)} />
            <span>{t(`targets.page.aim.wayOf.${each}`)}</span>
          </label>
        ))}
      </div>
      {way === 'pull' && <p>{t('targets.page.aim.pullHint')}</p>}
    </fieldset>
  );
}

/** Numeric input of a flick as an alternative to swiping: direction, strength and contact point. */
export function AimPanel() {
  const t = useT();
  const { shown, client, act } = useTable();
  const id = useId();
  const [numbers, setNumbers] = useState(FIRST_NUMBERS);
  const seat = flickingSeat(shown, client.own);
  const puck = seat && shown.picture.pucks.find((each) => each.seat === seat);

  function flick(): void {
    if (!seat || !puck) return;
    const type = shown.snapshot.need.kind === 'golden' ? 'golden' : 'flick';
    act(seat, { type, ...strokeOfNumbers(puck, numbers) });
  }

  return (
    <details className="aim">
      <summary>{t('targets.page.aim.title')}</summary>
      <WayChoice />
      <form
        className="aim-form"
        onSubmit={(event) => {
          event.preventDefault();
          flick();
        }}
      >
        {FIELDS.map(({ name, min, max }) => (
          <p key={name} className="field">
            <label htmlFor={`${id}-${name}`}>{t(`targets.page.aim.${name}`)}</label>
            <input
              id={`${id}-${name}`}
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              required
              value={numbers[name]}
              onChange={({ target }) => setNumbers({ ...numbers, [name]: target.valueAsNumber || 0 })}
            />
          </p>
        ))}
        <button type="submit" className="button button-main" aria-disabled={!puck}>
          {t('targets.page.aim.flick')}
        </button>
      </form>
    </details>
  );
}
