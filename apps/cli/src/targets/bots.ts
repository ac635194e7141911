import { LEVEL_NAMES, levelBot, type LevelName, naive, type TargetsBot } from '@caravanserai/bots/targets';
import { err, ok, quickRng, type Result, type Rng } from '@caravanserai/contract';
import type { Seat, Simulate } from '@caravanserai/targets';
import type { AnyT } from '@caravanserai/texts';
import { nearest } from '../nearest.ts';

const NAMED = ['naive', ...LEVEL_NAMES] as const;
type Named = (typeof NAMED)[number];

/** A bot as named on the command line. */
export type BotSpec =
  | { readonly kind: 'named'; readonly name: Named }
  | { readonly kind: 'module'; readonly file: string } // exports a `bot`
  | { readonly kind: 'program'; readonly command: string };

export const BOT_FORMS = [...NAMED, 'file:MODULE', 'proc:COMMAND'] as const;

export function parseSpec(text: string): BotSpec | undefined {
  const name = NAMED.find((known) => known === text);
  if (name) return { kind: 'named', name };
  const [, kind, rest = ''] = /^(file|proc):(.*\S.*)$/s.exec(text) ?? [];
  if (kind === undefined) return undefined;
  return kind === 'file' ? { kind: 'module', file: rest.trim() } : { kind: 'program', command: rest.trim() };
}

export function checkBot(t: AnyT, bot: string): Result<string, string> {
  if (parseSpec(bot)) return ok(bot);
  const near = nearest(bot, BOT_FORMS);
  return err(
    near ? t('botsCli.spec.near', { bot, near }) : t('botsCli.spec.unknown', { bot, bots: BOT_FORMS.join(', ') }),
  );
}

export function openBot(name: Named, simulate: Simulate): TargetsBot {
  return isLevel(name) ? levelBot(name, simulate) : naive;
}

function isLevel(name: Named): name is LevelName {
  return name !== 'naive';
}

/** A bot's randomness for the decision after `n` moves; it reveals nothing about the match's seed. */
export function botRng(seed: string, seat: Seat, n: number): Rng {
  return quickRng(`${seed}/${seat}/${n}`);
}
