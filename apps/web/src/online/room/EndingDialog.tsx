import type { MatchPicture } from '@caravanserai/contract';
import type { GameT } from '../../games/listing.ts';
import { useState } from 'react';
import { ModalDialog } from '../../app/parts/ModalDialog.tsx';
import { PATHS } from '../../app/paths.ts';
import { dailyPath } from '../../games/page.ts';
import { useGameT } from '../../games/listings.ts';
import { nameAt, playerAt } from '../names.ts';
import { sayUncounted } from '../words.ts';
import { useDuo } from './useDuo.ts';
import { useRematch } from './useRematch.ts';

type Ended = Exclude<NonNullable<MatchPicture['result']>['by'], 'play'>;

function sayEnding(t: GameT, picture: MatchPicture, by: Ended, winners: readonly string[]): string {
  if (by === 'abort') return t('online.ending.abort');
  if (picture.seats.length === 2) return t(`online.ending.${by}`, { winner: playerAt(t, picture, winners[0]) });
  const names = winners.map((seat) => nameAt(t, picture, seat)).join(', ');
  return `${t(`online.ending.many.${by}`)} ${t('online.ending.winners', { names })}`;
}

interface EndingDialogProps {
  readonly picture: MatchPicture;
  readonly onFair: () => void;
}

/** For games that did not end by the rules; the table itself shows the score of those that did. */
export function EndingDialog({ picture, onFair }: EndingDialogProps) {
  const t = useGameT(picture.terms.game);
  const rematch = useRematch(picture.id);
  const openDuo = useDuo(picture);
  const { result, viewer, fairness } = picture;
  const day = dailyPath(picture);
  const [isRead, setRead] = useState(() => new URLSearchParams(location.search).has('at')); // a link to one moment
  if (!result || result.by === 'play' || isRead) return undefined;
  return (
    <ModalDialog title={t('online.ending.title')} onClose={() => setRead(true)}>
      <p>{sayEnding(t, picture, result.by, result.winners)}</p>
      {result.uncounted && <p>{sayUncounted(t, picture)}</p>}
      <div className="actions">
        {day !== undefined && (
          <a className="button button-main" href={day}>
            {t('online.menu.daily')}
          </a>
        )}
        {viewer !== 'spectator' && day === undefined && (
          <button type="button" className="button button-main" onClick={rematch}>
            {t('online.menu.rematch')}
          </button>
        )}
        {openDuo && (
          <button type="button" className="button" onClick={openDuo}>
            {t('online.menu.duo')}
          </button>
        )}
        <button type="button" className="button" onClick={() => setRead(true)}>
          {t('online.ending.lookBack')}
        </button>
        {fairness.secret !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setRead(true);
              onFair();
            }}
          >
            {t('online.menu.fairness')}
          </button>
        )}
        <a className="button" href={PATHS.online}>
          {t('online.room.toLobby')}
        </a>
      </div>
    </ModalDialog>
  );
}
