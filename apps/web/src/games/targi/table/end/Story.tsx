import type { Seat } from '@caravanserai/targi';
import { decimal, sayMove } from '@caravanserai/texts/page';
import type { TableProps } from '../../client.ts';
import { type TargiT, useT } from '../../useT.ts';
import { useAnalysis } from '../log/analysis.ts';
import { playerIn } from '../players/seats.ts';
import { type Story, storyOf } from './story.ts';

interface GameStoryProps extends TableProps {
  /** The count is over; the analysis starts only now. */
  readonly isDone: boolean;
}

/** The game in three lines. Its area is reserved from the start, so that nothing moves when it appears. */
export function GameStory({ snapshot, client, isDone }: GameStoryProps) {
  const t = useT();
  const work = useAnalysis(client, isDone);
  if (!isDone || work.kind === 'failed') return <div className="count-story" />;
  const story = work.kind === 'answer' ? storyOf(work.answer, snapshot.score) : undefined;
  return (
    <section className="count-story" aria-label={t('play.story.title')} aria-busy={work.kind === 'working'}>
      <h3>{t('play.story.title')}</h3>
      {work.kind === 'working' && (
        <progress max={1} value={work.done} aria-label={t('play.story.writing')} title={t('play.story.writing')} />
      )}
      {story && (
        <ol>
          {tell(t, story, (seat) => playerIn(t, snapshot, seat)).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

function tell(
  t: TargiT,
  { middle, turn, decided }: Story,
  nameOf: (seat: Seat) => ReturnType<typeof playerIn>,
): readonly string[] {
  const { round, leader, margin } = middle;
  return [
    leader
      ? t('play.story.ahead', { round, name: nameOf(leader), margin: decimal(t, margin, 1) })
      : t('play.story.level', { round }),
    turn
      ? t('play.story.turn', {
          round: turn.round,
          name: nameOf(turn.seat),
          move: sayMove(t, turn.move),
          lost: decimal(t, turn.lost, 1),
        })
      : t('play.story.calm'),
    decided
      ? t(decided.isLast ? 'play.story.last' : 'play.story.decided', {
          round: decided.round,
          name: nameOf(decided.winner),
        })
      : t('play.story.draw'),
  ];
}
