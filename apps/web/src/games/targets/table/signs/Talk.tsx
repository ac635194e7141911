import { useSignal } from '../../../../app/signals/useSignal.ts';
import { reactionOf } from '../character/reactions.ts';
import { botsSilent } from '../character/talk.ts';
import type { Stage } from '../../stage/stage.ts';
import { useTable } from '../tableContext.ts';
import { useT } from '../../useT.ts';
import { Pinned } from './Pinned.tsx';

/** A bot's comment on the latest events, over its tower. */
export function Talk({ stage }: { readonly stage: Stage }) {
  const t = useT();
  const { shown, client } = useTable();
  const isSilent = useSignal(botsSilent);
  if (isSilent || shown.past !== undefined || shown.pause === 'round') return undefined;
  const { version } = client.snapshot();
  const said = reactionOf(shown.snapshot.players, shown.news, version);
  if (!said) return undefined;
  const { seat, level, mood, line } = said;
  const words =
    mood === 'taunt' ? t(`targets.show.say.${level}.taunt.a`) : t(`targets.show.say.${level}.${mood}.${line}`);
  const hasCalled = shown.news.some(({ type }) => type === 'targets' || type === 'doubled' || type === 'cancelled'); // the call bubble is shown there
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
