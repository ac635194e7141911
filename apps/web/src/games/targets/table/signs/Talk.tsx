import { useCell } from '../../../../app/cells/useCell.ts';
import { reactionOf } from '../character/reactions.ts';
import { botsSilent } from '../character/talk.ts';
import type { Stage } from '../../stage/stage.ts';
import { useTable } from '../tableContext.ts';
import { useT } from '../../useT.ts';
import { Pinned } from './Pinned.tsx';

/** What a bot says to what just happened, over its tower. */
export function Talk({ stage }: { readonly stage: Stage }) {
  const t = useT();
  const { shown, client } = useTable();
  const isSilent = useCell(botsSilent);
  if (isSilent || shown.past !== undefined || shown.pause === 'round') return undefined;
  const { version } = client.snapshot();
  const said = reactionOf(shown.snapshot.players, shown.news, version);
  if (!said) return undefined;
  const { seat, level, mood, line } = said;
  const words =
    mood === 'taunt' ? t(`targets.show.say.${level}.taunt.a`) : t(`targets.show.say.${level}.${mood}.${line}`);
  const hasCalled = shown.news.some(({ type }) => type === 'targets' || type === 'doubled' || type === 'cancelled'); // that is said over it
  return (
    <Pinned
      key={version}
      stage={stage}
      anchor={{ seat }}
      className={`bubble talk ${hasCalled ? 'talk-under' : ''}`}
      isAtRim
    >
      <q data-mood={mood}>{words}</q>
    </Pinned>
  );
}
