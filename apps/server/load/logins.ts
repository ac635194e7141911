import { cookieIn, ask, post } from './rest.ts';

/** An honest account whose password attackers guess. */
export const OWNER = { name: 'Honest Owner', password: 'correct horse' } as const;
const EVERY_MS = 1000;

export interface Logins {
  readonly done: number;
  readonly refused: number;
  readonly slowestMs: number; // in an unknown browser
  readonly slowestKnownMs: number; // in a browser that has logged in before
}

/** The owner logs in repeatedly from other addresses, alternating between a new browser and a known one. */
export async function logInAgain(url: string): Promise<() => Promise<Logins>> {
  const guest = await post(`${url}/api/session`, {}, {}, '127.0.8.1');
  const made = await post(`${url}/api/account`, OWNER, { cookie: cookieIn(guest) ?? '' }, '127.0.8.1');
  const device = /caravanserai-device=[\w.~-]+/.exec(String(made.headers['set-cookie']))?.[0] ?? '';
  let [done, refused, isOver] = [0, 0, false];
  const slowestMs = [0, 0];
  async function logIn(n: number): Promise<void> {
    const startMs = performance.now();
    const from = `127.0.8.${2 + (n % 250)}`;
    const headers = n % 2 === 0 ? {} : { cookie: device };
    const status = await ask(`${url}/api/login`, { method: 'POST', body: OWNER, from, headers }).then(
      (answer) => answer.status,
      () => 0,
    );
    slowestMs[n % 2] = Math.max(slowestMs[n % 2] ?? 0, performance.now() - startMs);
    if (status === 200) done++;
    else refused++;
  }
  async function goOn(): Promise<void> {
    for (let n = 0; !isOver; n++) {
      await logIn(n);
      await new Promise((next) => void setTimeout(next, EVERY_MS));
    }
  }
  const going = goOn();
  return async () => {
    isOver = true;
    await going;
    const [unknownMs = 0, slowestKnownMs = 0] = slowestMs;
    return { done, refused, slowestMs: unknownMs, slowestKnownMs };
  };
}
