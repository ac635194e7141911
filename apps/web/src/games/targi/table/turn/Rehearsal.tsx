import type { Move, PlayerView, View } from '@caravanserai/targi';
import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from '../../../../app/afterFrame.ts';
import { whenIdle } from '../../../../app/whenIdle.ts';
import { CardFacts } from '../board/CardFacts.tsx';
import { Choices } from './Choices.tsx';

const CARD = 'W1';
/** One move of each kind that sheets offer. */
const MOVES: readonly Move[] = [
  { type: 'lay', from: 'B', row: 1, pay: { dates: 1, gold: 1 } },
  { type: 'trade', give: 'dates', count: 3, get: 'gold' },
  { type: 'smith', give: 'salt', count: 2 },
  { type: 'keep', from: 'B' },
];

interface RehearsalProps {
  readonly view: View;
  readonly player: PlayerView;
}

/**
 * A hidden sheet, rendered once while the page is idle. Otherwise the first sheet that opens waits for code compilation and text measurement, which
 * doubles its time.
 */
export function Rehearsal({ view, player }: RehearsalProps) {
  const [isOn, setOn] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setOn(true))), []);
  useEffect(() => (isOn ? afterFrame(() => setOn(false)) : undefined), [isOn]);
  if (!isOn) return undefined;
  return (
    <div className="rehearsal" aria-hidden="true" inert>
      <div className="sheet-body">
        <CardFacts card={CARD} lacks={[]} display={player.display} />
        <Choices moves={MOVES} view={view} card={CARD} player={player} onAct={() => undefined} />
      </div>
    </div>
  );
}
