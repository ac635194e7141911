import { commitmentOf, err, NONCE_PATTERN, ok, type Result, SECRET_PATTERN, seedOf } from '@caravanserai/contract';
import {
  type GameRecord,
  makeGame,
  type Move,
  replay,
  type Replayed,
  SEATS,
  type Seat,
  targi,
} from '@caravanserai/targi';
import { parseWireMove, parseWireOptions } from '@caravanserai/targi/wire';
import type { Translator } from '@caravanserai/texts';
import { readText } from '../gameFiles.ts';
import { command } from './command.ts';

const FORMAT = 'caravanserai-match-1';

/** What the server gives as the file of a finished match, once it is known to have that shape. */
interface MatchFile {
  readonly id: string;
  readonly record: GameRecord;
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[]; // in the order of the seats
  readonly movers: readonly string[];
  readonly result: { readonly by: string; readonly winners: readonly string[] };
  readonly notation: string;
}

const CHECKS = ['commitment', 'seed', 'moves', 'result', 'notation'] as const;
type Check = (typeof CHECKS)[number];
type Findings = Readonly<Record<Check, boolean>>;

export const verify = command({
  name: 'verify',
  flags: {},
  words: { name: 'FILE', least: 1, most: 1 },
  async run({ io, t, flags, words }) {
    const text = await readText(t, io, words[0]);
    if (!text.ok) return text;
    const file = parseMatchFile(text.value);
    if (!file.ok) return err(t(`cli.verify.wrong.${file.error}`, { file: words[0] }));
    const found = check(file.value);
    const isFair = CHECKS.every((name) => found[name]);
    io.out.write(flags.json ? `${JSON.stringify({ ...found, isFair })}\n` : toWords(t, file.value, found));
    return { ok: true, exitCode: isFair ? 0 : 1 };
  },
});

function toWords(t: Translator, { id, commitment, nonces, record }: MatchFile, found: Findings): string {
  const say = (name: Check) =>
    found[name]
      ? `✓ ${t(`cli.verify.holds.${name}`, { count: record.moves.length })}`
      : `✗ ${t(`cli.verify.fails.${name}`)}`;
  const isFair = CHECKS.every((name) => found[name]);
  const lines = [
    t('cli.verify.head', { id }),
    `  ${t('cli.verify.commitment', { commitment })}`,
    ...SEATS.map((seat, i) => `  ${t('cli.verify.nonce', { seat: t(`cli.show.viewer.${seat}`), nonce: nonces[i] })}`),
    '',
    ...CHECKS.map(say),
    '',
    t(isFair ? 'cli.verify.fair' : 'cli.verify.unfair'),
  ];
  return `${lines.join('\n')}\n`;
}

/** Recomputes everything from the secret on. What follows from something wrong is wrong too. */
function check(file: MatchFile): Findings {
  const { id, record, commitment, secret, nonces, movers, result, notation } = file;
  const seed = seedOf({ matchId: id, secret, nonces });
  const replayed = replay({ ...record, seed });
  const isPlayed = replayed.ok && replayed.value.steps.every(({ seat }, i) => seat === movers[i]);
  return {
    commitment: commitmentOf(secret) === commitment,
    seed: seed === record.seed,
    moves: isPlayed,
    result: replayed.ok && isResultOf(result, replayed.value),
    notation: isPlayed && makeGame({ ...record, seed }) === notation,
  };
}

/** Who gave up or ran out of time is the server's word; who won by play is not. */
function isResultOf({ by, winners }: MatchFile['result'], { end }: Replayed): boolean {
  const isOver = targi.toAct(end).length === 0;
  if (by !== 'play') return !isOver;
  const { winner } = targi.score(end);
  return isOver && winners.join() === (winner ?? '');
}

type Wrong = 'notOurs' | 'rules';

function parseMatchFile(text: string): Result<MatchFile, Wrong> {
  const file = fieldsOf(parseJson(text));
  const fairness = fieldsOf(file['fairness']);
  const result = fieldsOf(file['result']);
  const numbers = fieldsOf(fairness['nonces']);
  const options = parseWireOptions(file['options']);
  const lines = Array.isArray(file['moves']) ? file['moves'].map(fieldsOf) : [];
  const moves = lines.map(({ move }) => parseWireMove(move));
  const nonces = SEATS.map((seat) => String(numbers[seat]));
  const [secret, winners] = [String(fairness['secret']), result['winners']];
  const isOurs =
    file['format'] === FORMAT &&
    file['game'] === targi.key &&
    options !== undefined &&
    moves.every((move): move is Move => move !== undefined) &&
    nonces.every((nonce) => NONCE_PATTERN.test(nonce)) &&
    SECRET_PATTERN.test(secret) &&
    Array.isArray(winners);
  if (!isOurs) return err('notOurs');
  if (file['rulesVersion'] !== targi.rulesVersion) return err('rules');
  const names = fieldsOf(file['players']);
  const players = Object.fromEntries(SEATS.map((seat) => [seat, String(names[seat])])) as Record<Seat, string>;
  return ok({
    id: String(file['id']),
    record: {
      rulesVersion: targi.rulesVersion,
      seed: String(fairness['seed']),
      options,
      players,
      moves: moves as Move[],
    },
    commitment: String(fairness['commitment']),
    secret,
    nonces,
    movers: lines.map(({ seat }) => String(seat)),
    result: { by: String(result['by']), winners: winners.map(String) },
    notation: String(file['notation']),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
