import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Booty } from './attackers.ts';
import { type Logins, logInAgain } from './logins.ts';
import { answerOf, type Measured, openTable, type StoreKind } from './subjects.ts';

/** The limit stated in docs/performance.md. */
const MOST_P99_MS = 150;
const MOST_MEMORY_MB = 600;
const LOOK_EVERY_MS = 500;

export interface Attacked {
  readonly quiet: Measured;
  readonly attacked: Measured;
  readonly quietMb: number;
  readonly mostMb: number; // peak memory of the server
  readonly booty: Booty;
  readonly logins: Logins; // of an honest account owner meanwhile
  readonly holds: boolean;
}

export interface AttackOptions {
  readonly games: number;
  readonly seconds: number;
  readonly store: StoreKind;
  readonly attackers: number;
  readonly kinds: string; // of attackers, comma-separated; default: all
  readonly gapMs: number;
}

/** Honest games with rate limits, first alone and then beside attackers; each attacker has its own address. */
export async function underAttack({
  games,
  seconds,
  store,
  attackers,
  kinds,
  gapMs,
}: AttackOptions): Promise<Attacked> {
  const table = await openTable('everywhere', games, store);
  let mostMb = 0;
  const memoryMb = async () => (await table.memoryBytes()) / 1e6;
  const look = setInterval(
    () =>
      void memoryMb().then(
        (now) => (mostMb = Math.max(mostMb, now)),
        () => undefined,
      ),
    LOOK_EVERY_MS,
  );
  try {
    const quiet = await table.drive({ gapMs, warmUpS: 3, seconds });
    const quietMb = await memoryMb();
    const gang = spawn(
      process.execPath,
      [join(import.meta.dirname, 'attackers.ts'), table.url, String(attackers), kinds],
      {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    );
    process.once('exit', () => gang.kill('SIGKILL'));
    await answerOf(gang);
    const endLogins = await logInAgain(table.url);
    const attacked = await table.drive({ gapMs, warmUpS: 5, seconds });
    const logins = await endLogins();
    const told = answerOf<Booty>(gang);
    gang.send('stop');
    const booty = await told;
    const isServed = attacked.errors === 0 && logins.refused === 0;
    const holds = attacked.p99Ms <= MOST_P99_MS && mostMb <= MOST_MEMORY_MB && isServed;
    return { quiet, attacked, quietMb, mostMb, booty, logins, holds };
  } finally {
    clearInterval(look);
    await table.stop();
  }
}
