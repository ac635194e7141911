import { sayMove } from '@caravanserai/texts/page';
import { use, useCallback, useEffect, useState } from 'react';
import { Notice } from '../../../app/parts/Notice.tsx';
import { TableFrame } from '../../../app/play/TableFrame.tsx';
import { go } from '../../../app/router.ts';
import type { ScreenProps } from '../../../app/routes.ts';
import type { HintMove } from '../client.ts';
import { TargiTable } from '../device.ts';
import { ExerciseGuide } from '../exercises/ExerciseGuide.tsx';
import { type ExerciseTable, openExerciseTable, type Told } from '../game/exercise/exerciseTable.ts';
import { missed, withAnswer, withNew } from '../game/exercise/missed.ts';
import type { RoundEnd } from '../game/exercise/playOut.ts';
import { targi } from '../page.ts';
import { type CoachT, useCoachT } from '../useT.ts';
import { openBrowserThinker } from '../worker/thinker.ts';
import { choosePuzzle, type Mode, modeOf } from '../game/puzzles/choose.ts';
import { exerciseOf } from '../game/puzzles/puzzleExercise.ts';
import { type Listed, openPuzzle, type Puzzle } from '../game/puzzles/puzzles.ts';
import { ratingOf, record, withStreak, withTry } from '../game/puzzles/record.ts';
import { loadRatedPuzzles, sendTries, syncTries } from './server.ts';
import { PuzzleVote } from './PuzzleVote.tsx';

function toPuzzles(): void {
  go(targi.screens.puzzles.path);
}

/** Puzzles one after the other, in the mode that the address names. */
export function PuzzleScreen({ id }: ScreenProps) {
  return <Puzzles key={id} mode={modeOf(id)} />;
}

function Puzzles({ mode }: { readonly mode: Mode }) {
  const t = useCoachT();
  const all = use(loadRatedPuzzles());
  const [done, setDone] = useState<readonly string[]>([]);
  const [streak, setStreak] = useState(0);
  const [puzzle, setPuzzle] = useState(() => choose([]));
  const onAnswer = useCallback((isSolved: boolean) => isSolved && setStreak((before) => before + 1), []);
  useEffect(() => void syncTries(), []);
  useEffect(() => {
    if (mode.kind === 'streak' && streak > 0) record.set(withStreak(record.get(), streak));
  }, [mode.kind, streak]);

  function choose(before: readonly string[]): Listed | undefined {
    return choosePuzzle(mode, all, { record: record.get(), done: before, chance: Math.random() });
  }
  function goOn(id: string): void {
    const now = [...done, id];
    setDone(now);
    setPuzzle(choose(now));
  }

  if (!puzzle) {
    return (
      <Notice title={t('coach.puzzles.title')} text={t(done.length > 0 ? 'coach.puzzles.all' : 'coach.puzzles.none')}>
        <a className="button button-main" href={targi.screens.puzzles.path}>
          {t('coach.puzzles.title')}
        </a>
      </Notice>
    );
  }
  return (
    <OnePuzzle
      key={puzzle.id}
      listed={puzzle}
      mode={mode}
      streak={streak}
      onAnswer={onAnswer}
      onNext={() => goOn(puzzle.id)}
    />
  );
}

interface OnePuzzleProps {
  readonly listed: Listed;
  readonly mode: Mode;
  /** Solved in a row. */
  readonly streak: number;
  readonly onAnswer: (isSolved: boolean) => void;
  readonly onNext: () => void;
}

function OnePuzzle({ listed, mode, streak, onAnswer, onNext }: OnePuzzleProps) {
  const t = useCoachT();
  const [puzzle] = useState(() => openPuzzle(listed));
  const [before] = useState(() => ratingOf(record.get()).points);
  const [isMissed, setMissed] = useState(false);
  const isStreak = mode.kind === 'streak';

  const store = useCallback(
    (_id: string, answer: HintMove | undefined) => {
      const isSolved = answer?.cost === 0;
      const tried = { isSolved, isRated: mode.kind === 'rated', atMs: Date.now() };
      record.set(withTry(record.get(), listed, tried));
      void sendTries();
      onAnswer(isSolved);
      setMissed(!isSolved);
      return isSolved || !answer ? undefined : storeMissed(puzzle, answer);
    },
    [listed, puzzle, mode.kind, onAnswer],
  );
  const open = useCallback(
    async () => ({ ok: true, value: openExerciseTable(exerciseOf(puzzle), openBrowserThinker(), store) }) as const,
    [puzzle, store],
  );

  function sayMore(now: Told): string {
    const { points } = ratingOf(record.get());
    return [
      ...sayEnds(t, now),
      ...(mode.kind === 'rated' ? [sayRating(t, points, points - before)] : []),
      ...(isStreak ? [t(isMissed ? 'coach.puzzles.runOver' : 'coach.puzzles.run', { count: streak })] : []),
      ...(now.returns === undefined ? [] : [t('coach.mistakes.later', { count: now.returns })]),
    ].join(' ');
  }

  const isLast = mode.kind === 'one' || (isStreak && isMissed);
  return (
    <TableFrame<ExerciseTable, never> id={puzzle.id} title={t('coach.puzzles.title')} open={open}>
      {(table) => (
        <TargiTable client={table} onLeave={toPuzzles} onRematch={toPuzzles}>
          <ExerciseGuide
            table={table}
            title={t('coach.puzzles.one', { id: puzzle.id })}
            question={t('coach.puzzles.ask', { round: puzzle.view.round, rating: listed.rating })}
            sayMore={sayMore}
            done={0}
            onLeave={toPuzzles}
            onNext={isLast ? undefined : onNext}
          >
            <PuzzleVote id={puzzle.id} />
          </ExerciseGuide>
        </TargiTable>
      )}
    </TableFrame>
  );
}

/** A missed puzzle comes back among the player's mistakes; returns the days until then. */
function storeMissed({ id, view }: Puzzle, { move, cost }: HintMove): number | undefined {
  const name = `puzzle.${id}`;
  const added = withNew(missed.get(), [{ id: name, view, move, lost: cost, dueMs: 0 }]);
  const { all, days } = withAnswer(added, name, false, Date.now());
  missed.set(all);
  return days;
}

function sayRating(t: CoachT, rating: number, change: number): string {
  return t('coach.puzzles.change', { rating, change: change > 0 ? `+${change}` : `${change}`.replace('-', '−') });
}

/** How the round ends, after the answer and after the best move. */
function sayEnds(t: CoachT, now: Told): readonly string[] {
  if (!now.ends) return [];
  const { answer, best } = now.ends;
  const isSame = now.kind === 'shown' || now.answer.cost === 0;
  return [
    t('coach.puzzles.ends', valuesOf(answer)),
    ...(isSame ? [] : [t('coach.puzzles.endsBest', { ...valuesOf(best), best: sayMove(t, now.best.move) })]),
  ];
}

function valuesOf({ own, other, goods, gold }: RoundEnd) {
  return { own, other, goods, gold };
}
