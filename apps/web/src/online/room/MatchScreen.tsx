import '../styles/online.css';
import type { MatchId, MatchPicture } from '@caravanserai/contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Match } from '../connection/match.ts';
import { connection } from '../connection/socket.ts';
import { useSpeech, useT } from '../../app/settings/language.tsx';
import { Notice } from '../../app/parts/Notice.tsx';
import { PATHS } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/routes.ts';
import { ScreenTitle } from '../../app/parts/ScreenTitle.tsx';
import { loadRoom, useListing } from '../../games/listings.ts';
import { gameOf, isKnownGame } from '../../games/page.ts';
import { clearNotices } from '../push/push.ts';
import { ConnectionBadge } from './ConnectionBadge.tsx';
import { TableRoom } from './TableRoom.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

function Away({ topic, text }: { readonly topic: 'gone' | 'away' | 'newer'; readonly text?: string }) {
  const t = useT();
  return (
    <Notice title={t(`online.room.${topic}`)} text={text ?? t(`online.room.${topic}Text`)}>
      <a className="button button-main" href={PATHS.online}>
        {t('online.room.toLobby')}
      </a>
    </Notice>
  );
}

/** An online match in any state. */
export function MatchScreen({ id }: ScreenProps) {
  const t = useT();
  const match = useMemo(() => new Match(id as MatchId, connection), [id]);
  const { picture, gone } = useSyncExternalStore(match.subscribe, match.state);
  useEffect(() => void clearNotices(match.id), [match]);
  if (gone === 'other-rules') return <Away topic="away" text={t('online.error.other-rules')} />;
  if (gone || !/^[\w-]{22}$/.test(id)) return <Away topic="gone" />;
  if (!picture) {
    return (
      <div className="opening">
        <ScreenTitle className="unseen">{t('online.title')}</ScreenTitle>
        <ConnectionBadge />
      </div>
    );
  }
  if (!isKnownGame(picture.terms.game)) return <Away topic="newer" />;
  return <Begun match={match} picture={picture} />;
}

function Begun({ match, picture }: { readonly match: Match; readonly picture: MatchPicture }) {
  const { game } = picture.terms;
  const { language } = useSpeech();
  for (const beside of [loadRoom(game), gameOf(game).words(language)]) beside.catch(() => undefined); // the component that needs it reports the error
  useListing(game);
  if (picture.status === 'open') return <WaitingRoom match={match} picture={picture} />;
  if (!picture.play) return <Away topic="away" />;
  return <TableRoom match={match} picture={picture} />;
}
