import { useRef } from 'react';
import { useT } from '../../../settings/language.tsx';
import type { Snapshot, TableClient } from '../table.ts';
import { useTableState } from '../tableState.tsx';
import { Icon, type IconName } from '../turn/icons.tsx';

interface ScrubberProps {
  readonly snapshot: Snapshot;
  readonly client: TableClient;
}

/** Steps through the game. The end of the way is the game itself. */
export function Scrubber({ snapshot, client }: ScrubberProps) {
  const t = useT();
  const { past } = useTableState();
  const look = useLook(snapshot, client);
  const last = snapshot.version;
  const at = past?.version ?? last;
  return (
    <div className="scrubber" role="group" aria-label={t('play.scrub.label')}>
      <Step icon="first" label={t('play.scrub.first')} isDisabled={at === 0} onClick={() => look(0)} />
      <Step icon="back" label={t('play.scrub.back')} isDisabled={at === 0} onClick={() => look(at - 1)} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('play.scrub.slider')}
        aria-valuetext={t('play.past.at', { version: at, count: last })}
        onChange={({ target }) => look(target.valueAsNumber)}
      />
      <Step icon="forward" label={t('play.scrub.forward')} isDisabled={at === last} onClick={() => look(at + 1)} />
      <Step icon="last" label={t('play.past.return')} isDisabled={!past} onClick={() => look(last)} />
    </div>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

function Step({ icon, label, isDisabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      className="round-button"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Views come from the keeper one after the other; only the last wish counts. */
function useLook({ version: last }: Snapshot, client: TableClient): (version: number) => void {
  const { lookAt } = useTableState();
  const wished = useRef(last);
  async function look(version: number): Promise<void> {
    wished.current = version;
    const view = version < last ? await client.past(version) : undefined;
    if (wished.current === version) lookAt(view && { version, view });
  }
  return (version) => void look(version);
}
