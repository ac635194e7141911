import { LEVEL_NAMES, levelBot, type LevelName, naive, type TargetsBot } from '@caravanserai/bots/targets';
import { err, ok, quickRng, type Result, type Rng } from '@caravanserai/contract';
import type { Seat, Simulate } from '@caravanserai/targets';
import type { AnyT } from '@caravanserai/texts';
import { nearest } from '../nearest.ts';

export const BOT_NAMES = ['naive', ...LEVEL_NAMES] as const;
export type BotName = (typeof BOT_NAMES)[number];

export function checkBot(t: AnyT, bot: string): Result<BotName, string> {
  const known = BOT_NAMES.find((name) => name === bot);
  if (known) return ok(known);
  const near = nearest(bot, BOT_NAMES);
  return err(
    near ? t('botsCli.spec.near', { bot, near }) : t('botsCli.spec.unknown', { bot, bots: BOT_NAMES.join(', ') }),
  );
}

export function openBot(name: BotName, simulate: Simulate): TargetsBot {
  return isLevel(name) ? levelBot(name, simulate) : naive;
}

function isLevel(name: BotName): name is LevelName {
  return name !== 'naive';
}

/** A bot's chance for the decision after `n` moves: it tells nothing of the match's seed. */
export function botRng(seed: string, seat: Seat, n: number): Rng {
  return quickRng(`${seed}/${seat}/${n}`);
}
