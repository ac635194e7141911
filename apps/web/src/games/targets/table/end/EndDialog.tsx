import { sayTargetsOutcome, targetsSeat } from '@caravanserai/texts/page';
import { useState } from 'react';
import { ModalDialog } from '../../../../app/parts/ModalDialog.tsx';
import { playerName } from '../../setup/draft.ts';
import { DiscSign } from '../players/DiscSign.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { useTable } from '../tableContext.ts';
import { youAt } from '../words/sayNow.ts';
import { useT } from '../../useT.ts';

interface EndDialogProps {
  readonly onRematch: () => void;
  readonly onLeave: () => void;
}

/** Who has won, with how many discs, and what now. */
export function EndDialog({ onRematch, onLeave }: EndDialogProps) {
  const t = useT();
  const { shown, client } = useTable();
  const [isPutAway, setPutAway] = useState(false);
  const { snapshot, moment } = shown;
  const isPlayedOut = snapshot.view.phase.name === 'over'; // a game that was given up has its own last word
  if (!isPlayedOut || moment !== 'live' || isPutAway) return undefined;
  const { score, players, view } = snapshot;
  const ranked = score.seats.toSorted(
    (a, b) => Number(isWinner(b.seat)) - Number(isWinner(a.seat)) || b.total - a.total,
  );
  function isWinner(seat: (typeof score.seats)[number]['seat']): boolean {
    return score.winners.includes(seat);
  }
  return (
    <ModalDialog title={t('targets.page.end.title')} onClose={() => setPutAway(true)}>
      <p className="end-outcome">{sayTargetsOutcome(t, score, youAt(client.own))}</p>
      <ol className="end-list">
        {ranked.map(({ seat, won }) => (
          <li key={seat} data-winner={isWinner(seat) ? '' : undefined}>
            <SeatMark seat={seat} />
            <b>{playerName(players[seat], t) || targetsSeat(t, seat)}</b>
            <span className="end-discs" aria-hidden="true">
              {view.won[seat].map((disc) => (
                <DiscSign key={disc} disc={disc} isWon />
              ))}
            </span>
            <span>{t('targets.outcome.discs', { count: won })}</span>
          </li>
        ))}
      </ol>
      <div className="actions">
        <button type="button" className="button button-main" onClick={onRematch}>
          {t('targets.page.end.rematch')}
        </button>
        <button type="button" className="button" onClick={() => setPutAway(true)}>
          {t('targets.page.end.look')}
        </button>
        <button type="button" className="button" onClick={onLeave}>
          {t('shell.play.home')}
        </button>
      </div>
    </ModalDialog>
  );
}
