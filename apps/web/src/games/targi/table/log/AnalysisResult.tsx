import type { Seat } from '@caravanserai/targi';
import { SEATS } from '@caravanserai/targi/cards';
import { decimal, percent, sayMove, signed, YOU } from '@caravanserai/texts/page';
import { Picture } from '../../../../app/art/Picture.tsx';
import { TargiPiece } from '../../art/pieces.tsx';
import type { AnalysedMove, AnalysisAnswer, Snapshot, TableClient } from '../../client.ts';
import { useT } from '../../useT.ts';
import { nearSeat, youAt } from '../players/seats.ts';
import { useTableState } from '../tableState.tsx';
import { placesOfMove } from '../turn/movePlaces.ts';
import { playerAndColour } from '../words/sayNow.ts';
import { BOX, curveOf, lastOfRounds } from './curve.ts';

interface ResultProps {
  readonly snapshot: Snapshot;
  readonly client: TableClient;
  readonly answer: AnalysisAnswer;
}

export function AnalysisResult({ snapshot, client, answer }: ResultProps) {
  const t = useT();
  const near = nearSeat(snapshot);
  const you = youAt(snapshot);
  const whoIs = (seat: Seat) => (seat === you ? YOU : playerAndColour(t, snapshot.players, seat));
  return (
    <>
      <p>{t('play.analysis.lead', { name: whoIs(near) })}</p>
      <CurveFigure answer={answer} near={near} />
      {SEATS.map((seat) => (
        <section key={seat} className="turning-points">
          <h3>
            <Picture>
              <TargiPiece seat={seat} />
            </Picture>
            {t('play.analysis.turning', {
              name: whoIs(seat),
              lost: decimal(t, answer.lost[seat], 1),
            })}
          </h3>
          {answer.turningPoints[seat].length === 0 && <p>{t('play.analysis.none')}</p>}
          <ol>
            {answer.turningPoints[seat].map((move) => (
              <TurningPoint key={move.n} move={move} client={client} />
            ))}
          </ol>
        </section>
      ))}
      <Numbers answer={answer} near={near} />
    </>
  );
}

/** Margins and chances are told for blue; the near player reads them from one’s own side. */
function sideOf(near: Seat): 1 | -1 {
  return near === 'blue' ? 1 : -1;
}

function CurveFigure({ answer, near }: { readonly answer: AnalysisAnswer; readonly near: Seat }) {
  const t = useT();
  const { past } = useTableState();
  const { points, span, rounds } = curveOf(answer.moves, sideOf(near));
  const turning = new Set(SEATS.flatMap((seat) => answer.turningPoints[seat].map(({ n }) => n)));
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L');
  const middle = BOX.height / 2;
  const here = points.find(({ move }) => move.n === past?.version);
  return (
    <figure className="curve">
      <svg viewBox={`-2 -8 ${BOX.width + 4} ${BOX.height + 28}`} role="img" aria-label={t('play.analysis.curve')}>
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
  const t = useT();
  const { lookAt, mark, fold } = useTableState();

  /** The moment before the move: what was there to be chosen from. */
  async function jump(): Promise<void> {
    const moment = await client.past(move.n - 1);
    if (!moment) return;
    lookAt({ version: move.n - 1, ...moment });
    fold(true);
    mark(placesOfMove(move.move), move.better ? placesOfMove(move.better.move) : []);
  }

  return (
    <li>
      <button type="button" className="turning-point" onClick={() => void jump()}>
        <span className="hint-cost">{signed(t, -move.lost, 1)}</span>
        <span>
          <span className="log-deed">{t('play.analysis.point', { n: move.n, round: move.round })}</span>
          <span>
            <span className="turning-sign" aria-hidden="true">
              ✗
            </span>{' '}
            {t('play.analysis.played', { move: sayMove(t, move.move) })}
          </span>
          {move.better && (
            <span className="turning-better">
              <span className="turning-sign" aria-hidden="true">
                ✓
              </span>{' '}
              {t('play.analysis.better', { move: sayMove(t, move.better.move) })}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

/** The same as the curve, in numbers. */
function Numbers({ answer, near }: { readonly answer: AnalysisAnswer; readonly near: Seat }) {
  const t = useT();
  const side = sideOf(near);
  return (
    <details className="analysis-numbers">
      <summary>{t('play.analysis.numbers')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('play.analysis.afterRound')}</th>
            <th scope="col">{t('play.analysis.margin')}</th>
            <th scope="col">{t('play.analysis.chance')}</th>
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
