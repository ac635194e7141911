import type { Seat } from '@caravanserai/targi';
import { Button } from '../../../app/parts/Button.tsx';
import { go } from '../../../app/router.ts';
import type { AnalysisAnswer, TableClient } from '../client.ts';
import { targi } from '../page.ts';
import { useCoachT } from '../useT.ts';
import { questionsOf, worstOf } from '../game/exercise/collect.ts';
import { missed, withNew } from '../game/exercise/missed.ts';

interface LearnFromMistakesProps {
  readonly answer: AnalysisAnswer;
  readonly client: TableClient;
  readonly seat: Seat;
}

/** Turns one's own worst moves into questions; nothing where no move lost much. */
export function LearnFromMistakes({ answer, client, seat }: LearnFromMistakesProps) {
  const t = useCoachT();
  const questions = questionsOf(client, worstOf(answer, seat));
  if (questions.length === 0) return undefined;

  function start(): void {
    missed.set(withNew(missed.get(), questions));
    go(targi.screens.mistakes.path);
  }

  return (
    <p>
      <Button isMain onClick={start}>
        {t('coach.mistakes.open', { count: questions.length })}
      </Button>
    </p>
  );
}
