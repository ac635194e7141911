import {
  at,
  commitmentOf,
  dailySeed,
  err,
  isDailyDate,
  NONCE_PATTERN,
  scatterSeed,
  SECRET_PATTERN,
  SHOT_TRIES,
  type ShotFile,
} from '@caravanserai/contract';
import {
  arrange,
  type DailyShot,
  drawShot,
  missMm,
  parseMove,
  playWith,
  RULES_VERSION,
  scattered,
  SHOOTER,
  strokeOf,
} from '@caravanserai/targets';
import type { Call, COMMON_FLAGS, Outcome } from '../command.ts';
import { openPhysics } from './physics.ts';

const CHECKS = ['commitment', 'table', 'scatter', 'results'] as const;
type Findings = Readonly<Record<(typeof CHECKS)[number], boolean>>;
type Simulate = Parameters<typeof playWith>[0];

/** The tries of a date as the server publishes them, one player per line; undefined for any other text. */
export function parseShotFiles(text: string): readonly ShotFile[] | undefined {
  try {
    const files = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    return files.every(isShotFile) ? files : undefined;
  } catch {
    return undefined;
  }
}

function isShotFile(value: unknown): value is ShotFile {
  const { game, date, secret, commitment, ticket, tries } = Object(value) as Partial<Record<keyof ShotFile, unknown>>;
  return (
    game === 'targets' &&
    isDailyDate(String(date)) &&
    SECRET_PATTERN.test(String(secret)) &&
    typeof commitment === 'string' &&
    NONCE_PATTERN.test(String(ticket)) &&
    Array.isArray(tries) &&
    tries.length <= SHOT_TRIES &&
    tries.every((one) => strokeIn(Object(one)['stroke']) !== undefined)
  );
}

function strokeIn(value: unknown) {
  const move = parseMove({ ...Object(value), type: 'flick' });
  return move?.type === 'flick' ? strokeOf(move) : undefined;
}

/** Draws the table from the secret and makes every try again; exit code 1 if something differs. */
export async function verifyShots(
  { io, t, flags, words: [name = ''] }: Call<typeof COMMON_FLAGS>,
  files: readonly ShotFile[],
): Promise<Outcome> {
  if (files.some(({ rulesVersion }) => rulesVersion !== RULES_VERSION))
    return err(t('cli.verify.wrong.rules', { file: name }));
  const { flick } = await openPhysics();
  const each = files.map((file) => check(file, flick));
  const found = Object.fromEntries(CHECKS.map((one) => [one, each.every((findings) => findings[one])])) as Findings;
  const isFair = CHECKS.every((one) => found[one]);
  const { date, commitment } = at(files, 0);
  const say = (one: (typeof CHECKS)[number]) =>
    found[one] ? `✓ ${t(`targetsCli.verify.shots.holds.${one}`)}` : `✗ ${t(`targetsCli.verify.shots.fails.${one}`)}`;
  const said = [
    t('targetsCli.verify.shots.head', {
      date,
      players: files.length,
      tries: files.flatMap(({ tries }) => tries).length,
    }),
    `  ${t('targetsCli.verify.shots.commitment', { commitment })}`,
    '',
    ...CHECKS.map(say),
    '',
    t(isFair ? 'targetsCli.verify.shots.fair' : 'cli.verify.unfair'),
  ];
  io.out.write(flags.json ? `${JSON.stringify({ ...found, isFair })}\n` : `${said.join('\n')}\n`);
  return { ok: true, exitCode: isFair ? 0 : 1 };
}

/** Recomputes everything from the secret and the strokes of the player. */
function check(file: ShotFile, simulate: Simulate): Findings {
  const { game, date, secret, commitment, ticket, table, tries } = file;
  const shot: DailyShot = drawShot(dailySeed(game, date, secret, 0));
  const start = arrange(shot.table);
  const play = playWith(simulate);
  const again = tries.map(({ stroke }, i) => {
    const made = scattered(
      strokeOf(stroke as Parameters<typeof strokeOf>[0]),
      scatterSeed(game, date, secret, ticket, i + 1),
    );
    const played = play(start, SHOOTER, { type: 'flick', ...made });
    return { made, mm: played.ok ? missMm(shot, played.value) : undefined };
  });
  return {
    commitment: commitmentOf(secret) === commitment,
    table: isSame(shot, table),
    scatter: again.every(({ made }, i) => isSame(made, at(tries, i).made)),
    results: again.every(({ mm }, i) => mm === at(tries, i).mm),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
