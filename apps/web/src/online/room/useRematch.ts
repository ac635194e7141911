import type { MatchId } from '@caravanserai/contract';
import { api } from '../connection/api.ts';
import { useT } from '../../app/settings/language.tsx';
import { PATHS, pathTo } from '../../app/paths.ts';
import { go } from '../../app/router.ts';
import { showToast } from '../../app/toasts/toasts.ts';
import { sayError } from '../words.ts';

/** Opens the rematch, requested by either player, and takes the other seat there. */
export function useRematch(match: MatchId): () => void {
  const t = useT();
  async function rematch(): Promise<void> {
    const next = await api.rematch(match);
    if (!next.ok) return showToast({ text: sayError(t, next.error) });
    const sat = await api.sit(next.value.match, next.value.seat);
    const isThere = sat.ok || sat.error.code === 'already-seated';
    if (!isThere) showToast({ text: sayError(t, sat.error) });
    return go(pathTo(PATHS.match, next.value.match));
  }
  return () => void rematch();
}
