import { commitmentOf, faultOf, type MatchId, type MatchPicture, seedOf } from '@caravanserai/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, forgetSession } from './api.ts';
import { keptPromise, noteSitting } from './promises.ts';

const MATCH = 'AAAAAAAAAAAAAAAAAAAAAA' as MatchId;
const SECRET = 'ab'.repeat(32);
const RIVAL = '22'.repeat(16);

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null, // oxlint-disable-line unicorn/no-null -- as browsers do
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetSession();
});

/** A finished match as a server shows it. */
function shown(secret: string, own: string, viewer = 'blue'): MatchPicture {
  const nonces = { blue: own, white: RIVAL };
  const seed = seedOf({ matchId: MATCH, secret, nonces: [own, RIVAL] });
  return {
    id: MATCH,
    viewer,
    fairness: { commitment: commitmentOf(secret), secret, seed, nonces },
  } as unknown as MatchPicture;
}

/** All that can be seen from what the server shows at the end. */
function faultIn({ fairness: { secret = '', seed = '', commitment, nonces } }: MatchPicture) {
  return faultOf({ matchId: MATCH, secret, nonces: [nonces['blue'], nonces['white']] }, { commitment, seed });
}

/** A server that answers as it likes; what it was told is kept. */
function server(commitment: string): {
  readonly heard: { readonly method: string; readonly path: string; readonly nonce?: string }[];
} {
  const heard: { method: string; path: string; nonce?: string }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: { readonly method?: string; readonly body?: string } = {}) => {
    const { nonce } = JSON.parse(init.body ?? '{}') as { nonce?: string };
    heard.push({ method: init.method ?? 'GET', path: String(path), ...(nonce === undefined ? {} : { nonce }) });
    const body = {
      id: MATCH,
      viewer: 'blue',
      fairness: { commitment, nonces: {} },
      me: { id: 'me', kind: 'guest', name: '' },
    };
    return new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });
  });
  return { heard };
}

test('the fingerprint is looked at before the number is sent, and both are noted on the device', async () => {
  const { heard } = server(commitmentOf(SECRET));
  expect((await api.sit(MATCH)).ok).toBe(true);
  const about = heard.filter(({ path }) => path.includes(MATCH));
  expect(about.map(({ method }) => method)).toEqual(['GET', 'POST']);
  const nonce = about[1].nonce ?? '';
  expect(keptPromise(shown(SECRET, nonce))).toBe('kept');
});

test('a server that swaps both, fingerprint and number, is found out, though all that it shows fits together', async () => {
  const { heard } = server(commitmentOf(SECRET));
  await api.sit(MATCH);
  const nonce = heard.at(-1)?.nonce ?? '';
  const bothSwapped = shown('cd'.repeat(32), '33'.repeat(16));
  expect(faultIn(bothSwapped)).toBeUndefined();
  expect(keptPromise(bothSwapped)).toBe('other-commitment');
  const numberSwapped = shown(SECRET, '33'.repeat(16));
  expect(faultIn(numberSwapped)).toBeUndefined();
  expect(keptPromise(numberSwapped)).toBe('other-nonce');
  expect(keptPromise(shown(SECRET, nonce))).toBe('kept');
});

test('the first fingerprint binds, also for who gets up and sits down again; an answer that was lost accuses nobody', () => {
  noteSitting(MATCH, commitmentOf(SECRET), '11'.repeat(16));
  noteSitting(MATCH, commitmentOf('cd'.repeat(32)), '44'.repeat(16));
  expect(keptPromise(shown('cd'.repeat(32), '44'.repeat(16)))).toBe('other-commitment');
  expect(keptPromise(shown(SECRET, '11'.repeat(16)))).toBe('kept');
  expect(keptPromise(shown(SECRET, '44'.repeat(16)))).toBe('kept');
});

test('who only watches, or sat down elsewhere, has nothing to compare with, and is told so', () => {
  expect(keptPromise(shown(SECRET, '11'.repeat(16), 'spectator'))).toBe('not-noted');
  localStorage.setItem('caravanserai.promises', 'no JSON');
  expect(keptPromise(shown(SECRET, '11'.repeat(16)))).toBe('not-noted');
});

test('the latest matches are kept, and a device that is full forgets the oldest', () => {
  for (let i = 0; i < 250; i++) noteSitting(`m${i}` as MatchId, 'c', 'n');
  const kept = Object.keys(JSON.parse(localStorage.getItem('caravanserai.promises') ?? '{}') as object);
  expect(kept).toHaveLength(200);
  expect(kept.at(-1)).toBe('m249');
});
