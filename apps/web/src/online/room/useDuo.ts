import type { MatchPicture } from '@caravanserai/contract';
import { PATHS, pathTo } from '../../app/paths.ts';
import { go } from '../../app/router.ts';
import { useT } from '../../app/settings/language.tsx';
import { showToast } from '../../app/toasts/toasts.ts';
import { duoApi } from '../duo/duoApi.ts';
import { sayError } from '../words.ts';

/** Opens the lasting table of the two players of a match, or offers one to the opponent; undefined if they are not two people. */
export function useDuo({ id, seats, viewer }: MatchPicture): (() => void) | undefined {
  const t = useT();
  const areTwo =
    seats.length === 2 && seats.every(({ person }) => person?.kind === 'guest' || person?.kind === 'account');
  if (!areTwo || viewer === 'spectator') return undefined;
  async function open(): Promise<void> {
    const duo = await duoApi.create(id);
    if (duo.ok) go(pathTo(PATHS.duo, duo.value.id));
    else showToast({ text: sayError(t, duo.error) });
  }
  return () => void open();
}
