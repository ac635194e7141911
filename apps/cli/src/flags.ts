import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@caravanserai/contract';
import type { AnyT } from '@caravanserai/texts';
import { nearest } from './nearest.ts';

/** The values that an option accepts. `otherwise` is the default. */
export type Flag =
  | { readonly kind: 'switch' }
  | {
      readonly kind: 'choice';
      readonly choices: readonly string[];
      readonly otherwise?: string;
      /** Accepts more values; the choices show their format. */
      readonly isToo?: (value: string) => boolean;
    }
  | { readonly kind: 'count'; readonly least: number; readonly most: number; readonly otherwise?: number }
  | { readonly kind: 'text'; readonly otherwise?: string };

// oxfmt-ignore
const FLAG_NAMES = [
  'blue', 'white', 'seed', 'first', 'shortfall', 'hands', 'resume', 'file',
  'games', 'log', 'at', 'as', 'depth', 'a', 'b', 'bots', 'pairs', 'sprt', 'elo0', 'elo1', 'threads', 'limit', 'level',
  'json', 'lang', 'help', 'version',
] as const;
const TARGETS_FLAG_NAMES = ['players', 'variants', 'svg'] as const; // Targets only
type TargetsFlagName = (typeof TARGETS_FLAG_NAMES)[number];
export type FlagName = (typeof FLAG_NAMES)[number] | TargetsFlagName;

export function isTargetsFlag(flag: FlagName): flag is TargetsFlagName {
  return TARGETS_FLAG_NAMES.some((name) => name === flag);
}

/** The options of a command, in the order of its help. */
export type FlagTable = { readonly [name in FlagName]?: Flag };

export function flagEntries(table: FlagTable): [FlagName, Flag][] {
  return Object.entries(table) as [FlagName, Flag][];
}

type Read<F> = F extends { readonly kind: 'switch' }
  ? boolean
  : F extends { readonly kind: 'count' }
    ? number
    : F extends { readonly choices: readonly (infer Choice)[] }
      ? F extends { readonly isToo: unknown }
        ? string
        : Choice
      : string;
export type FlagValues<T extends FlagTable> = {
  readonly [Name in keyof T]: T[Name] extends { readonly kind: 'switch' } | { readonly otherwise: string | number }
    ? Read<T[Name]>
    : Read<T[Name]> | undefined;
};

export interface Parsed<T extends FlagTable> {
  readonly flags: FlagValues<T>;
  readonly words: readonly string[];
}

/** Node parses the options; the validation and its messages are ours. */
export function parseFlags<T extends FlagTable>(t: AnyT, table: T, argv: readonly string[]): Result<Parsed<T>, string> {
  const options = Object.fromEntries(
    flagEntries(table).map(([name, { kind }]) => [
      name,
      { type: kind === 'switch' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  const flags: Record<string, string | number | boolean | undefined> = {};
  for (const [name, flag] of flagEntries(table)) flags[name] = flag.kind === 'switch' ? false : flag.otherwise;
  const words: string[] = [];
  const given = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName: option } = token;
    const flag = flagEntries(table).find(([known]) => known === name)?.[1];
    if (!flag) return err(sayUnknown(t, option, Object.keys(table)));
    if (given.has(name)) return err(t('cli.wrong.twice', { option }));
    given.add(name);
    const value = readValue(t, flag, option, token.value);
    if (!value.ok) return value;
    flags[name] = value.value;
  }
  return ok({ flags: flags as FlagValues<T>, words });
}

function sayUnknown(t: AnyT, option: string, names: readonly string[]): string {
  const options = names.map((name) => `--${name}`);
  const near = nearest(option, options);
  if (near) return t('cli.wrong.optionNear', { option, near });
  return t('cli.wrong.option', { option, options: options.join(', ') });
}

function readValue(
  t: AnyT,
  flag: Flag,
  option: string,
  value: string | undefined,
): Result<string | number | boolean, string> {
  if (flag.kind === 'switch') {
    return value === undefined ? ok(true) : err(t('cli.wrong.noValue', { option, value }));
  }
  if (value === undefined || value === '')
    return err(t('cli.wrong.needsValue', { option, expected: sayExpected(t, flag) }));
  switch (flag.kind) {
    case 'text':
      return ok(value);
    case 'choice':
      if (flag.isToo ? flag.isToo(value) : flag.choices.includes(value)) return ok(value);
      break;
    case 'count': {
      const count = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
      if (count >= flag.least && count <= flag.most) return ok(count);
      break;
    }
  }
  return err(t('cli.wrong.value', { option, value, expected: sayExpected(t, flag) }));
}

/** The accepted values of an option, for a message. */
function sayExpected(t: AnyT, flag: Flag): string {
  switch (flag.kind) {
    case 'choice':
      return flag.choices.join(', ');
    case 'count':
      return t('cli.expected.count', { least: flag.least, most: flag.most });
    default:
      return t('cli.expected.text');
  }
}
