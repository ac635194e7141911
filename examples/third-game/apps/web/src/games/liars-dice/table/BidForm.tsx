import type { Move } from '@caravanserai/liars-dice';
import { type Bid, FACES, isHigher } from '@caravanserai/liars-dice/rules';
import { useState } from 'react';
import type { Snapshot } from '../client.ts';
import { useT } from '../useT.ts';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function Stepper({ label, value, most, onChange }: StepperProps) {
  const t = useT();
  const step = (by: -1 | 1, isOff: boolean) => (
    <button
      type="button"
      className="round-button"
      aria-label={t(by < 0 ? 'liarsDice.less' : 'liarsDice.more', { what: label })}
      aria-disabled={isOff}
      onClick={() => (isOff ? undefined : onChange(value + by))}
    >
      {by < 0 ? '−' : '+'}
    </button>
  );
  return (
    <div className="liars-stepper" role="group" aria-label={label}>
      <span>{label}</span>
      {step(-1, value <= 1)}
      <output>{value}</output>
      {step(1, value >= most)}
    </div>
  );
}

/** The lowest bid that beats this one. It may exceed the number of dice; then only a doubt is legal. */
function nextBid(bid: Bid | undefined): Bid {
  if (!bid) return { count: 1, face: 1 };
  const face = FACES.find((each) => each > bid.face);
  return face ? { count: bid.count, face } : { count: bid.count + 1, face: 1 };
}

interface BidFormProps {
  readonly snapshot: Snapshot;
  readonly onMove: (move: Move) => void;
}

/** Remounted for each turn, so that it starts with the lowest legal bid. */
export function BidForm({ snapshot, onMove }: BidFormProps) {
  const t = useT();
  const { bid: last, cups } = snapshot.view;
  const all = [cups.left, cups.right].reduce(
    (sum, cup) => sum + (cup.kind === 'open' ? cup.dice.length : cup.count),
    0,
  );
  const first = nextBid(last);
  const [bid, setBid] = useState(() => ({ ...first, count: Math.min(first.count, all) }));
  const isTooLow = last !== undefined && !isHigher(bid, last);
  return (
    <form
      className="liars-bid"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLow) onMove({ type: 'bid', ...bid });
      }}
    >
      <Stepper
        label={t('liarsDice.number')}
        value={bid.count}
        most={all}
        onChange={(count) => setBid({ ...bid, count })}
      />
      <Stepper
        label={t('liarsDice.face')}
        value={bid.face}
        most={FACES.length}
        onChange={(value) => setBid({ ...bid, face: FACES.find((face) => face === value) ?? bid.face })}
      />
      <p className="liars-hint" role="status">
        {isTooLow && t('liarsDice.tooLow')}
      </p>
      <div className="actions">
        <button type="submit" className="button button-main" aria-disabled={isTooLow}>
          {t('liarsDice.makeBid', { number: bid.count, face: bid.face })}
        </button>
        {last && (
          <button type="button" className="button" onClick={() => onMove({ type: 'doubt' })}>
            {t('liarsDice.doubt')}
          </button>
        )}
      </div>
    </form>
  );
}
