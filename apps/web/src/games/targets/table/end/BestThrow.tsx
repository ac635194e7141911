import { sayTargetsEvent, targetsWho } from '@caravanserai/texts/page';
import { Button } from '../../../../app/parts/Button.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { useTable } from '../tableContext.ts';
import { usePeople } from '../words/people.ts';
import { useT } from '../../useT.ts';
import { bestThrow } from './stats.ts';

/** The throw of the game as text and as a film; afterwards the end dialog returns. */
export function BestThrow() {
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
