import type { Point } from '@caravanserai/targets';
import { DISC_RADIUS_UM } from '@caravanserai/targets/geometry';
import { closeDice } from '../count/close.ts';
import { type DiscCount, failingDice } from '../count/count.ts';
import type { SpacePoint, Stage } from '../../stage/stage.ts';
import { SeatMark } from '../../art/SeatMark.tsx';
import { DiscSign } from '../players/DiscSign.tsx';
import { useTable } from '../tableContext.ts';
import { useT } from '../../useT.ts';
import { Pinned } from './Pinned.tsx';

/** The count on the discs: totals by colour, equal ones struck out. */
export function CountSigns({ stage }: { readonly stage: Stage }) {
  const t = useT();
  const { shown } = useTable();
  const { count } = shown;
  if (!count) return undefined;
  const puck = shown.picture.pucks.find(({ seat }) => seat === shown.own);
  return (
    <>
      {count.at === 0 &&
        count.secured.map(({ seat, discs }) => (
          <Pinned key={seat} stage={stage} anchor={{ seat }} className="sign sign-secured" isAtRim>
            {discs.map((disc) => (
              <DiscSign key={disc} disc={disc} isWon />
            ))}
            {t('targets.show.sign.secured')}
          </Pinned>
        ))}
      {count.discs.slice(0, count.at + 1).map((each, i) => {
        const place = shown.snapshot.picture.discs.find(({ disc }) => disc === each.disc);
        if (!place) return undefined;
        const part = i < count.at ? 'taken' : count.part;
        return (
          <Pinned key={each.disc} stage={stage} anchor={farRim(place, puck)} className="totals" isApart>
            <Totals count={each} part={part} isCounted={i < count.at} nobody={t('targets.show.sign.nobody')} />
          </Pinned>
        );
      })}
    </>
  );
}

/** Why a die does not count that seems to lie on a disc. */
export function FailingSigns({ stage }: { readonly stage: Stage }) {
  const t = useT();
  const { shown } = useTable();
  return failingDice(shown).map(({ die, isFlat, over }) => (
    <Pinned key={die} stage={stage} anchor={{ die }} className="sign sign-failing" isApart>
      {t(`targets.show.sign.${!isFlat ? 'leans' : over ? 'straddles' : 'beside'}`)}
    </Pinned>
  ));
}

/** A die that rests within some millimetres of something gets its moment. */
export function CloseSigns({ stage }: { readonly stage: Stage }) {
  const t = useT();
  const { shown } = useTable();
  return closeDice(shown).map(({ die, mm }) => (
    <Pinned key={die} stage={stage} anchor={{ die }} className="sign sign-close" isApart>
      {t('targets.show.sign.close', { mm })}
    </Pinned>
  ));
}

/** The far side of the disc as seen from one's own tower, so that the dice on it stay visible. */
function farRim({ xUm, zUm }: Point, puck: Point | undefined): SpacePoint {
  const away = puck ? Math.hypot(puck.xUm, puck.zUm) / DISC_RADIUS_UM : Infinity;
  return { xUm: xUm - (puck?.xUm ?? 0) / away, yUm: 0, zUm: zUm - (puck?.zUm ?? 0) / away };
}

interface TotalsProps {
  readonly count: DiscCount;
  readonly part: 'totals' | 'struck' | 'taken';
  readonly isCounted: boolean; // the next disc is being counted: shrink to the winner's name
  readonly nobody: string;
}

function Totals({ count: { totals, struck, seat }, part, isCounted, nobody }: TotalsProps) {
  const told = isCounted ? totals.filter((each) => each.seat === seat) : totals;
  if (told.length === 0) return <small>{nobody}</small>;
  return (
    <>
      {told.map((each) => (
        <span
          key={each.seat}
          className="total"
          data-struck={part !== 'totals' && struck.includes(each.total) ? '' : undefined}
          data-best={part === 'taken' && each.seat === seat ? '' : undefined}
        >
          <SeatMark seat={each.seat} />
          {each.total}
        </span>
      ))}
    </>
  );
}
