import { EDGE, type Place } from '../../places.ts';
import type { Thread } from './lights.ts';

const STEP = 20; // per cent of the board: the side of one place
const REACH = 0.6; // half the length of a bead without its ends: little more than the gap, because prices are at the card's edge
const BAND = 0.35;

function middle({ column, row }: Place): readonly [number, number] {
  return [(column + 0.5) * STEP, (row + 0.5) * STEP];
}

/** Strokes across each gap between two cards of the line, extending `reach` to both sides of the gap's middle. */
function strokes({ from, to }: Thread, reach: number): string {
  const [x1, y1] = middle(from);
  const [x2, y2] = middle(to);
  const [dx, dy] = [Math.sign(x2 - x1), Math.sign(y2 - y1)];
  return Array.from({ length: EDGE }, (_, gap) => {
    const [x, y] = [x1 + dx * (gap + 0.5) * STEP, y1 + dy * (gap + 0.5) * STEP];
    return `M${x - dx * reach} ${y - dy * reach}L${x + dx * reach} ${y + dy * reach}`;
  }).join('');
}

/** A confirmed line is a row of beads between the cards, shaped like the pieces: blue's are round, white's angular with a band. */
function Beads({ thread }: { readonly thread: Thread }) {
  const bead = strokes(thread, REACH);
  return (
    <>
      <path className="thread-edge" d={bead} />
      <path className="thread-core" d={bead} />
      {thread.seat === 'white' && <path className="thread-band" d={strokes(thread, BAND)} />}
    </>
  );
}

function Line({ from, to }: Thread) {
  const [x1, y1] = middle(from);
  const [x2, y2] = middle(to);
  return (
    <>
      <path className="thread-glow" d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path className="thread-run" d={`M${x1} ${y1}L${x2} ${y2}`} />
    </>
  );
}

function ThreadView(thread: Thread) {
  const { seat, strength } = thread;
  return (
    <g className={`thread thread-${seat}`} data-strength={strength}>
      {strength !== 'held' && <Line {...thread} />}
      {strength !== 'preview' && <Beads thread={thread} />}
    </g>
  );
}

/** The lines of the Targis, drawn over the cards but only in the gaps between them. */
export function Threads({ threads }: { readonly threads: readonly Thread[] }) {
  const size = STEP * (EDGE + 1);
  return (
    <svg className="threads" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {threads.map((thread) => (
        <ThreadView key={`${thread.from.column}-${thread.from.row}`} {...thread} />
      ))}
    </svg>
  );
}
