import '../styles/online.css';
import type { MatchId, MatchPicture } from '@caravanserai/contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Match } from '../line/match.ts';
import { line } from '../line/socket.ts';
import { useSpeech, useT } from '../../app/settings/language.tsx';
import { Notice } from '../../app/parts/Notice.tsx';
import { PATHS } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/routes.ts';
import { ScreenTitle } from '../../app/parts/ScreenTitle.tsx';
import { loadRoom, useFront } from '../../games/fronts.ts';
import { gameOf } from '../../games/page.ts';
import { clearNotices } from '../push/push.ts';
import { LineBadge } from './LineBadge.tsx';
import { TableRoom } from './TableRoom.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

function Away({ topic, text }: { readonly topic: 'gone' | 'away'; readonly text?: string }) {
  const t = useT();
  return (
    <Notice title={t(`online.room.${topic}`)} text={text ?? t(`online.room.${topic}Text`)}>
      <a className="button button-main" href={PATHS.online}>
        {t('online.room.toLobby')}
      </a>
    </Notice>
  );
}

/** A table over the network, whatever state it is in. */
export function MatchScreen({ id }: ScreenProps) {
  const t = useT();
  const match = useMemo(() => new Match(id as MatchId, line), [id]);
  const { picture, gone } = useSyncExternalStore(match.subscribe, match.state);
  useEffect(() => void clearNotices(match.id), [match]);
  if (gone === 'other-rules') return <Away topic="away" text={t('online.error.other-rules')} />;
  if (gone || !/^[\w-]{22}$/.test(id)) return <Away topic="gone" />;
  if (!picture) {
    return (
      <div className="opening">
        <ScreenTitle className="unseen">{t('online.title')}</ScreenTitle>
        <LineBadge />
      </div>
    );
  }
  return <Begun match={match} picture={picture} />;
}

function Begun({ match, picture }: { readonly match: Match; readonly picture: MatchPicture }) {
  const { game } = picture.terms;
  const { language } = useSpeech();
  for (const beside of [loadRoom(game), gameOf(game).words(language)]) beside.catch(() => undefined); // who needs it hears of it
  useFront(game);
  if (picture.status === 'open') return <WaitingRoom match={match} picture={picture} />;
  if (!picture.play) return <Away topic="away" />;
  return <TableRoom match={match} picture={picture} />;
}
