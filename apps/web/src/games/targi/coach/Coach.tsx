import './coach.css';
import { loadCoach } from '@caravanserai/texts/page';
import { use, useEffect, useRef } from 'react';
import { Picture } from '../../../app/art/Picture.tsx';
import { GuideHead } from '../../../app/art/GuideHead.tsx';
import { useCell } from '../../../app/cells/useCell.ts';
import { Icon } from '../../../app/parts/icons.tsx';
import { useVoice } from '../../../app/parts/useVoice.tsx';
import { useSpeech } from '../../../app/settings/language.tsx';
import type { Snapshot, TableClient } from '../client.ts';
import { useShow } from '../table/show/useShow.tsx';
import { useTableState } from '../table/tableState.tsx';
import { timesForgotten } from './memory.ts';
import { sayOccasion, sayWarning, type Speech } from './say.ts';
import { useCoaching } from './useCoaching.ts';
import { keyOf, useWarning } from './useWarning.ts';

interface CoachProps {
  readonly snapshot: Snapshot;
  readonly client: TableClient;
}

/** Explains each thing when it first occurs and warns before a costly move, in a place of its own beside the board. */
export function Coach(props: CoachProps) {
  return <Speaker key={useCell(timesForgotten)} {...props} />;
}

function Speaker({ snapshot, client }: CoachProps) {
  const t = use(loadCoach(useSpeech().language));
  const { past, mark, panel } = useTableState();
  const isAway = useShow().isPlaying || past !== undefined;
  const { shown, goOn } = useCoaching(snapshot, isAway);
  const warned = useWarning(client, snapshot, isAway);
  const speech = warned ? sayWarning(t, warned) : shown && sayOccasion(t, shown);
  const isPointing = shown !== undefined && shown.places.length > 0 && panel === undefined;

  useEffect(() => {
    if (!isPointing) return undefined;
    const timer = setTimeout(() => mark(shown.places)); // once the table has settled, which unmarks everything
    return () => {
      clearTimeout(timer);
      mark([]);
    };
  }, [isPointing, shown, mark]);

  return (
    <section className="coach" aria-label={t('play.coach.name')} data-warns={warned ? '' : undefined}>
      <Picture className="coach-head">
        <GuideHead />
      </Picture>
      <div className="coach-words">
        {speech?.about !== undefined && <b>{speech.about}</b>}
        <p>{speech?.words ?? t('coach.quiet')}</p>
      </div>
      {shown && !warned && (
        <button
          type="button"
          className="round-button coach-next"
          aria-label={t('coach.gotIt')}
          title={t('coach.gotIt')}
          onClick={goOn}
        >
          <Icon name="check" />
        </button>
      )}
      <Voice id={warned ? keyOf(warned) : shown?.id} speech={speech} />
    </section>
  );
}

/** Everything is heard once, however often it is shown. */
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
