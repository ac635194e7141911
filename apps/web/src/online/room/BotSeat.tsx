import type { Terms } from '@caravanserai/contract';
import type { Translator } from '@caravanserai/texts/page';
import { useId, useState } from 'react';
import { LEVEL_NAMES as FLICKERS } from '../../games/targets/client.ts';
import { LEVEL_NAMES } from '../../games/targi/client.ts';
import { api } from '../line/api.ts';
import type { Match } from '../line/match.ts';
import { showToast } from '../../app/toasts/toasts.ts';
import { gameOf } from '../games.tsx';
import { sayError } from '../words.ts';

interface BotSeatProps {
  readonly match: Match;
  readonly terms: Terms;
  readonly t: Translator;
}

/** The host need not wait for everybody: the computer takes a seat that is free. */
export function BotSeat({ match, terms, t }: BotSeatProps) {
  const id = useId();
  const levels =
    gameOf(terms) === 'targets'
      ? FLICKERS.map((level) => ({ level, name: t(`bots.flicker.${level}.name`) }))
      : LEVEL_NAMES.map((level) => ({ level, name: t(`bots.level.${level}.name`) }));
  const [bot, setBot] = useState<string>(levels[0].level);
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
          {levels.map(({ level, name }) => (
            <option key={level} value={level}>
              {name}
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
