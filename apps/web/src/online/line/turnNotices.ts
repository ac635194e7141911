import type { MatchSummary } from '@caravanserai/contract';
import { loadTranslator, matchLanguage } from '@caravanserai/texts/page';
import { PATHS, pathTo } from '../../app/paths.ts';
import { go } from '../../app/router.ts';
import { showToast } from '../../app/toasts/toasts.ts';
import { line } from './socket.ts';

/** Wherever somebody is in the house: a game over the network that comes to wait for them says so. */
export function followTurns(): void {
  line.followNotices((waiting) => void say(waiting));
}

async function say(waiting: readonly MatchSummary[]): Promise<void> {
  const [next] = waiting;
  if (!next || location.pathname === PATHS.online) return; // the lobby has its own button
  const t = await loadTranslator(matchLanguage([document.documentElement.lang]));
  showToast({
    text: t('online.table.noticed'),
    action: { label: t('online.lists.go'), run: () => go(pathTo(PATHS.match, next.id)) },
  });
  const yours = t('online.table.yourTurn');
  if (document.hidden) markTitle(yours);
}

/** Until the visitor looks. */
function markTitle(yours: string): void {
  if (document.title === yours) return;
  const before = document.title;
  document.title = yours;
  const seen = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', seen);
    if (document.title === yours) document.title = before;
  };
  document.addEventListener('visibilitychange', seen);
}
