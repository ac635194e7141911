import type { ClockState, SeatState, Terms } from '@caravanserai/contract';
import { type Who, YOU } from '@caravanserai/texts/page';
import { useT } from '../../app/settings/language.tsx';
import { PATHS, pathTo } from '../../app/paths.ts';
import { leftMs } from './clocks.ts';
import { listingOf } from '../../games/listings.ts';
import { useServerNow } from '../useNow.ts';
import { sayTime } from '../words.ts';

interface PlayerChipProps {
  readonly terms: Pick<Terms, 'game'>;
  readonly seat: SeatState;
  readonly name: string;
  readonly isYou: boolean;
  readonly isHere: boolean;
  readonly isTurn: boolean;
  readonly roundTripMs: number | undefined;
  readonly clock: ClockState | undefined;
}

const DAY_MS = 86_400_000;

/** A player: name, presence, clock, and the round trip if the game has real-time calls. */
export function PlayerChip({
  terms,
  seat: { seat, person, rating },
  name,
  isYou,
  isHere,
  isTurn,
  roundTripMs,
  clock,
}: PlayerChipProps) {
  const t = useT();
  const { SeatPicture } = listingOf(terms.game);
  const who = isYou ? YOU : name;
  return (
    <div className="chip" data-turn={isTurn ? '' : undefined}>
      <SeatPicture className="chip-piece" seat={seat} />
      {person?.kind !== 'house' && (
        <span
          className="presence"
          data-here={isHere ? '' : undefined}
          role="img"
          aria-label={t(isHere ? 'online.table.here' : 'online.table.away', { name: who })}
        />
      )}
      <span className="chip-name">
        {person?.kind === 'account' ? <a href={pathTo(PATHS.person, person.id)}>{name}</a> : name}
        {rating && <small> {rating.points}</small>}
      </span>
      {roundTripMs !== undefined && <Delay who={who} ms={roundTripMs} />}
      {clock && <Clock seat={seat} clock={clock} who={who} />}
    </div>
  );
}

/** Shown where the bar has room; the menu always lists it. */
function Delay({ who, ms }: { readonly who: Who; readonly ms: number }) {
  const t = useT();
  const words = t('online.table.delay', { name: who, ms });
  return (
    <span className="chip-delay" role="img" aria-label={words} title={words}>
      {t('online.table.delayShort', { ms })}
    </span>
  );
}

function Clock({ seat, clock, who }: { readonly seat: string; readonly clock: ClockState; readonly who: Who }) {
  const t = useT();
  const isRunning = clock.running === seat;
  const nowMs = useServerNow(isRunning ? (leftMs(clock, seat, clock.atMs) < DAY_MS ? 100 : 60_000) : undefined);
  const left = leftMs(clock, seat, isRunning ? nowMs : clock.atMs);
  const time = left >= DAY_MS ? t('online.table.days', { count: Math.floor(left / DAY_MS) }) : sayTime(left);
  return (
    <span
      className="clock"
      data-running={isRunning ? '' : undefined}
      data-low={left < 30_000 ? '' : undefined}
      role="timer"
      aria-label={t('online.table.clock', { name: who, time })}
    >
      {time}
    </span>
  );
}
