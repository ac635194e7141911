import { sayTargetsEvent, sayTargetsOutcome, targetsName, targetsWho } from '@caravanserai/texts/page';
import { useContext, useState } from 'react';
import { Button } from '../../../../app/parts/Button.tsx';
import { ModalDialog } from '../../../../app/parts/ModalDialog.tsx';
import { AfterMatch } from '../../../../app/play/afterMatch.ts';
import { EndStats } from './EndStats.tsx';
import { DiscSign } from '../players/DiscSign.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { useTable } from '../tableContext.ts';
import { usePeople } from '../words/people.ts';
import { useT } from '../../useT.ts';
import { bestThrow } from './stats.ts';

const DISC_MS = 220; // delay between the discs that are laid before the winner

interface EndDialogProps {
  readonly onRematch: () => void;
  readonly onLeave: () => void;
}

/** The winner with the number of discs, and the next steps. */
export function EndDialog({ onRematch, onLeave }: EndDialogProps) {
  const t = useT();
  const { shown, make } = useTable();
  const people = usePeople();
  const afterMatch = useContext(AfterMatch);
  const [isPutAway, setPutAway] = useState(false);
  const { snapshot, moment } = shown;
  const isPlayedOut = snapshot.view.phase.name === 'over'; // an abandoned match shows its own message
  if (!isPlayedOut || moment !== 'live' || isPutAway) return undefined;
  const { score, view } = snapshot;
  const ranked = score.seats.toSorted(
    (a, b) => Number(isWinner(b.seat)) - Number(isWinner(a.seat)) || b.total - a.total,
  );
  function isWinner(seat: (typeof score.seats)[number]['seat']): boolean {
    return score.winners.includes(seat);
  }
  return (
    <ModalDialog title={t('targets.page.end.title')} onClose={() => setPutAway(true)}>
      <div className="end-crown" aria-hidden="true">
        {score.winners.map((seat) => (
          <span key={seat}>
            <SeatMark seat={seat} />
            {view.won[seat].map((disc, i) => (
              <i key={disc} style={{ animationDelay: `${DISC_MS * (i + 1)}ms` }}>
                <DiscSign disc={disc} isWon />
              </i>
            ))}
          </span>
        ))}
      </div>
      <p className="end-outcome">{sayTargetsOutcome(t, score, people)}</p>
      <ol className="end-list">
        {ranked.map(({ seat, won }) => (
          <li key={seat} data-winner={isWinner(seat) ? '' : undefined}>
            <SeatMark seat={seat} />
            <b>{targetsName(t, seat, people)}</b>
            <span className="end-discs" aria-hidden="true">
              {view.won[seat].map((disc) => (
                <DiscSign key={disc} disc={disc} isWon />
              ))}
            </span>
            <span>{t('targets.outcome.discs', { count: won })}</span>
          </li>
        ))}
      </ol>
      <BestThrow />
      <EndStats />
      <div className="actions">
        <Button isMain onClick={onRematch}>
          {t('targets.page.end.rematch')}
        </Button>
        {afterMatch}
        <Button onClick={() => setPutAway(true)}>{t('targets.page.end.look')}</Button>
        <Button
          onClick={() => {
            setPutAway(true);
            make('picture');
          }}
        >
          {t('targets.page.file.picture')}
        </Button>
        <Button onClick={onLeave}>{t('shell.play.home')}</Button>
      </div>
    </ModalDialog>
  );
}

/** The throw of the game as text and as a film; afterwards the end dialog returns. */
function BestThrow() {
  const t = useT();
  const people = usePeople();
  const { shown, director } = useTable();
  const best = bestThrow(shown.snapshot.log);
  if (!best) return undefined;
  const { n, seat, round, event } = best;
  return (
    <section className="end-best">
      <h3>{t('targets.show.end.best')}</h3>
      <p>
        <SeatMark seat={seat} />
        <span>
          <b>{t('targets.show.end.bestBy', { seat: targetsWho(t, seat, people), round })}</b>
          <br />
          {sayTargetsEvent(t, event, people)}
        </span>
      </p>
      <Button onClick={() => void director.showAgain(n)}>{t('targets.show.end.watch')}</Button>
    </section>
  );
}
