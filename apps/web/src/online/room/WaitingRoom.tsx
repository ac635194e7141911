import type { MatchPicture, SeatState } from '@caravanserai/contract';
import { lazy, Suspense, useState } from 'react';
import { api } from '../connection/api.ts';
import type { Match } from '../connection/match.ts';
import { PATHS, pathTo } from '../../app/paths.ts';
import { go } from '../../app/router.ts';
import { ScreenTitle } from '../../app/parts/ScreenTitle.tsx';
import { showToast } from '../../app/toasts/toasts.ts';
import { useAnswer } from '../lobby/useAnswer.ts';
import { BotSeat } from './BotSeat.tsx';
import type { GameT } from '../../games/listing.ts';
import { listingOf, useGameT } from '../../games/listings.ts';
import { gameOf } from '../../games/page.ts';
import { ConnectionBadge } from './ConnectionBadge.tsx';
import { linkTo } from '../../app/paths.ts';
import { LinkBox } from './LinkBox.tsx';
import { PushBox } from '../push/PushBox.tsx';
import { useMe } from '../useConnection.ts';
import { sayError, sayPerson, sayTerms } from '../words.ts';

const ChairsText = lazy(async () => ({ default: (await import('../duo/BothChairs.tsx')).ChairsText }));

interface WaitingRoomProps {
  readonly match: Match;
  readonly picture: MatchPicture;
}

function useSitting(match: Match, t: GameT) {
  const [isSitting, setSitting] = useState(false);
  async function sit(seat?: string): Promise<void> {
    setSitting(true);
    const sat = await api.sit(match.id, seat);
    setSitting(false);
    if (sat.ok) match.see(sat.value);
    else showToast({ text: sayError(t, sat.error) });
  }
  return { isSitting, sit: (seat?: string) => (isSitting ? undefined : void sit(seat)) };
}

/** A table that has not started: a link for seated players, a free seat for visitors. */
export function WaitingRoom({ match, picture }: WaitingRoomProps) {
  const t = useGameT(picture.terms.game);
  const { terms, seats, viewer, fairness } = picture;
  const listing = listingOf(terms.game);
  const { isSitting, sit } = useSitting(match, t);
  const isSeated = viewer !== 'spectator';
  const host = seats.find(({ person }) => person && person.kind !== 'house')?.person;
  const game = gameOf(terms.game).sayName(t);
  const title = isSeated
    ? t('online.room.yours')
    : host
      ? t('online.room.invited', { name: sayPerson(t, host), game })
      : t('online.room.empty', { game });
  const me = useMe();
  const isMine = ({ person, keptFor }: SeatState) => !person && (keptFor === undefined || keptFor === me?.id);
  const isChoosing = !isSeated && seats.length > 2;
  return (
    <section className="waiting-room width">
      <div className="section-head">
        <ScreenTitle>{title}</ScreenTitle>
        <ul className="room-seats">
          {seats.map((state) => (
            <li key={state.seat} data-taken={state.person ? '' : undefined}>
              <listing.SeatPicture seat={state.seat} />
              <span>{state.person ? sayPerson(t, state.person) : t('online.room.waiting')}</span>
              {isChoosing && isMine(state) && (
                <button type="button" className="button" aria-disabled={isSitting} onClick={() => sit(state.seat)}>
                  {t('online.room.sitHere')} <span className="unseen">{listing.saySeat(t, state.seat)}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
      {isSeated ? (
        <Hosting match={match} picture={picture} t={t} />
      ) : (
        <Invited picture={picture} free={seats.find(isMine)?.seat} isSitting={isSitting} onSit={sit} t={t} />
      )}
      {terms.bothChairs && (
        <Suspense>
          <ChairsText />
        </Suspense>
      )}
      <ul className="room-terms">
        <li>{sayTerms(t, terms)}</li>
        {listing.sayOptions(t, terms.options).map((option) => (
          <li key={option}>{option}</li>
        ))}
      </ul>
      <p className="room-promise">{t('online.room.promise', { commitment: fairness.commitment.slice(0, 16) })}</p>
      <ConnectionBadge />
    </section>
  );
}

function Hosting({ match, picture, t }: WaitingRoomProps & { readonly t: GameT }) {
  const me = useMe();
  const request = useAnswer();
  async function leave(): Promise<void> {
    if (await request(api.leave(match.id))) go(PATHS.online);
  }
  const { terms, host } = picture;
  return (
    <>
      <p className="lead">{t(terms.visibility === 'private' ? 'online.room.yoursText' : 'online.room.public')}</p>
      <LinkBox url={linkTo(pathTo(PATHS.match, match.id))} />
      <PushBox isOffer />
      {me?.id === host && !terms.rated && <BotSeat match={match} terms={terms} t={t} />}
      <p className="actions">
        <button type="button" className="button" onClick={() => void leave()}>
          {t('online.room.leave')}
        </button>
      </p>
    </>
  );
}

interface InvitedProps {
  readonly picture: MatchPicture;
  readonly free: string | undefined; // for this viewer
  readonly isSitting: boolean;
  readonly onSit: () => void;
  readonly t: GameT;
}

function Invited({ picture: { terms }, free, isSitting, onSit, t }: InvitedProps) {
  if (free === undefined) return <p className="lead">{t('online.room.kept')}</p>;
  return (
    <div>
      <p className="actions">
        <button
          type="button"
          className="button button-main button-large"
          aria-disabled={isSitting}
          onClick={() => onSit()}
        >
          {t('online.room.sit')}
        </button>
      </p>
      <p className="lead">{t('online.room.asSeat', { seat: listingOf(terms.game).saySeat(t, free) })}</p>
    </div>
  );
}
