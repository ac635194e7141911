import type { DiscId, Seat } from '@caravanserai/targets';
import { targetsSeat } from '@caravanserai/texts/page';
import { targetsPlayerName } from '../../../shell/targets/draft.ts';
import { discPaint } from '../stage/paint.ts';
import { SEATS, type Snapshot } from '../table.ts';
import { useTargetsT } from '../useTargetsT.ts';
import { SeatMark } from './SeatMark.tsx';

/** A disc in small: a star when it is won for good, a target while it is only stored. */
function DiscSign({ disc, isWon }: { readonly disc: DiscId; readonly isWon: boolean }) {
  const { rim, ring } = discPaint(disc);
  return (
    <svg className="disc-sign" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx={12} cy={12} r={11} fill={rim} />
      <circle cx={12} cy={12} r={8} fill={isWon ? ring : '#fbf1dc'} />
      {isWon ? (
        <path d="m12 5 2 4.7 5 .4-3.9 3.3 1.2 5L12 15.7 7.7 18.4l1.2-5L5 10.1l5-.4z" fill="#fbf1dc" />
      ) : (
        <circle cx={12} cy={12} r={3.5} fill="#1d1718" />
      )}
    </svg>
  );
}

interface PlayerStripProps {
  readonly snapshot: Snapshot;
  readonly seat: Seat;
  readonly isNext: boolean;
}

function PlayerStrip({ snapshot, seat, isNext }: PlayerStripProps) {
  const t = useTargetsT();
  const { view, players } = snapshot;
  const won = view.won[seat];
  const stored = view.stored[seat];
  const dice = view.towers[seat].length;
  const name = targetsPlayerName(players[seat], t) || targetsSeat(t, seat);
  return (
    <li className="side-strip" data-seat={seat} data-next={isNext ? '' : undefined}>
      <SeatMark seat={seat} />
      <p className="side-name">
        <b>{name}</b>
        <span className="unseen">
          {targetsSeat(t, seat)}
          {isNext && `, ${t('targets.page.player.next')}`}
        </span>
      </p>
      <p className="side-discs">
        <span aria-hidden="true">
          {won.map((disc) => (
            <DiscSign key={disc} disc={disc} isWon />
          ))}
          {stored.map((disc) => (
            <DiscSign key={disc} disc={disc} isWon={false} />
          ))}
        </span>
        <span className="unseen">
          {t('targets.page.player.won', { count: won.length })},{' '}
          {t('targets.page.player.stored', { count: stored.length })}
        </span>
      </p>
      <p className="side-dice" title={t('targets.page.player.dice', { count: dice })}>
        <span aria-hidden="true">
          {[0, 1, 2].map((level) => (
            <i key={level} data-there={level < dice ? '' : undefined} />
          ))}
        </span>
        <span className="unseen">{t('targets.page.player.dice', { count: dice })}</span>
      </p>
      <p className="side-score" aria-hidden="true">
        {won.length}
      </p>
    </li>
  );
}

/** Who plays, whose turn it is, what each has won, stored and left to flick. */
export function Players({ snapshot }: { readonly snapshot: Snapshot }) {
  const t = useTargetsT();
  const { players, need } = snapshot;
  const asked = 'seats' in need ? need.seats : 'seat' in need ? [need.seat] : [];
  return (
    <ul className="side-strips" aria-label={t('targets.page.players')}>
      {SEATS.filter((seat) => players[seat]).map((seat) => (
        <PlayerStrip key={seat} snapshot={snapshot} seat={seat} isNext={asked.includes(seat)} />
      ))}
    </ul>
  );
}
