import type { MatchPicture } from '@caravanserai/contract';
import { api } from '../connection/api.ts';
import { useGameT } from '../../games/listings.ts';
import { lateSeat, nameAt, opponentOf } from '../names.ts';
import { PushBanner } from '../push/PushBox.tsx';
import { turnSeats } from './turns.ts';
import { useRematch } from './useRematch.ts';
import { useAnswer } from '../lobby/useAnswer.ts';
import { sayUncounted } from '../words.ts';

interface BannerProps {
  readonly picture: MatchPicture;
  readonly claim: 'time' | 'gone' | undefined;
}

/** An open request, or an available claim: shown over the table until it is answered. */
export function Banner({ picture, claim }: BannerProps) {
  const t = useGameT(picture.terms.game);
  const request = useAnswer();
  const { id, version, viewer, undoAsked, rematch, status } = picture;
  const playAgain = useRematch(id);
  if (viewer === 'spectator') return undefined;
  const opponent = opponentOf(picture);
  if (status === 'running' && undoAsked) {
    const isOwn = undoAsked.by === viewer;
    const answer = (isGranted: boolean) => void request(api.answerUndo(id, version, undoAsked.to, isGranted));
    return (
      <div className="banner" role="status">
        <p>{isOwn ? t('online.undo.asked') : t('online.undo.asks', { name: nameAt(t, picture, undoAsked.by) })}</p>
        {!isOwn && (
          <button type="button" className="button button-main" onClick={() => answer(true)}>
            {t('online.undo.allow')}
          </button>
        )}
        <button type="button" className="button" onClick={() => answer(false)}>
          {t(isOwn ? 'online.undo.withdraw' : 'online.undo.decline')}
        </button>
      </div>
    );
  }
  if (claim) {
    const late = nameAt(t, picture, lateSeat(picture));
    return (
      <div className="banner" role="status">
        <p>{t(claim === 'time' ? 'online.menu.claimTime' : 'online.menu.claimGone', { name: late })}</p>
        <button type="button" className="button button-main" onClick={() => void request(api.end(id, 'claim'))}>
          {t('online.menu.claim')}
        </button>
      </div>
    );
  }
  if (rematch) {
    return (
      <div className="banner" role="status">
        <p>
          {opponent
            ? t('online.menu.rematchThere', { name: nameAt(t, picture, opponent) })
            : t('online.menu.rematchMany')}
        </p>
        <button type="button" className="button button-main" onClick={playAgain}>
          {t('online.menu.rematch')}
        </button>
      </div>
    );
  }
  if (picture.result?.by === 'play' && picture.result.uncounted) {
    return (
      <div className="banner" role="status">
        <p>{sayUncounted(t, picture)}</p>
      </div>
    );
  }
  return mayTakeLong(picture) ? <PushBanner /> : undefined;
}

/** Another player is to move, without a clock in minutes. */
function mayTakeLong(picture: MatchPicture): boolean {
  const { status, terms, seats, viewer } = picture;
  const turns = turnSeats(picture);
  const waitsForPeople = seats.some(({ seat, person }) => turns.includes(seat) && person?.kind !== 'house');
  return status === 'running' && terms.clock.kind !== 'live' && waitsForPeople && !turns.includes(viewer);
}
