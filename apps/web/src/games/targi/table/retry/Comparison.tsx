import { signed } from '@caravanserai/texts/page';
import type { Snapshot, TableProps } from '../../client.ts';
import { useCoachT } from '../../useT.ts';
import { nearSeat, otherSeat } from '../players/seats.ts';
import { SideBySide } from './SideBySide.tsx';

interface ComparisonProps extends TableProps {
  readonly original: NonNullable<Snapshot['original']>;
}

/** The result beside that of the game that this one retries, from the side of the nearer player. */
export function Comparison({ snapshot, client, original }: ComparisonProps) {
  const t = useCoachT();
  const { score } = snapshot;
  const near = nearSeat(snapshot);
  const other = otherSeat(near);
  const points = { own: original[near], other: original[other] };
  const margin = score[near].total - score[other].total;
  if (original.isSwapped) {
    const before = points.other - points.own; // this player sat there
    const say = (points: number) => signed(t, points, 0);
    const both = { first: say(before), second: say(margin), sum: say(before + margin) };
    return <p className="count-record">{t('coach.retry.chairs', both)}</p>;
  }
  const gain = margin - (points.own - points.other);
  return (
    <>
      <p className="count-record">
        {gain === 0
          ? t('coach.retry.equal', points)
          : t(gain > 0 ? 'coach.retry.better' : 'coach.retry.worse', { ...points, count: Math.abs(gain) })}
      </p>
      <SideBySide client={client} seat={near} />
    </>
  );
}
