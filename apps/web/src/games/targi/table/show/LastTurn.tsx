import { Icon } from '../../../../app/parts/icons.tsx';
import { PiecePicture } from '../../art/pieces.tsx';
import { CardBack, CardFace, Token } from '../board/faces.tsx';
import type { Snapshot } from '../../client.ts';
import { useT } from '../../useT.ts';
import { sayTurn, summaryOfTurn } from './caption.ts';
import type { Turn } from './summary.ts';
import { useShow } from './useShow.tsx';

interface LastTurnProps {
  readonly turn: Turn;
  readonly snapshot: Snapshot;
}

/** Changes of a player's last turn, as pictures and numbers beside the name. A press replays the turn. */
export function LastTurn({ turn, snapshot }: LastTurnProps) {
  const t = useT();
  const { again } = useShow();
  const { coins, laid, kept, placed } = summaryOfTurn(turn);
  const words = t('play.show.againWhat', { what: sayTurn(t, turn, snapshot) });
  return (
    <button type="button" className="last-turn" aria-label={words} title={words} onClick={() => void again()}>
      <Icon name="again" />
      {placed.map((number) => (
        <span key={number} className="last-part">
          <PiecePicture seat={turn.seat} />
          {number}
        </span>
      ))}
      {laid.map((card) => (
        <span key={card} className="last-part last-card">
          <CardFace id={card} isLaid />
        </span>
      ))}
      {coins.map(({ coin, count }) => (
        <span key={coin} className="last-part">
          {count > 0 ? `+${count}` : `−${-count}`}
          <Token item={coin} />
        </span>
      ))}
      {kept > 0 && (
        <span className="last-part last-card">
          <CardBack kind="tribe" />
        </span>
      )}
    </button>
  );
}
