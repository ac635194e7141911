import './coach.css';
import { useEffect, useRef, useState } from 'react';
import { GuideHead } from '../../../app/art/GuideHead.tsx';
import { useSignal } from '../../../app/signals/useSignal.ts';
import { RoundButton } from '../../../app/parts/RoundButton.tsx';
import { useVoice } from '../../../app/parts/useVoice.tsx';
import type { PlaceId, Snapshot, TableProps } from '../client.ts';
import { useShow } from '../table/show/useShow.tsx';
import { useTableState } from '../table/tableState.tsx';
import { useCoachT } from '../useT.ts';
import { explained, timesForgotten } from './memory.ts';
import { sayOccasion, sayWarning, type Speech } from './say.ts';
import { keyOf, useWarning } from './useWarning.ts';
import { begin, type Coaching, goOn, lookUp } from './coaching.ts';
import type { Occasion } from './occasions.ts';

const NOWHERE: readonly PlaceId[] = [];

/** Explains each feature when it first occurs and warns before a costly move, in a separate area beside the board. */
export function Coach(props: TableProps) {
  return <Speaker key={useSignal(timesForgotten)} {...props} />;
}

function Speaker({ snapshot, client }: TableProps) {
  const t = useCoachT();
  const { past, mark, panel } = useTableState();
  const isAway = useShow().isPlaying || past !== undefined;
  const { shown, goOn } = useCoaching(snapshot, isAway);
  const warned = useWarning(client, snapshot, isAway);
  const speech = warned ? sayWarning(t, warned) : shown && sayOccasion(t, shown);
  const places = warned ? warned.warning.places : (shown?.places ?? NOWHERE);
  const [isOpen, setOpen] = useState(false);
  const isPointing = places.length > 0 && panel === undefined;

  useEffect(() => {
    if (!isPointing) return undefined;
    const timer = setTimeout(() => mark(places)); // after the table has settled, because settling clears all marks
    return () => {
      clearTimeout(timer);
      mark([]);
    };
  }, [isPointing, places, mark]);

  return (
    <section
      className="coach"
      aria-label={t('play.coach.name')}
      data-warns={warned ? '' : undefined}
      data-quiet={speech ? undefined : ''}
      data-open={isOpen ? '' : undefined}
    >
      <GuideHead className="coach-head" />
      <div className="coach-words">
        {speech?.about !== undefined && <b>{speech.about}</b>}
        <p>{speech?.words ?? t('coach.quiet')}</p>
      </div>
      <RoundButton
        icon={isOpen ? 'fold' : 'unfold'}
        label={t(isOpen ? 'play.fold' : 'play.unfold')}
        className="coach-fold"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {shown && !warned && (
        <RoundButton icon="check" label={t('coach.gotIt')} hasTip className="coach-next" onClick={goOn} />
      )}
      <Voice id={warned ? keyOf(warned) : shown?.id} speech={speech} />
    </section>
  );
}

/** Announces each text once to screen readers, however often it renders. */
function Voice({ id, speech }: { readonly id: string | undefined; readonly speech: Speech | undefined }) {
  const { voice, say } = useVoice();
  const heard = useRef(new Set<string>());
  const words = speech && [speech.about, speech.words].filter((part) => part !== undefined).join(' ');
  useEffect(() => {
    if (id === undefined || words === undefined || heard.current.has(id)) return;
    heard.current.add(id);
    say(words);
  }, [id, words, say]);
  return voice;
}

interface Spoken {
  readonly shown: Occasion | undefined;
  readonly goOn: () => void;
}

/** The coach's explanations for this moment; none while an animation is running. */
function useCoaching(snapshot: Snapshot, isPlaying: boolean): Spoken {
  const [coaching, setCoaching] = useState<Coaching>(() => begin(explained.get()));
  const now = isPlaying ? coaching : lookUp(coaching, snapshot);
  if (now !== coaching) setCoaching(now);
  const { said, shown } = now;
  useEffect(() => explained.set(said), [said]);
  return { shown, goOn: () => setCoaching(goOn(now, snapshot)) };
}
