import type { MatchSummary } from '@caravanserai/contract';
import { useT } from '../../app/settings/language.tsx';
import { PATHS, pathTo } from '../../app/paths.ts';
import { sayWhen } from '../../app/home/when.ts';
import { Picture } from '../../app/art/Picture.tsx';
import { listingOf } from '../../games/listings.ts';
import { isKnownGame } from '../../games/page.ts';
import { sayPlayers, saySituation, sayTerms } from '../words.ts';

interface MatchRowProps {
  readonly match: MatchSummary;
  readonly me: string | undefined;
  readonly nowMs: number;
  readonly onDecline?: (match: MatchSummary) => void;
}

/** A row of a list: the players, the standing, and a link. */
export function MatchRow({ match, me, nowMs, onDecline }: MatchRowProps) {
  const t = useT();
  const { id, status, seats, toAct, result, changedMs, terms } = match;
  const own = seats.find(({ person }) => person !== undefined && person.id === me)?.seat;
  const isMyTurn = own !== undefined && toAct.includes(own);
  const players = sayPlayers(t, seats, me);
  const way =
    status === 'open' && own === undefined
      ? 'sit'
      : status === 'over' || status === 'aborted'
        ? 'look'
        : own === undefined
          ? 'watchIt'
          : 'go';
  return (
    <li className="game-row" data-turn={isMyTurn ? '' : undefined}>
      <Picture className="game-piece">
        {isKnownGame(terms.game) && listingOf(terms.game).linePiece(result?.winners[0] ?? toAct[0])}
      </Picture>
      <div className="game-words">
        <p className="game-name">{players}</p>
        <p>{saySituation(t, match, me)}</p>
        <p className="game-when">
          {status !== 'open' && `${sayTerms(t, terms)} · `}
          {sayWhen(t.language, changedMs, nowMs)}
        </p>
      </div>
      {onDecline && (
        <button type="button" className="button" onClick={() => onDecline(match)}>
          {t('online.lists.decline')} <span className="unseen">{players}</span>
        </button>
      )}
      <a className={isMyTurn || way === 'sit' ? 'button button-main' : 'button'} href={pathTo(PATHS.match, id)}>
        {t(`online.lists.${way}`)}
        <span className="unseen">{players}</span>
      </a>
    </li>
  );
}
