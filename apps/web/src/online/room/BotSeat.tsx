import { at, type Terms } from '@caravanserai/contract';
import type { Translator } from '@caravanserai/texts/page';
import { useId, useState } from 'react';
import { api } from '../connection/api.ts';
import type { Match } from '../connection/match.ts';
import { showToast } from '../../app/toasts/toasts.ts';
import { listingOf } from '../../games/listings.ts';
import { sayError } from '../words.ts';

interface BotSeatProps {
  readonly match: Match;
  readonly terms: Terms;
  readonly t: Translator;
}

/** Lets the host fill a free seat with a bot. */
export function BotSeat({ match, terms, t }: BotSeatProps) {
  const id = useId();
  const { levels, sayLevel } = listingOf(terms.game);
  const [bot, setBot] = useState(at(levels, 0));
  const [isAsking, setAsking] = useState(false);

  async function seat(): Promise<void> {
    setAsking(true);
    const seated = await api.seatBot(match.id, bot);
    setAsking(false);
    if (seated.ok) match.see(seated.value);
    else showToast({ text: sayError(t, seated.error) });
  }

  return (
    <form
      className="bot-seat"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAsking) void seat();
      }}
    >
      <p className="field">
        <label htmlFor={id}>{t('online.room.bot')}</label>
        <select id={id} value={bot} onChange={({ target }) => setBot(target.value)}>
          {levels.map((level) => (
            <option key={level} value={level}>
              {sayLevel(t, level)}
            </option>
          ))}
        </select>
      </p>
      <button type="submit" className="button" aria-disabled={isAsking}>
        {t('online.room.seatBot')}
      </button>
    </form>
  );
}
