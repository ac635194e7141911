import { TARGI_BOTS, type TargiBotName } from '@caravanserai/bots/targi';

/** A bot as named on the command line. */
export type BotSpec =
  | { readonly kind: 'named'; readonly name: TargiBotName }
  | { readonly kind: 'ismcts' | 'light'; readonly iterations: number }
  | { readonly kind: 'timed'; readonly ms: number } // light search with this time per decision
  | { readonly kind: 'module'; readonly file: string } // exports a `bot`
  | { readonly kind: 'program'; readonly command: string };

export const SPEC_FORMS = [
  ...Object.keys(TARGI_BOTS),
  'ismcts:N',
  'light:N',
  'light:Nms',
  'file:MODULE',
  'proc:COMMAND',
] as const;

/** An option whose value is a bot. */
export const BOT_FLAG = {
  kind: 'choice',
  choices: SPEC_FORMS,
  isToo: (value: string) => parseSpec(value) !== undefined,
} as const;

/** Rating anchor: plain ISMCTS of this size is defined as 1000 Elo. */
export const ANCHOR = { bot: 'ismcts:1000', elo: 1000 } as const;

export function parseSpec(text: string): BotSpec | undefined {
  if (Object.hasOwn(TARGI_BOTS, text)) return { kind: 'named', name: text as TargiBotName };
  const [, kind, rest = ''] = /^(ismcts|light|file|proc):(.+)$/s.exec(text) ?? [];
  if (kind === undefined) return undefined;
  if (kind === 'proc') return rest.trim() === '' ? undefined : { kind: 'program', command: rest.trim() };
  if (kind === 'file') return { kind: 'module', file: rest };
  const [, count, unit] = /^([1-9]\d{0,8})(ms)?$/.exec(rest) ?? [];
  if (count === undefined) return undefined;
  if (unit === undefined) return { kind: kind === 'ismcts' ? 'ismcts' : 'light', iterations: Number(count) };
  return kind === 'light' ? { kind: 'timed', ms: Number(count) } : undefined;
}
