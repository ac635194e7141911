import { at, err } from '@caravanserai/contract';
import type { AnyT } from '@caravanserai/texts';
import type { Call, COMMON_FLAGS, Outcome } from '../command.ts';
import { readText } from '../gameFiles.ts';
import { check, type Check, CHECKS, type Findings, type MatchFile, parseMatchFile, type ProofGame } from './proof.ts';

/** Texts that differ between games. */
export interface ProofWords {
  seat(seat: string): string;
  notOurs(file: string): string;
}

type VerifyCall = Call<typeof COMMON_FLAGS>;

/** Checks a proof and prints the findings; exit code 1 if one of them fails. */
export async function verifyProof(call: VerifyCall, game: ProofGame, says: ProofWords): Promise<Outcome> {
  const text = await readText(call.t, call.io, call.words[0] ?? '');
  return text.ok ? verifyText(call, text.value, game, says) : text;
}

export function verifyText(
  { io, t, flags, words: [name = ''] }: VerifyCall,
  text: string,
  game: ProofGame,
  says: ProofWords,
): Outcome {
  const file = parseMatchFile(text, game);
  if (!file.ok) {
    return err(file.error === 'rules' ? t('cli.verify.wrong.rules', { file: name }) : says.notOurs(name));
  }
  const found = check(file.value, game);
  const isFair = CHECKS.every((name) => found[name]);
  io.out.write(flags.json ? `${JSON.stringify({ ...found, isFair })}\n` : toWords(t, file.value, found, says));
  return { ok: true, exitCode: isFair ? 0 : 1 };
}

function toWords(t: AnyT, file: MatchFile, found: Findings, says: ProofWords): string {
  const { id, commitment, seats, nonces, lines } = file;
  const say = (name: Check) =>
    found[name] ? `✓ ${t(`cli.verify.holds.${name}`, { count: lines.length })}` : `✗ ${t(`cli.verify.fails.${name}`)}`;
  const isFair = CHECKS.every((name) => found[name]);
  const said = [
    t('cli.verify.head', { id }),
    `  ${t('cli.verify.commitment', { commitment })}`,
    ...seats.map((seat, i) => `  ${t('cli.verify.nonce', { seat: says.seat(seat), nonce: at(nonces, i) })}`),
    '',
    ...CHECKS.map(say),
    '',
    t(isFair ? 'cli.verify.fair' : 'cli.verify.unfair'),
  ];
  return `${said.join('\n')}\n`;
}
