import { err, ok, type Result } from '@caravanserai/contract';
import { checkOptions, DEFAULT_OPTIONS, type Options, seatsOf, type Variant, VARIANTS } from '@caravanserai/targets';
import { sayOptionRefusal, type AnyT } from '@caravanserai/texts';
import { nearest } from '../nearest.ts';
import { checkBot } from './bots.ts';

/** The option names on the command line. */
const VARIANT_WORDS = { pasVu: 'pasvu', threeByThree: '3x3', teams: 'teams' } as const satisfies Record<
  Variant,
  string
>;

/** The options for `--players` and `--variants`. */
export function readOptions(t: AnyT, players: string, words: string | undefined): Result<Options, string> {
  const chosen: Partial<Record<Variant, boolean>> = {};
  for (const word of listOf(words)) {
    const variant = VARIANTS.find((known) => VARIANT_WORDS[known] === word.toLowerCase());
    if (!variant) return err(sayNoVariant(t, word));
    chosen[variant] = true;
  }
  const checked = checkOptions({ ...DEFAULT_OPTIONS, players: Number(players), ...chosen });
  return checked.ok ? checked : err(sayOptionRefusal(t, checked.error));
}

function sayNoVariant(t: AnyT, word: string): string {
  const all = Object.values(VARIANT_WORDS);
  const near = nearest(word, all);
  return near
    ? t('targetsCli.wrong.variantNear', { word, near })
    : t('targetsCli.wrong.variant', { word, variants: all.join(', ') });
}

/** One bot for all seats, or one for each seat, clockwise. */
export function readBots(t: AnyT, words: string, options: Options): Result<readonly string[], string> {
  const names: string[] = [];
  for (const word of listOf(words)) {
    const bot = checkBot(t, word);
    if (!bot.ok) return bot;
    names.push(bot.value);
  }
  const { length } = seatsOf(options);
  const [first, ...others] = names;
  if (first && others.length === 0) return ok(Array.from({ length }, () => first));
  return names.length === length
    ? ok(names)
    : err(t('targetsCli.wrong.botCount', { bots: names.length, players: length }));
}

/** Comma-separated values; a `proc:` command may contain commas in quotes. */
export function listOf(words: string | undefined): string[] {
  return [...(words ?? '').matchAll(/(?:"[^"]*"|'[^']*'|[^,])+/g)]
    .map(String)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
