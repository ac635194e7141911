import type { Seat } from '@caravanserai/targets';
import { targetsSeat } from '@caravanserai/texts/page';
import { namesOf } from '../words/people.ts';
import { SEATS, type Snapshot } from '../../client.ts';
import { DiscSign, EmptySign } from './DiscSign.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { placesLeft } from './placesLeft.ts';
import { useT } from '../../useT.ts';

interface PlayerStripProps {
  readonly snapshot: Snapshot;
  readonly seat: Seat;
  readonly names: Readonly<Partial<Record<Seat, string>>>;
  readonly isNext: boolean;
}

function PlayerStrip({ snapshot, seat, names, isNext }: PlayerStripProps) {
  const t = useT();
  const { view } = snapshot;
  const won = view.won[seat];
  const stored = view.stored[seat];
  const dice = view.towers[seat].length;
  const partner = view.options.teams ? SEATS[(SEATS.indexOf(seat) + 2) % 4] : undefined; // partners sit opposite
  return (
    <li className="side-strip" data-seat={seat} data-next={isNext ? '' : undefined}>
      <SeatMark seat={seat} />
      <p className="side-name">
        <b>{names[seat]}</b>
        {partner && (
          <span className="side-partner">
            <SeatMark seat={partner} />{' '}
            <span className="unseen">{t('targets.page.player.partner', { name: names[partner] ?? '' })}</span>
          </span>
        )}
        <span className="unseen">
          {targetsSeat(t, seat)}
          {isNext && `, ${t('targets.page.player.next')}`}
        </span>
      </p>
      <p className="side-discs">
        <span aria-hidden="true">
          {[...won, ...stored].map((disc) => (
            <i key={disc}>
              <DiscSign disc={disc} isWon={won.includes(disc)} />
            </i>
          ))}
          {Array.from({ length: placesLeft(snapshot, seat) }, (_, n) => (
            <i key={n} className="disc-open">
              <EmptySign />
            </i>
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

/** The players: whose turn it is, and each one's discs won and stored and dice left. */
export function Players({ snapshot, isAtRest }: { readonly snapshot: Snapshot; readonly isAtRest: boolean }) {
  const t = useT();
  const { players, need } = snapshot;
  const names = namesOf(t, players);
  const asked = isAtRest ? [] : 'seats' in need ? need.seats : 'seat' in need ? [need.seat] : [];
  return (
    <ul className="side-strips" aria-label={t('targets.page.players')}>
      {SEATS.filter((seat) => players[seat]).map((seat) => (
        <PlayerStrip key={seat} snapshot={snapshot} seat={seat} names={names} isNext={asked.includes(seat)} />
      ))}
    </ul>
  );
}
