import type { View } from '@caravanserai/targi';
import type { Seat } from '@caravanserai/targi/cards';
import { Picture } from '../../../../app/art/Picture.tsx';
import { Amulet, PiecePicture } from '../../art/pieces.tsx';
import { anchor } from '../motion/anchors.ts';
import type { Snapshot } from '../../client.ts';
import { LastTurn } from '../show/LastTurn.tsx';
import { turnBefore } from '../show/summary.ts';
import { useShow } from '../show/useShow.tsx';
import { usePast } from '../tableState.tsx';
import { isAlone } from '../words/sayNow.ts';
import { CardsPlayed } from './CardsPlayed.tsx';
import { Camp } from './Camp.tsx';
import { Display } from './Display.tsx';
import { Hand } from './Hand.tsx';
import { Purse } from './Purse.tsx';
import { playerName, seatToAct } from './seats.ts';
import { useT } from '../../useT.ts';

function TurnWords({ seat, snapshot }: { readonly seat: Seat | undefined; readonly snapshot: Snapshot }) {
  const t = useT();
  const { control, players, viewer } = snapshot;
  if (seat === undefined || seatToAct(snapshot) !== seat) return <span className="turn-words" />;
  const isYours = viewer === seat && isAlone(players); // also while your own action is being animated
  const key = isYours
    ? 'yours'
    : control.kind !== 'wait'
      ? 'theirs'
      : players[seat].kind === 'bot'
        ? 'thinks'
        : 'waits';
  return <span className="turn-words turn-now">{t(`board.player.turn.${key}`)}</span>;
}

interface PlayerPanelProps {
  readonly seat: Seat;
  readonly isOwn: boolean; // on the near side
  /** The present, or a past moment under review. Only the present has a player to act. */
  readonly view: View;
  readonly snapshot: Snapshot;
}

/** Display, hand and Targis of one player. */
export function PlayerBelongings({ seat, view, snapshot }: Omit<PlayerPanelProps, 'isOwn'>) {
  const t = useT();
  const past = usePast();
  const player = view[seat];
  return (
    <div className="belongings">
      <Display seat={seat} display={player.display} lines={(past ?? snapshot).score[seat].lines} />
      <div className="belongings-side">
        <Hand seat={seat} player={player} snapshot={snapshot} />
        <Camp seat={seat} left={player.targisLeft} />
        <p className="player-note">
          <CardsPlayed display={player.display} /> {player.limitedNextRound && t('board.player.limited')}
        </p>
      </div>
    </div>
  );
}

/** One player's side of the table. A phone shows its first lines; the rest opens as a sheet. */
export function PlayerPanel(props: PlayerPanelProps) {
  const t = useT();
  const { seat, isOwn, view, snapshot } = props;
  const past = usePast();
  const { total } = (past ?? snapshot).score[seat];
  const name = playerName(t, seat, snapshot.players[seat]);
  const isNow = view === snapshot.view;
  const { isPlaying } = useShow();
  const turn = isNow && !isPlaying && snapshot.control.kind === 'act' ? turnBefore(snapshot) : undefined;
  return (
    <section
      className={`player player-${seat} ${isOwn ? 'player-own' : 'player-other'}`}
      aria-label={t('board.player.label', { name, seat: t(`targi.seat.${seat}`) })}
      data-turn={isNow && seatToAct(snapshot) === seat ? '' : undefined}
    >
      <header className="player-head">
        <span className="player-piece" {...anchor.player(seat)}>
          <PiecePicture seat={seat} />
        </span>
        <h2 className="player-name" title={name}>
          {name}
        </h2>
        {turn?.seat === seat ? (
          <span className="last-place last-in-head">
            <LastTurn turn={turn} snapshot={snapshot} />
          </span>
        ) : (
          <TurnWords seat={isNow ? seat : undefined} snapshot={snapshot} />
        )}
        <span className="player-amulet" {...anchor.amulet(seat)}>
          {view.first === seat && (
            <Picture label={t('board.player.first')}>
              <Amulet />
            </Picture>
          )}
        </span>
        <p className="player-score" title={t('board.player.scoreNow')}>
          <span key={total} aria-hidden="true">
            {total}
          </span>
          <span className="unseen">{t('board.player.score', { points: t('targi.token.vp', { count: total }) })}</span>
        </p>
      </header>
      <Purse seat={seat} player={view[seat]} />
      {turn?.seat === seat && (
        <span className="last-place last-in-purse">
          <LastTurn turn={turn} snapshot={snapshot} />
        </span>
      )}
      <PlayerBelongings {...props} />
    </section>
  );
}
