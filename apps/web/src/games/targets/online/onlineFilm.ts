import type { Rest } from '@caravanserai/contract';
import type { Shot } from '../client.ts';

const FASTEST = 1.3; // nobody takes it for another throw

/**
 * How long the film of a flick takes here: it ends when the dice lie still for everybody, however it is staged and however long the news of
 * it took. Who is much too late sees it at leisure.
 */
export function restsInMs({ film }: Pick<Shot, 'film'>, { atMs }: Rest, serverNowMs: number): number | undefined {
  const { frameCount, frameHz } = film.trajectory;
  const filmMs = ((frameCount - 1) * 1000) / frameHz;
  const leftMs = atMs - serverNowMs;
  return leftMs < -filmMs ? undefined : Math.max(leftMs, filmMs / FASTEST);
}
