import type { Rest } from '@caravanserai/contract';
import type { Shot } from '../client.ts';

const FASTEST = 1.3; // slow enough to be recognised as the same throw

/**
 * Length of the film of a flick here. It ends when the dice come to rest for everybody, however long the news took to arrive.
 * Undefined for viewers who are far too late: they see the film at its own pace.
 */
export function restsInMs({ film }: Pick<Shot, 'film'>, { atMs }: Rest, serverNowMs: number): number | undefined {
  const { frameCount, frameHz } = film.trajectory;
  const filmMs = ((frameCount - 1) * 1000) / frameHz;
  const leftMs = atMs - serverNowMs;
  return leftMs < -filmMs ? undefined : Math.max(leftMs, filmMs / FASTEST);
}
