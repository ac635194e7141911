import { useState } from 'react';
import type { GameListing } from '../../games/listing.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/icons.tsx';
import { useStart } from '../play/useStart.ts';
import { useT } from '../settings/language.tsx';
import { gamesIn, isBeaten, nextOpponent, readBook, tallyOf, winsWanted } from './record.ts';
import { sayTally } from './sayTally.ts';

interface LadderProps {
  readonly game: string;
  readonly listing: GameListing;
}

/** The opponents as rungs, once one of them was tried: who is beaten, who is next, and what is wanted against each. */
export function Ladder({ game, listing: { levels, homeTile, device, sayLevel } }: LadderProps) {
  const t = useT();
  const { isStarting, start } = useStart(device);
  const book = readBook(game);
  const next = nextOpponent(book, levels) ?? levels.at(-1);
  const [level = next, look] = useState<string>();
  if (level === undefined || !levels.some((each) => gamesIn(tallyOf(book, each)) > 0)) return undefined;
  const tally = tallyOf(book, level);
  const goal = { won: tally.won, count: winsWanted(tally) };
  return (
    <section className="ladder" aria-label={t('shell.record.ladder')}>
      <ol className="ladder-rungs">
        {levels.map((each, index) => {
          const beaten = isBeaten(tallyOf(book, each));
          const name = sayLevel(t, each);
          return (
            <li key={each}>
              <button
                type="button"
                className="ladder-rung"
                data-beaten={beaten ? '' : undefined}
                data-next={each === next ? '' : undefined}
                aria-pressed={each === level}
                aria-label={beaten ? t('shell.record.beaten', { level: name }) : name}
                title={name}
                onClick={() => look(each)}
              >
                {beaten ? <Icon name="check" /> : index + 1}
              </button>
            </li>
          );
        })}
      </ol>
      <p>
        <b>{level === next ? t('shell.record.next', { level: sayLevel(t, level) }) : sayLevel(t, level)}</b>{' '}
        {isBeaten(tally) ? sayTally(t, tally) : t('shell.record.goal', goal)}
      </p>
      <Button aria-disabled={isStarting} onClick={() => start(homeTile.quick(level).setup(t))}>
        {t('shell.record.play')}
      </Button>
    </section>
  );
}
