import type { Seat } from '@caravanserai/targi';
import { SEATS } from '@caravanserai/targi/cards';
import { decimal, percent, sayMove, sayReasonFor, signed, YOU } from '@caravanserai/texts/page';
import { PiecePicture } from '../../art/pieces.tsx';
import type { AnalysedMove, AnalysisAnswer, Snapshot, TableClient, TableProps } from '../../client.ts';
import { LearnFromMistakes } from '../../exercises/LearnFromMistakes.tsx';
import { useCoachT } from '../../useT.ts';
import { nearSeat, youAt } from '../players/seats.ts';
import { useTableState } from '../tableState.tsx';
import { placesOfMove } from '../turn/movePlaces.ts';
import { playerAndColour } from '../words/sayNow.ts';
import { BOX, curveOf, lastOfRounds } from './curve.ts';

interface ResultProps extends TableProps {
  readonly answer: AnalysisAnswer;
}

export function AnalysisResult({ snapshot, client, answer }: ResultProps) {
  const t = useCoachT();
  const near = nearSeat(snapshot);
  const you = youAt(snapshot);
  const turning = new Set(SEATS.flatMap((seat) => answer.turningPoints[seat].map(({ n }) => n)));
  const whoIs = (seat: Seat) => (seat === you ? YOU : playerAndColour(t, snapshot.players, seat));
  return (
    <>
      <p>{t('coach.analysis.lead', { name: whoIs(near) })}</p>
      <CurveFigure moves={answer.moves} turning={turning} near={near} />
      {SEATS.map((seat) => (
        <section key={seat} className="turning-points">
          <h3>
            <PiecePicture seat={seat} />
            {t('coach.analysis.turning', {
              name: whoIs(seat),
              lost: decimal(t, answer.lost[seat], 1),
            })}
          </h3>
          {answer.turningPoints[seat].length === 0 && <p>{t('coach.analysis.none')}</p>}
          <ol>
            {answer.turningPoints[seat].map((move) => (
              <TurningPoint key={move.n} move={move} client={client} />
            ))}
          </ol>
        </section>
      ))}
      {you && <LearnFromMistakes answer={answer} client={client} seat={you} />}
      <Numbers answer={answer} near={near} />
    </>
  );
}

/** Margins and chances are stored for Blue and shown from the near player's side. */
function sideOf(near: Seat): 1 | -1 {
  return near === 'blue' ? 1 : -1;
}

interface CurveProps {
  readonly moves: readonly AnalysedMove[];
  /** Numbers of the moves to mark. */
  readonly turning: ReadonlySet<number>;
  readonly near: Seat;
}

const NONE: ReadonlySet<number> = new Set();

/** The curve of the moves analysed so far. */
export function CurveSoFar({
  snapshot,
  moves,
}: {
  readonly snapshot: Snapshot;
  readonly moves: readonly AnalysedMove[];
}) {
  return <CurveFigure moves={moves} turning={NONE} near={nearSeat(snapshot)} />;
}

function CurveFigure({ moves, turning, near }: CurveProps) {
  const t = useCoachT();
  const { past } = useTableState();
  const { points, span, rounds } = curveOf(moves, sideOf(near));
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L');
  const middle = BOX.height / 2;
  const here = points.find(({ move }) => move.n === past?.version);
  return (
    <figure className="curve">
      <svg viewBox={`-2 -8 ${BOX.width + 4} ${BOX.height + 28}`} role="img" aria-label={t('coach.analysis.curve')}>
        {rounds.map(({ round, x }) => (
          <g key={round}>
            <path className="curve-round" d={`M${x} 0v${BOX.height}`} />
            <text x={x + 2} y={BOX.height + 15}>
              {round}
            </text>
          </g>
        ))}
        <path className="curve-zero" d={`M0 ${middle}h${BOX.width}`} />
        {points.length > 0 && (
          <>
            <path className="curve-area" d={`M0 ${middle} L${line} L${BOX.width} ${middle}z`} />
            <path className="curve-line" d={`M${line}`} />
          </>
        )}
        {points
          .filter(({ move }) => turning.has(move.n))
          .map(({ move, x, y }) =>
            move.seat === 'blue' ? (
              <circle key={move.n} className="curve-blue" cx={x} cy={y} r={5} />
            ) : (
              <path key={move.n} className="curve-white" d={`M${x} ${y - 6.5}l6.5 6.5-6.5 6.5-6.5-6.5z`} />
            ),
          )}
        {here && <path className="curve-here" d={`M${here.x} 0v${BOX.height}`} />}
        <text x={3} y={10}>
          {signed(t, span, 0)}
        </text>
        <text x={3} y={BOX.height - 3}>
          {signed(t, -span, 0)}
        </text>
      </svg>
    </figure>
  );
}

function TurningPoint({ move, client }: { readonly move: AnalysedMove; readonly client: TableClient }) {
  const t = useCoachT();
  const { lookAt, mark, fold } = useTableState();

  /** Jumps to the position before the move, where the alternatives were available. */
  function jump(): void {
    const moment = client.past(move.n - 1);
    if (!moment) return;
    lookAt({ version: move.n - 1, ...moment });
    fold(true);
    mark(placesOfMove(move.move), move.better ? placesOfMove(move.better.move) : []);
  }

  return (
    <li>
      <button type="button" className="turning-point" onClick={jump}>
        <span className="hint-cost">{signed(t, -move.lost, 1)}</span>
        <span>
          <span className="log-deed">{t('coach.analysis.point', { n: move.n, round: move.round })}</span>
          <span>
            <span className="turning-sign" aria-hidden="true">
              ✗
            </span>{' '}
            {t('coach.analysis.played', { move: sayMove(t, move.move) })}
          </span>
          {move.better && (
            <span className="turning-better">
              <span className="turning-sign" aria-hidden="true">
                ✓
              </span>{' '}
              {t('coach.analysis.better', { move: sayMove(t, move.better.move) })}
            </span>
          )}
          {move.why && <span className="hint-because">{sayReasonFor(t, move.why)}</span>}
        </span>
      </button>
    </li>
  );
}

/** The data of the curve as a table. */
function Numbers({ answer, near }: { readonly answer: AnalysisAnswer; readonly near: Seat }) {
  const t = useCoachT();
  const side = sideOf(near);
  return (
    <details className="analysis-numbers">
      <summary>{t('coach.analysis.numbers')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('coach.analysis.afterRound')}</th>
            <th scope="col">{t('coach.analysis.margin')}</th>
            <th scope="col">{t('coach.analysis.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {lastOfRounds(answer.moves).map(({ n, round, margin, winChance }) => (
            <tr key={n}>
              <th scope="row">{round}</th>
              <td>{signed(t, side * margin, 1)}</td>
              <td>{percent(t, side > 0 ? winChance : 1 - winChance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
