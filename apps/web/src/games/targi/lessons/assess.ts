import { borderName, type Language, loadCoach } from '@caravanserai/texts/page';
import type { LessonsT } from '../../../app/lessons/useLessonsT.ts';
import { sayReason } from '../coach/say.ts';
import { type Warning, warningOf } from '../coach/warnings.ts';
import type { Snapshot } from '../client.ts';
import type { LessonTable } from '../game/lesson/lessonTable.ts';
import { openBrowserThinker } from '../worker/thinker.ts';

/** Points: less than a warning needs, because nothing is interrupted. */
const NOTABLE = 0.75;

/** What the guide says of the learner's free placements, by the evaluation of hints and coach: the costliest with the reason, or praise. */
export async function assess(
  table: LessonTable,
  t: LessonsT,
  language: Language,
  signal: AbortSignal,
): Promise<string> {
  const worst = await costliest(table, signal);
  if (worst?.warning.move.type !== 'place') return t('lessons.guide.wellPlaced');
  const { warning, snapshot } = worst;
  const { at: number, cost } = { ...worst.warning.move, cost: Math.round(warning.cost) };
  const coachT = await loadCoach(language);
  const card = borderName(coachT, number);
  return `${t('lessons.guide.costly', { count: cost, number, card })} ${sayReason(coachT, warning, snapshot)}`;
}

interface Costly {
  readonly snapshot: Snapshot;
  readonly warning: Warning;
}

async function costliest(table: LessonTable, signal: AbortSignal): Promise<Costly | undefined> {
  const thinker = openBrowserThinker();
  let worst: Costly | undefined;
  try {
    for (const { snapshot, move } of table.freeMoves()) {
      const warning = warningOf(snapshot, await thinker.hint(snapshot.view, { signal }), move, NOTABLE);
      if (warning && warning.cost > (worst?.warning.cost ?? 0)) worst = { snapshot, warning };
    }
  } finally {
    void thinker.close();
  }
  return worst;
}
