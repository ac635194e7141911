import type { Rest } from '@caravanserai/contract';
import type { Shot } from '../client.ts';

const FASTEST = 1.3; // nobody takes it for another throw

/**
 * The news of a flick takes its time, and so does rolling it here. The film runs a little faster by that, so that the dice lie still
 * when they do for everybody; who is much too late sees it as it was.
 */
export function filmSpeed({ film }: Pick<Shot, 'film'>, { atMs }: Rest, serverNowMs: number): number {
  const { frameCount, frameHz } = film.trajectory;
  const filmMs = ((frameCount - 1) * 1000) / frameHz;
  const leftMs = atMs - serverNowMs;
  if (leftMs < -filmMs) return 1;
  return leftMs <= 0 ? FASTEST : Math.min(FASTEST, Math.max(1, filmMs / leftMs));
}
