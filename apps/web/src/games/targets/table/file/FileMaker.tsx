import { sayTargetsOutcome } from '@caravanserai/texts/page';
import { useEffect, useState } from 'react';
import { showToast } from '../../../../app/toasts/toasts.ts';
import { useT } from '../../useT.ts';
import { type FileKind, useTable } from '../tableContext.ts';
import { usePeople } from '../words/people.ts';
import { tableCanvas } from './canRecord.ts';
import { FileDialog, type Made } from './FileDialog.tsx';
import { pictureOf } from './picture.ts';
import { recorded } from './record.ts';

/** Makes a clip of the last flick, or a picture of the table, and shows it. Nothing leaves the device unless the player shares it. */
export function FileMaker({ kind }: { readonly kind: FileKind }) {
  const t = useT();
  const { director, shown, make } = useTable();
  const people = usePeople();
  const [ready, setReady] = useState<Made>();
  const { view, score } = shown.snapshot;
  const text = view.phase.name === 'over' ? sayTargetsOutcome(t, score, people) : t('teaser.targets.name');

  useEffect(() => {
    let isWanted = true;
    async function made(): Promise<void> {
      const canvas = tableCanvas();
      const result =
        kind === 'clip' && canvas
          ? await recorded(canvas, () => director.film())
          : await pictureOf(() => director.redraw(), text);
      if (!isWanted) return;
      if (result) return setReady({ file: result, url: URL.createObjectURL(result) });
      return failed();
    }
    function failed(): void {
      if (!isWanted) return;
      showToast({ text: t('targets.page.file.failed') });
      make(undefined);
    }
    const timer = setTimeout(() => void made().catch(failed)); // not twice in development, where effects run twice
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made once, of the moment at which it was requested
  }, [kind]);

  function close(): void {
    if (ready) URL.revokeObjectURL(ready.url);
    make(undefined);
  }
  if (ready) return <FileDialog {...ready} title={t(`targets.page.file.${kind}`)} onClose={close} />;
  return (
    <p className="unseen" role="status">
      {t('targets.page.file.recording')}
    </p>
  );
}
