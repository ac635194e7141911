import { lazy, Suspense, useState } from 'react';
import { useT } from '../../app/settings/language.tsx';
import { ScreenTitle } from '../../app/parts/ScreenTitle.tsx';
import { type GameName, gameOf, sayGame } from '../games.tsx';
import { Opening } from '../../app/play/Opening.tsx';
import type { RoomProps } from './RoomParts.tsx';
import { turnSeats } from './turns.ts';

/** Each game has its own table, and nobody loads the other's. */
const ROOMS = {
  targi: lazy(async () => ({ default: (await import('../../games/targi/online/TargiRoom.tsx')).TargiRoom })),
  targets: lazy(async () => ({ default: (await import('../../games/targets/online/TargetsRoom.tsx')).TargetsRoom })),
} as const satisfies Record<GameName, unknown>;

export function TableRoom({ match, picture }: Omit<RoomProps, 'onAgain'>) {
  const t = useT();
  const [visit, setVisit] = useState(0);
  const Room = ROOMS[gameOf(picture.terms)];
  const isMyTurn = turnSeats(picture).includes(picture.viewer);
  return (
    <div className="online-table">
      <ScreenTitle className="unseen" {...(isMyTurn ? { tab: t('online.table.yourTurn') } : {})}>
        {t('online.table.title', { game: sayGame(t, picture.terms) })}
      </ScreenTitle>
      <Suspense fallback={<Opening />}>
        <Room key={visit} match={match} picture={picture} onAgain={() => setVisit((times) => times + 1)} />
      </Suspense>
    </div>
  );
}
