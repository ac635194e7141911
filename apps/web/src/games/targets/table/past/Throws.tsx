import { useEffect, useMemo } from 'react';
import { Button } from '../../../../app/parts/Button.tsx';
import { ScrubBar } from '../../../../app/parts/ScrubBar.tsx';
import { showToast } from '../../../../app/toasts/toasts.ts';
import { isOver } from '../show/moments.ts';
import { useTable } from '../tableContext.ts';
import { useLookKeys } from '../turn/useLookKeys.ts';
import { addressOf } from '../../../../app/play/moment.ts';
import { hasFilm, stopAt, stopsOf } from './stops.ts';
import { useT } from '../../useT.ts';

/** Replays a finished game throw by throw: a step forward shows the film, a step back only the table. The URL follows. */
export function Throws() {
  const t = useT();
  const { shown, client, director } = useTable();
  const { past, snapshot, moment } = shown;
  const { log, version, kind } = client.snapshot();
  const stops = useMemo(() => stopsOf(log), [log]);
  const last = stops.length - 1;
  const here = stopAt(stops, past ?? version);
  const isBack = past !== undefined;
  const isThere = kind === 'game' && (isBack || (moment === 'live' && isOver(snapshot)));
  useEffect(() => {
    if (isThere) history.replaceState(history.state, '', addressOf(past));
  }, [isThere, past]);

  const look = (stop: number) => void director.lookAt(stop === last ? undefined : stops[stop]);
  const stepOn = (stop: number) => void director.lookAt(stops[stop], true);
  useLookKeys({
    arrowleft: () => (isThere && here > 0 ? look(here - 1) : undefined),
    arrowright: () => (isThere && here < last ? stepOn(here + 1) : undefined),
  });
  async function copyLink(): Promise<void> {
    const address = addressOf(past ?? version);
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    showToast({ text: isCopied ? t('targets.page.past.copied') : address });
  }

  if (!isThere) return undefined;
  const isFlick = hasFilm(log[(stops[here] ?? 0) - 1], log);
  return (
    <div className="throws">
      <ScrubBar at={here} last={last} isBack={isBack} look={look} stepOn={stepOn} />
      <div className="now-choices">
        {isFlick && <Button onClick={() => stepOn(here)}>{t('targets.page.past.film')}</Button>}
        {client.far && <Button onClick={() => void copyLink()}>{t('targets.page.past.link')}</Button>}
      </div>
    </div>
  );
}
