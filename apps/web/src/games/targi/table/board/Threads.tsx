import { EDGE, type Place } from '../../places.ts';
import type { Thread } from './lights.ts';

const STEP = 20; // of a hundred: the side of one place

function middle({ column, row }: Place): readonly [number, number] {
  return [(column + 0.5) * STEP, (row + 0.5) * STEP];
}

function ThreadLine({ from, to, seat, isWish }: Thread) {
  const [x1, y1] = middle(from);
  const [x2, y2] = middle(to);
  return (
    <g className={`thread thread-${seat} ${isWish ? 'thread-wish' : ''}`}>
      <path className="thread-edge" d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path className="thread-core" d={`M${x1} ${y1}L${x2} ${y2}`} />
    </g>
  );
}

interface ThreadsProps {
  readonly threads: readonly Thread[];
  /** Above the cards lie only the lines of what is being considered. */
  readonly layer: 'under' | 'over';
}

/** The lines that Targis open, woven under the cards; the one that is considered lies over them. */
export function Threads({ threads, layer }: ThreadsProps) {
  const size = STEP * (EDGE + 1);
  return (
    <svg className={`threads threads-${layer}`} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {threads
        .filter(({ isWish }) => isWish === (layer === 'over'))
        .map((thread) => (
          <ThreadLine key={`${thread.from.column}-${thread.from.row}`} {...thread} />
        ))}
    </svg>
  );
}
