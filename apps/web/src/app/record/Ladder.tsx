import type { GameListing } from '../../games/listing.ts';
import { Icon } from '../parts/icons.tsx';
import { useStart } from '../play/useStart.ts';
import { useT } from '../settings/language.tsx';
import { nextOpponent, readBook, tallyOf } from './record.ts';
import { sayTally } from './sayTally.ts';

interface LadderProps {
  readonly game: string;
  readonly listing: GameListing;
}

/** The record against the previous opponent, and the next opponent on the ladder. */
export function Ladder({ game, listing: { levels, homeTile, device, sayLevel } }: LadderProps) {
  const t = useT();
  const { isStarting, start } = useStart(device);
  const book = readBook(game);
  const { level } = homeTile.quick();
  const tally = sayTally(t, tallyOf(book, level));
  const next = nextOpponent(book, levels);
  if (next === undefined && tally === undefined) return undefined;
  return (
    <div className="ladder">
      {tally !== undefined && <p>{t('shell.record.against', { level: sayLevel(t, level), tally })}</p>}
      {next !== undefined && next !== level && (
        <button
          type="button"
          className="button ladder-next"
          aria-disabled={isStarting}
          onClick={() => start(homeTile.quick(next).setup(t))}
        >
          <Icon name="unfold" /> {t('shell.record.next', { level: sayLevel(t, next) })}
        </button>
      )}
    </div>
  );
}
