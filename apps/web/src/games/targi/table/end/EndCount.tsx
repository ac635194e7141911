import '../../styles/count.css';
import type { Seat } from '@caravanserai/targi';
import { scoreLabel, totalLabel } from '@caravanserai/texts/page';
import { type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../app/parts/Button.tsx';
import { PiecePicture } from '../../art/pieces.tsx';
import { momentInAddress } from '../../../../app/play/moment.ts';
import { sayTally } from '../../../../app/record/sayTally.ts';
import { useSignal } from '../../../../app/signals/useSignal.ts';
import { still } from '../../../../app/settings/settings.ts';
import { nearSeat, otherSeat, playerIn, playerName } from '../players/seats.ts';
import type { Snapshot, TableProps } from '../../client.ts';
import { DisplayGrid } from './DisplayGrid.tsx';
import { CloseButton } from '../../../../app/parts/CloseButton.tsx';
import { arranged } from '../turn/rearranging.ts';
import { sayResult } from '../words/sayNow.ts';
import { type Ending, hearCountLine, hearEnding } from '../sound/hear.ts';
import { After, NextGame } from './After.tsx';
import { countedSoFar, countSteps, litBy } from './countSteps.ts';
import { countResult, tallyAgainst } from './result.ts';
import { DIALOG_ID } from './openEndCount.ts';
import { GameStory } from './Story.tsx';
import { useT } from '../../useT.ts';

const Comparison = lazy(async () => ({ default: (await import('../retry/Comparison.tsx')).Comparison }));

interface EndCountProps extends TableProps {
  readonly onRematch: () => void;
  readonly onLeave: () => void;
}

const BEFORE_MS = 900; // lets the animation of the last move finish
const BEAT_MS = 850;
const ROWS_ABOVE = 2; // name and display; then one row for each score line, aligned for both players

/** The final count, line by line for both players at once, and the next steps. */
export function EndCount({ snapshot, client, onRematch, onLeave }: EndCountProps) {
  if (snapshot.online?.ending) return undefined; // an abandoned match is not scored
  return <Count snapshot={snapshot} client={client} onRematch={onRematch} onLeave={onLeave} />;
}

function Count({ snapshot, client, onRematch, onLeave }: EndCountProps) {
  const t = useT();
  const { score } = snapshot;
  const steps = countSteps(score);
  const dialog = useRef<HTMLDialogElement>(null);
  const { done, isOpen, skip } = useBeats(steps.length);
  const isDone = done >= steps.length;
  const close = () => dialog.current?.close();
  const [counted] = useState(() => countResult(snapshot));
  const tally = counted && sayTally(t, tallyAgainst(counted));
  const near = nearSeat(snapshot);
  const seats = [near, otherSeat(near)] as const;

  useCountSounds(isOpen ? done : 0, steps.length, endingFor(snapshot));
  useEffect(() => {
    const { current } = dialog;
    if (!isOpen || !current || current.open) return;
    current.showModal();
    current.querySelector('h2')?.focus();
  }, [isOpen]);
  useEffect(() => {
    const { current } = dialog;
    return () => current?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      id={DIALOG_ID}
      className="sheet end-count"
      aria-labelledby="end-count-title"
      data-done={isDone ? '' : undefined}
      style={{ '--dawn': steps.length > 0 ? done / steps.length : 1 } as CSSProperties}
    >
      <div className="sheet-body">
        <header className="sheet-head">
          <h2 id="end-count-title" tabIndex={-1}>
            {t('play.count.title')}
          </h2>
          <CloseButton label={t('table.close')} onClick={close} />
        </header>
        <div className="count-columns">
          {seats.map((seat) => (
            <Column
              key={seat}
              seat={seat}
              snapshot={snapshot}
              steps={steps}
              done={done}
              isWinner={isDone && score.winner === seat}
            />
          ))}
        </div>
        <div className="count-foot">
          <Verdict snapshot={snapshot} isDone={isDone} />
          {!isDone ? (
            <Button onClick={skip}>{t('play.count.skip')}</Button>
          ) : snapshot.isLesson ? (
            <Button isMain onClick={close}>
              {t('table.close')}
            </Button>
          ) : (
            <NextGame snapshot={snapshot} counted={counted} onRematch={onRematch} />
          )}
        </div>
        {counted && tally !== undefined && (
          <p className="count-record">
            {isDone && t('shell.record.against', { level: t(`teaser.targi.level.${counted.level}.name`), tally })}
          </p>
        )}
        <Suspense>
          {isDone && snapshot.original && (
            <Comparison snapshot={snapshot} client={client} original={snapshot.original} />
          )}
        </Suspense>
        {!snapshot.isLesson && (
          <>
            <GameStory snapshot={snapshot} client={client} isDone={isDone && isOpen} />
            <div className="count-after">
              {isDone && (
                <After client={client} onRematch={counted?.next && onRematch} onLeave={onLeave} onClose={close} />
              )}
            </div>
          </>
        )}
      </div>
    </dialog>
  );
}

/** The winner's piece in the light, and the result in large letters. */
function Verdict({ snapshot, isDone }: { readonly snapshot: Snapshot; readonly isDone: boolean }) {
  const t = useT();
  const { winner } = snapshot.score;
  return (
    <div className="count-verdict">
      {isDone && winner && (
        <div className="count-sun" aria-hidden="true">
          <PiecePicture seat={winner} />
        </div>
      )}
      <p className="count-result" role="status">
        {isDone && sayResult(t, snapshot)}
      </p>
    </div>
  );
}

/** A note for each line, and a tune for the result. */
function useCountSounds(done: number, count: number, ending: Ending): void {
  useEffect(() => {
    if (done >= count) hearEnding(ending);
    else if (done > 0) hearCountLine(done - 1);
  }, [done, count, ending]);
}

/** Whose result the music reflects: the person at this device, or the winner where two share it. */
function endingFor({ score, viewer }: Snapshot): Ending {
  if (score.winner === undefined) return 'even';
  return viewer === 'spectator' || viewer === score.winner ? 'won' : 'lost';
}

interface Beats {
  readonly done: number;
  readonly isOpen: boolean;
  readonly skip: () => void;
}

/** One line per beat; all at once with reduced motion. */
function useBeats(count: number): Beats {
  const isStill = useSignal(still);
  const [isElsewhere] = useState(() => momentInAddress() !== undefined); // the link points to another moment
  const [beat, setBeat] = useState(isStill ? count : -1);
  useEffect(() => {
    if (isElsewhere || beat >= count) return;
    const timer = setTimeout(() => setBeat(beat + 1), beat < 0 ? BEFORE_MS : BEAT_MS);
    return () => clearTimeout(timer);
  }, [beat, count, isElsewhere]);
  const isOpen = beat >= 0 && !isElsewhere;
  return { done: isElsewhere ? count : Math.max(0, beat), isOpen, skip: () => setBeat(count) };
}

interface ColumnProps {
  readonly seat: Seat;
  readonly snapshot: Snapshot;
  readonly steps: ReturnType<typeof countSteps>;
  readonly done: number;
  readonly isWinner: boolean;
}

function Column({ seat, snapshot, steps, done, isWinner }: ColumnProps) {
  const t = useT();
  const { view, players } = snapshot;
  const { display } = view[seat];
  const current = done < steps.length ? steps[done - 1]?.[seat] : undefined;
  const name = playerName(t, seat, players[seat]);
  return (
    <section
      className="count-column"
      aria-label={name}
      data-winner={isWinner ? '' : undefined}
      style={{ gridRow: `span ${steps.length + ROWS_ABOVE}` }}
    >
      <h3>
        <PiecePicture seat={seat} />
        <span>{name}</span>
        <output className="count-total" aria-label={totalLabel(t)} aria-live="off">
          {countedSoFar(steps, done, seat)}
        </output>
      </h3>
      <DisplayGrid
        cards={arranged(display, [])}
        lit={litBy(current, display)}
        label={t('play.count.display', { name: playerIn(t, snapshot, seat) })}
      />
      <ol className="count-lines">
        {steps.map((step, index) => {
          const line = step[seat];
          return (
            <li
              key={index}
              data-done={index < done ? '' : undefined}
              data-now={line && line === current ? '' : undefined}
            >
              {line && (
                <>
                  <span>{scoreLabel(t, line)}</span>
                  <b>{line.vp}</b>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
