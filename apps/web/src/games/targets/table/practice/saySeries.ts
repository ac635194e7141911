import type { TargetsT } from '../../useT.ts';
import { seriesOf, THROWS } from './ground.ts';

export function saySeries(t: TargetsT, all: readonly boolean[]): string {
  const { tries, hits } = seriesOf(all);
  return t('targets.show.practice.goal.score', { flick: tries.length, throws: THROWS, hits });
}
