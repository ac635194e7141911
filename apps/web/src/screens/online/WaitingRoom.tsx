import type { MatchPicture } from '@caravanserai/contract';
import { sayOptions } from '@caravanserai/texts/page';
import { useState } from 'react';
import type { View } from '@caravanserai/targi';
import { Picture } from '../../art/Picture.tsx';
import { TargiPiece } from '../../art/pieces.tsx';
import { api } from '../../net/api.ts';
import type { Match } from '../../net/match.ts';
import { useT } from '../../settings/language.tsx';
import { PATHS, pathOf } from '../../shell/paths.ts';
import { go } from '../../shell/router.ts';
import { ScreenTitle } from '../../shell/ScreenTitle.tsx';
import { showToast } from '../../shell/toasts.ts';
import { LineBadge } from './LineBadge.tsx';
import { LinkBox, linkTo } from './LinkBox.tsx';
import { sayError, sayPerson, sayTerms } from './words.ts';

interface WaitingRoomProps {
  readonly match: Match;
  readonly picture: MatchPicture;
}

/** A table that has not begun: for those who wait there the link, for those who come a chair. */
export function WaitingRoom({ match, picture }: WaitingRoomProps) {
  const t = useT();
  const { terms, seats, viewer, fairness } = picture;
  const isSeated = viewer !== 'spectator';
  const host = seats.find(({ person }) => person)?.person;
  const title = isSeated
    ? t('online.room.yours')
    : host
      ? t('online.room.invited', { name: sayPerson(t, host) })
      : t('online.room.empty');
  return (
    <section className="waiting-room width">
      <div className="section-head">
        <ScreenTitle>{title}</ScreenTitle>
        <ul className="room-seats">
          {seats.map(({ seat, person }) => (
            <li key={seat} data-taken={person ? '' : undefined}>
              <Picture>
                <TargiPiece seat={seat === 'white' ? 'white' : 'blue'} />
              </Picture>
              <span>{person ? sayPerson(t, person) : t('online.room.waiting')}</span>
            </li>
          ))}
        </ul>
      </div>
      {isSeated ? <Hosting match={match} picture={picture} /> : <Invited match={match} />}
      <ul className="room-terms">
        <li>{sayTerms(t, terms)}</li>
        {sayOptions(t, terms.options as View['options']).map((option) => (
          <li key={option}>{option}</li>
        ))}
      </ul>
      <p className="room-promise">{t('online.room.promise', { commitment: fairness.commitment.slice(0, 16) })}</p>
      <LineBadge />
    </section>
  );
}

function Hosting({ match, picture }: WaitingRoomProps) {
  const t = useT();
  async function leave(): Promise<void> {
    const left = await api.leave(match.id);
    if (left.ok) go(PATHS.online);
    else showToast({ text: sayError(t, left.error) });
  }
  const isPrivate = picture.terms.visibility === 'private';
  return (
    <>
      <p className="lead">{t(isPrivate ? 'online.room.yoursText' : 'online.room.public')}</p>
      <LinkBox url={linkTo(pathOf('match', match.id))} />
      <p className="actions">
        <button type="button" className="button" onClick={() => void leave()}>
          {t('online.room.leave')}
        </button>
      </p>
    </>
  );
}

function Invited({ match }: { readonly match: Match }) {
  const t = useT();
  const [isSitting, setSitting] = useState(false);
  const free = match.state().picture?.seats.find(({ person }) => !person)?.seat;

  async function sit(): Promise<void> {
    setSitting(true);
    const sat = await api.sit(match.id);
    setSitting(false);
    if (sat.ok) match.see(sat.value);
    else showToast({ text: sayError(t, sat.error) });
  }

  return (
    <div>
      <p className="actions">
        <button
          type="button"
          className="button button-main button-large"
          aria-disabled={isSitting}
          onClick={() => (isSitting ? undefined : void sit())}
        >
          {t('online.room.sit')}
        </button>
      </p>
      {free !== undefined && (
        <p className="lead">
          {t('online.room.asSeat', { seat: t(`targi.seat.${free === 'white' ? 'white' : 'blue'}`) })}
        </p>
      )}
    </div>
  );
}
