import { GOODS } from './cards.ts';
import { decodeMove, encodeMove, type Move } from './moves.ts';
import { DEFAULT_OPTIONS, FIRSTS, HANDS, type Options, SHORTFALLS } from './options.ts';

/** Parses untrusted JSON into typed values. Checks the form of moves, not whether they are legal. */

type Fields = Readonly<Record<string, unknown>>;

/** The fields of each move type besides `type`, with a check of their values. */
const FIELDS = {
  place: { at: isScalar },
  take: { at: isScalar, good: isScalar },
  lay: { from: isScalar, row: isScalar, pay: isTokens },
  keep: { from: isScalar },
  discard: { from: isScalar },
  trade: { give: isScalar, count: isScalar, get: isScalar },
  leaveTrader: {},
  mirage: { from: isScalar, to: isScalar },
  smith: { give: isScalar, count: isScalar },
  caravan: {},
  expand: {},
  gain: { goods: isTokens, instead: isScalar },
  rearrange: { cards: isShifts },
  end: {},
  return: { goods: isTokens },
  raid: { goods: isTokens, instead: isScalar },
} as const satisfies Record<Move['type'], Record<string, (value: unknown) => boolean>>;

/** Returns the canonical form: a move passes through its code. */
export function parseWireMove(value: unknown): Move | undefined {
  if (!isFields(value) || typeof value['type'] !== 'string' || !Object.hasOwn(FIELDS, value['type'])) return undefined;
  const { type, ...rest } = value;
  const checks: Readonly<Record<string, (value: unknown) => boolean>> = FIELDS[type as Move['type']];
  const isShaped = Object.entries(rest).every(([name, field]) => Object.hasOwn(checks, name) && checks[name](field));
  if (!isShaped || missesField(type as Move['type'], rest)) return undefined;
  const code = encodeMove(value as unknown as Move);
  return code === undefined ? undefined : decodeMove(code);
}

/** Whether a required field is missing that would otherwise be read as empty or throw later. */
function missesField(type: Move['type'], { goods, instead, pay, cards }: Fields): boolean {
  switch (type) {
    case 'lay':
      return pay === undefined;
    case 'rearrange':
      return cards === undefined;
    case 'return':
      return goods === undefined;
    case 'gain':
    case 'raid':
      return (goods === undefined) === (instead === undefined);
    default:
      return false;
  }
}

/** Missing options get their defaults; unknown names or values are refused. */
export function parseWireOptions(value: unknown): Options | undefined {
  if (!isFields(value)) return undefined;
  const known: Readonly<Record<keyof Options, readonly string[]>> = {
    first: FIRSTS,
    shortfall: SHORTFALLS,
    hands: HANDS,
  };
  const isKnown = ([name, wish]: [string, unknown]) =>
    Object.hasOwn(known, name) && known[name as keyof Options].some((choice) => choice === wish);
  return Object.entries(value).every(isKnown) ? { ...DEFAULT_OPTIONS, ...value } : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

const TOKENS: ReadonlySet<string> = new Set([...GOODS, 'gold', 'stored']);

function isTokens(value: unknown): boolean {
  return isFields(value) && Object.entries(value).every(([name, n]) => TOKENS.has(name) && Number.isInteger(n));
}

function isShifts(value: unknown): boolean {
  const isShift = (shift: unknown) =>
    isFields(shift) && Object.keys(shift).toSorted().join() === 'from,to' && Object.values(shift).every(isScalar);
  return Array.isArray(value) && value.every(isShift);
}
