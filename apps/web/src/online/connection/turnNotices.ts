import type { MatchSummary } from '@caravanserai/contract';
import { loadTranslator, matchLanguage } from '@caravanserai/texts/page';
import { PATHS, pathTo } from '../../app/paths.ts';
import { go } from '../../app/router.ts';
import { showToast } from '../../app/toasts/toasts.ts';
import { renewPush } from '../push/push.ts';
import type { Notice } from './connection.ts';
import { connection } from './socket.ts';

/** Notifies the player on any screen when an online game comes to wait for them. */
export function followTurns(): void {
  connection.followNotices((notice) => void say(notice));
  void renewPush(document.documentElement.lang);
}

const said = new Set<string>();

/** Reports each item once: a notice lists everything that waits, though it is sent for one item. */
function newsAmong(matches: readonly MatchSummary[]): MatchSummary | undefined {
  const keyOf = ({ id, version, status }: MatchSummary) => `${id} ${status} ${version}`;
  const news = matches.find((match) => !said.has(keyOf(match)));
  for (const match of matches) said.add(keyOf(match));
  return news;
}

async function say({ waiting, invited }: Notice): Promise<void> {
  const invitation = newsAmong(invited);
  const turn = newsAmong(waiting);
  const next = turn ?? invitation;
  if (!next || location.pathname === PATHS.online) return; // the lobby has its own button
  const t = await loadTranslator(matchLanguage([document.documentElement.lang]));
  showToast({
    text: t(turn ? 'online.table.noticed' : 'online.table.invited'),
    action: { label: t('online.lists.go'), run: () => go(pathTo(PATHS.match, next.id)) },
  });
  const yours = t('online.table.yourTurn');
  if (turn && document.hidden) markTitle(yours);
}

/** Marks the tab's title until the page is visible. */
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
