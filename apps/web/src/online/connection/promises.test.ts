import { commitmentOf, faultOf, type MatchId, type MatchPicture, seedOf } from '@caravanserai/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, forgetSession } from './api.ts';
import { keptPromise, noteShown, noteSitting } from './promises.ts';

const MATCH = 'AAAAAAAAAAAAAAAAAAAAAA' as MatchId;
const SECRET = 'ab'.repeat(32);
const RIVAL = '22'.repeat(16);

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null, // oxlint-disable-line unicorn/no-null -- as in browsers
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

/** The fault that can be detected from the server's final data alone. */
function faultIn({ fairness: { secret = '', seed = '', commitment, nonces } }: MatchPicture) {
  return faultOf({ matchId: MATCH, secret, nonces: [nonces['blue'], nonces['white']] }, { commitment, seed });
}

interface Heard {
  readonly method: string;
  readonly path: string;
  readonly nonce?: string;
}

/** A server whose answers the test controls; it records the requests. */
function server(commitment: string): {
  readonly heard: Heard[];
  refuse(code: string): void;
  seatAt(seat: string): void;
} {
  const heard: Heard[] = [];
  let refusal: string | undefined;
  let viewer = 'blue';
  vi.stubGlobal('fetch', async (path: string, init: { readonly method?: string; readonly body?: string } = {}) => {
    const { nonce } = JSON.parse(init.body ?? '{}') as { nonce?: string };
    heard.push({ method: init.method ?? 'GET', path: String(path), ...(nonce === undefined ? {} : { nonce }) });
    if (nonce !== undefined && refusal !== undefined) return answer({ code: refusal }, 409);
    return answer({
      id: MATCH,
      viewer,
      fairness: { commitment, nonces: {} },
      me: { id: 'me', kind: 'guest', name: '' },
    });
  });
  return { heard, refuse: (code) => (refusal = code), seatAt: (seat) => (viewer = seat) };
}

function answer(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
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

test('a server that swaps the number and calls its owner a spectator, or moves them to another seat, is found out', async () => {
  const { heard } = server(commitmentOf(SECRET));
  await api.sit(MATCH);
  const nonce = heard.at(-1)?.nonce ?? '';
  const swapped = shown(SECRET, '33'.repeat(16), 'spectator');
  expect(faultIn(swapped)).toBeUndefined();
  expect(keptPromise(swapped)).toBe('other-nonce');
  expect(keptPromise(shown(SECRET, nonce, 'spectator'))).toBe('other-seat');
  expect(keptPromise(shown(SECRET, nonce, 'white'))).toBe('other-seat');
  const { fairness, ...picture } = shown(SECRET, nonce);
  expect(keptPromise({ ...picture, fairness: { ...fairness, nonces: { white: nonce, blue: RIVAL } } })).toBe(
    'other-nonce',
  );
  expect(keptPromise({ ...picture, fairness: { ...fairness, nonces: {} } })).toBe('other-nonce');
  expect(keptPromise({ ...picture, fairness })).toBe('kept');
});

test('a number whose answer was lost counts as soon as a picture shows it', () => {
  const nonce = '11'.repeat(16);
  noteSitting(MATCH, commitmentOf(SECRET), nonce);
  expect(keptPromise(shown(SECRET, nonce, 'spectator'))).toBe('not-noted'); // it may never have arrived
  noteShown(shown(SECRET, '33'.repeat(16)));
  expect(keptPromise(shown(SECRET, '33'.repeat(16), 'spectator'))).toBe('not-noted');
  noteShown(shown(SECRET, nonce));
  expect(keptPromise(shown(SECRET, nonce))).toBe('kept');
  expect(keptPromise(shown(SECRET, '33'.repeat(16), 'spectator'))).toBe('other-nonce');
});

test('a number that was refused is not looked for: the same account sat down on another device, or somebody was faster', async () => {
  const { refuse } = server(commitmentOf(SECRET));
  for (const code of ['already-seated', 'seat-taken']) {
    refuse(code);
    expect((await api.sit(MATCH)).ok).toBe(false);
  }
  expect(keptPromise(shown(SECRET, '55'.repeat(16)))).toBe('not-noted');
  expect(keptPromise(shown(SECRET, '55'.repeat(16), 'spectator'))).toBe('not-noted');
  expect(keptPromise(shown('cd'.repeat(32), '55'.repeat(16)))).toBe('other-commitment');
});

test('a player who got up and watches accuses nobody', async () => {
  server(commitmentOf(SECRET));
  await api.sit(MATCH);
  await api.leave(MATCH);
  expect(keptPromise(shown(SECRET, '55'.repeat(16), 'spectator'))).toBe('not-noted');
});

test('two tabs that sit down at once: the one that is refused takes nothing from the other', async () => {
  const { heard, refuse } = server(commitmentOf(SECRET));
  await api.sit(MATCH);
  const nonce = heard.at(-1)?.nonce ?? '';
  refuse('already-seated');
  await api.sit(MATCH);
  expect(keptPromise(shown(SECRET, nonce))).toBe('kept');
  expect(keptPromise(shown(SECRET, heard.at(-1)?.nonce ?? ''))).toBe('other-nonce');
});

test('two accounts of one device at one table: each number is held against its own seat', async () => {
  const { heard, seatAt } = server(commitmentOf(SECRET));
  await api.sit(MATCH);
  const blue = heard.at(-1)?.nonce ?? '';
  seatAt('white');
  await api.sit(MATCH, 'white');
  const white = heard.at(-1)?.nonce ?? '';
  const { fairness, ...picture } = shown(SECRET, blue);
  const both = { ...fairness, nonces: { blue, white } };
  for (const viewer of ['blue', 'white']) expect(keptPromise({ ...picture, viewer, fairness: both })).toBe('kept');
  expect(keptPromise({ ...picture, fairness })).toBe('other-nonce');
});

test('a rematch has a note of its own', async () => {
  const { heard } = server(commitmentOf(SECRET));
  await api.sit(MATCH);
  const nonce = heard.at(-1)?.nonce ?? '';
  await api.sit('BBBBBBBBBBBBBBBBBBBBBB' as MatchId, 'white');
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
