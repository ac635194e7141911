import { useEffect, useState, useSyncExternalStore } from 'react';
import { Notice } from '../parts/Notice.tsx';
import { pathTo } from '../paths.ts';
import type { Device, LocalTypes } from '../play/device.ts';
import { addressOf } from '../play/moment.ts';
import { Opening } from '../play/Opening.tsx';
import { go } from '../router.ts';
import { type FileError, type Problem, type SayBroken, useProblem } from '../setup/problem.ts';
import { useT } from '../settings/language.tsx';
import { readShared } from './link.ts';
import { unpack } from './packed.ts';

interface SharedGameProps<L extends LocalTypes, Broken extends FileError> {
  readonly device: Device<L>;
  readonly say: SayBroken<Broken>;
  /** The path where a file can be opened instead. */
  readonly look: string;
}

function subscribeHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** A game received as a link: stores it and opens it at the shared moment, or shows what is wrong with it. */
export function SharedGame<L extends LocalTypes, Broken extends FileError>(props: SharedGameProps<L, Broken>) {
  const { device, say, look } = props;
  const t = useT();
  const hash = useSyncExternalStore(subscribeHash, () => location.hash);
  const [problem, setProblem] = useState<Problem>();
  const problemOf = useProblem(say);

  useEffect(() => {
    let isWanted = true;
    async function open(): Promise<Problem | undefined> {
      const { packed, version } = readShared(hash);
      const text = await unpack(packed);
      if (!text.ok) return { title: t('shell.shared.title'), lines: [t(`shell.shared.${text.error}`)] };
      if (!isWanted) return undefined;
      const loaded = await (await device.games()).load(text.value);
      if (!loaded.ok) return problemOf(loaded.error);
      const path = pathTo(device.screen().path, loaded.value.id);
      if (isWanted) go(addressOf(version, path), { replace: true }); // a second effect run must not create a second game
      return undefined;
    }
    open().then(
      (found) => isWanted && setProblem(found),
      (error: unknown) => {
        console.error(error);
        if (isWanted) setProblem({ title: t('shell.play.notNow.title'), lines: [t('shell.play.notNow.text')] });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [hash, device, t, problemOf]);

  if (!problem) return <Opening />;
  return (
    <Notice title={problem.title} text={problem.lines.join(' ')}>
      <a className="button button-main" href={look}>
        {t('shell.look.title')}
      </a>
      <a className="button" href="/">
        {t('shell.play.home')}
      </a>
    </Notice>
  );
}
