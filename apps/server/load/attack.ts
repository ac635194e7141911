import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Booty } from './attackers.ts';
import { answerOf, type Measured, openTable, type StoreKind } from './subjects.ts';

/** The bar, in docs/performance.md. */
const MOST_P99_MS = 150;
const MOST_MEMORY_MB = 600;
const LOOK_EVERY_MS = 500;

export interface Attacked {
  readonly quiet: Measured;
  readonly attacked: Measured;
  readonly quietMb: number;
  readonly mostMb: number; // of the server's memory, at its highest
  readonly booty: Booty;
  readonly holds: boolean;
}

export interface AttackWish {
  readonly games: number;
  readonly seconds: number;
  readonly store: StoreKind;
  readonly attackers: number;
  readonly kinds: string; // of attackers, with commas between them; default: all
  readonly gapMs: number;
}

/** Honest games with the limits on, first alone and then beside attackers, each of them from an address of its own. */
export async function underAttack({ games, seconds, store, attackers, kinds, gapMs }: AttackWish): Promise<Attacked> {
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
    const attacked = await table.drive({ gapMs, warmUpS: 5, seconds });
    const told = answerOf<Booty>(gang);
    gang.send('stop');
    const booty = await told;
    const holds = attacked.p99Ms <= MOST_P99_MS && mostMb <= MOST_MEMORY_MB && attacked.errors === 0;
    return { quiet, attacked, quietMb, mostMb, booty, holds };
  } finally {
    clearInterval(look);
    await table.stop();
  }
}
