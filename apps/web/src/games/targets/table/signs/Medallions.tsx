import type { Seat } from '@caravanserai/targets';
import { SEATS } from '../../client.ts';
import type { Stage } from '../../stage/stage.ts';
import { SeatMark } from '../../art/SeatMark.tsx';
import { DiscSign } from '../players/DiscSign.tsx';
import { useTable } from '../tableContext.ts';
import { Pinned } from './Pinned.tsx';

/** Summaries of towers that a small screen cannot show: the player, the dice and the stored discs. */
export function Medallions({ stage }: { readonly stage: Stage }) {
  const { shown } = useTable();
  const { view, players, need } = shown.snapshot;
  const isThere = (seat: Seat) => players[seat] !== undefined || view.towers[seat].length > 0;
  const others = SEATS.filter((seat) => seat !== shown.own && isThere(seat));
  return others.map((seat) => (
    <Pinned key={seat} stage={stage} anchor={{ seat }} className="medallion" isAtRim>
      <div
        data-seat={seat}
        data-next={'seat' in need && need.seat === seat ? '' : undefined}
        data-hit={isHit(shown, seat)}
      >
        <SeatMark seat={seat} />
        <span className="medallion-dice">
          {view.stacks[seat].map((die, level) => (
            <i key={die} data-there={level < view.towers[seat].length ? '' : undefined} />
          ))}
        </span>
        {view.stored[seat].length > 0 && (
          <span className="medallion-discs">
            {view.stored[seat].map((disc) => (
              <DiscSign key={disc} disc={disc} isWon={false} />
            ))}
          </span>
        )}
      </div>
    </Pinned>
  ));
}

/** Marks a tower with recent events. */
function isHit({ news }: ReturnType<typeof useTable>['shown'], seat: Seat): '' | undefined {
  const isMeant = news.some(
    (event) =>
      (event.type === 'disarmed' && event.seat === seat) ||
      (event.type === 'stole' && (event.from === seat || event.seat === seat)),
  );
  return isMeant ? '' : undefined;
}
