import type { MatchPicture } from '@caravanserai/contract';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Icon, Sign } from '../../app/parts/icons.tsx';
import type { Match } from '../connection/match.ts';
import { connection } from '../connection/socket.ts';
import { Banner } from './Banner.tsx';
import { ChatPanel, unreadSince } from './ChatPanel.tsx';
import { claimReason } from './clocks.ts';
import { EndingDialog } from './EndingDialog.tsx';
import { FairDialog } from './FairDialog.tsx';
import { useGameT } from '../../games/listings.ts';
import { ConnectionBadge } from './ConnectionBadge.tsx';
import type { MatchTable } from './gameRoom.ts';
import { lateSeat, nameAt } from '../names.ts';
import { OnlineMenu } from './OnlineMenu.tsx';
import { PlayerChip } from './PlayerChip.tsx';
import { turnSeats } from './turns.ts';
import { useServerNow } from '../useNow.ts';

export interface BarProps {
  readonly match: Match;
  readonly picture: MatchPicture;
  readonly table: MatchTable;
}

type Opened = 'menu' | 'fair' | undefined;

/** The bar over an online table: all players with their clocks, the connection, and the online controls. */
export function OnlineBar({ match, picture, table }: BarProps) {
  const t = useGameT(picture.terms.game);
  const { presence, chat } = useSyncExternalStore(match.subscribe, match.state);
  const { seats, viewer, clock, status, terms } = picture;
  const turns = turnSeats(picture);
  const [opened, open] = useState<Opened>();
  const [isChatting, setChatting] = useState(false);
  const [readMs, setReadMs] = useState(() => connection.serverNowMs());
  const unread = isChatting ? 0 : unreadSince(chat, readMs, picture);
  const isSeated = viewer !== 'spectator';
  const others = seats.filter(({ seat }) => seat !== viewer);
  const late = seats.find(({ seat }) => seat === lateSeat(picture));
  const nowMs = useServerNow(status === 'running' && isSeated ? 1000 : undefined);
  const isBot = late?.person?.kind === 'house';
  const claim = isBot ? undefined : claimReason(picture, nowMs, presence.goneSinceMs[late?.seat ?? '']);
  const inOrder = isSeated ? [...others, ...seats.filter(({ seat }) => seat === viewer)] : seats;
  const chatButton = useRef<HTMLButtonElement>(null);
  function chatWith(isOpen: boolean): void {
    setReadMs(connection.serverNowMs());
    setChatting(isOpen);
  }
  return (
    <>
      <section className="online-bar" data-many={seats.length > 2 ? '' : undefined} aria-label={t('online.menu.title')}>
        {inOrder.map((seat) => (
          <PlayerChip
            key={seat.seat}
            terms={terms}
            seat={seat}
            name={nameAt(t, picture, seat.seat)}
            isYou={seat.seat === viewer}
            isHere={presence.seats.includes(seat.seat)}
            isTurn={turns.includes(seat.seat)}
            roundTripMs={presence.roundTripMs[seat.seat]}
            clock={clock}
          />
        ))}
        {presence.watchers > 0 && (
          <span className="watchers">{t('online.table.watchers', { count: presence.watchers })}</span>
        )}
        <ConnectionBadge isShort />
        {isSeated && terms.chat && (
          <button
            ref={chatButton}
            type="button"
            className="head-button bar-button"
            aria-expanded={isChatting}
            aria-label={unread > 0 ? t('online.table.chatNew', { count: unread }) : t('online.table.chat')}
            onClick={() => chatWith(!isChatting)}
          >
            <Sign>
              <path d="M4 5h16v11H11l-5 4v-4H4z" />
            </Sign>
            {unread > 0 && <span className="unread">{unread}</span>}
          </button>
        )}
        <button
          type="button"
          className="head-button bar-button"
          aria-label={t('online.table.menu')}
          onClick={() => open('menu')}
        >
          <Icon name="menu" />
          <span className="bar-label" aria-hidden="true">
            {t('online.table.menu')}
          </span>
        </button>
      </section>
      <Banner picture={picture} claim={claim} />
      {isChatting && (
        <ChatPanel
          match={match.id}
          lines={chat}
          onClose={() => {
            chatWith(false);
            chatButton.current?.focus();
          }}
        />
      )}
      {opened === 'menu' && (
        <OnlineMenu
          picture={picture}
          roundTripMs={presence.roundTripMs}
          table={table}
          claim={claim}
          onFair={() => open('fair')}
          onClose={() => open(undefined)}
        />
      )}
      {opened === 'fair' && <FairDialog picture={picture} table={table} onClose={() => open(undefined)} />}
      <EndingDialog picture={picture} onFair={() => open('fair')} />
    </>
  );
}
