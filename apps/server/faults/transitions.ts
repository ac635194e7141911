import { nameKeys } from '../src/accounts/names.ts';
import {
  assert,
  dailyDateAt,
  type DuoId,
  type MatchId,
  type Person,
  type Terms,
  type Version,
} from '@caravanserai/contract';
import { newNonce } from '../src/matches/ids.ts';
import type { ServerNode } from '../src/node.ts';
import { BLUE_FIRST, guest, member, pictureFor, startFor } from '../test/play.ts';

/** Players and, in most scenes, a table; created for each run. */
export interface World {
  readonly people: Readonly<Record<string, Person>>;
  readonly match?: MatchId;
  readonly moves?: readonly unknown[]; // legal moves of the player to act
  readonly duo?: DuoId;
}

/** Whether it was accepted. An exception is a bug. */
export type Transition = (node: ServerNode, world: World) => Promise<boolean>;

export interface Scene {
  prepare(node: ServerNode, skip: (ms: number) => void): Promise<World>;
  readonly transitions: Readonly<Record<string, Transition>>;
}

const done = async (result: Promise<{ readonly ok: boolean }>) => (await result).ok;
const matchOf = ({ match }: World): MatchId => {
  assert(match !== undefined, 'there is a table');
  return match;
};
const version = (n: number) => n as Version;
const undo = (onVersion: number, to: number) => ({ onVersion: version(onVersion), to: version(to) });

const sit =
  (who: string): Transition =>
  (node, world) =>
    done(node.matches.sit(matchOf(world), world.people[who], { nonce: newNonce() }));
const play =
  (who: string, onVersion: number, which: number): Transition =>
  (node, world) => {
    const moves = [world.moves?.[which]];
    const request = { onVersion: version(onVersion), moves, key: `move ${which}` };
    return done(node.matches.play(matchOf(world), world.people[who].id, request));
  };
const byMatch =
  (act: (node: ServerNode, match: MatchId, people: World['people']) => Promise<{ readonly ok: boolean }>): Transition =>
  (node, world) =>
    done(act(node, matchOf(world), world.people));

const resign = (who: string) => byMatch(({ matches }, id, people) => matches.resign(id, people[who].id));
const inTwin = (who: string) =>
  byMatch(async ({ matches }, id, people) => {
    const { twin } = (await matches.get(id)) ?? {};
    assert(twin !== undefined, 'the second game is running');
    return matches.resign(twin.id, people[who].id);
  });
const abort = (who: string) => byMatch(({ matches }, id, people) => matches.abort(id, people[who].id));
const ask = (on: number, to: number) =>
  byMatch(({ matches }, id, { blue }) => matches.askUndo(id, blue.id, undo(on, to)));
const answer = (who: string, granted: boolean) =>
  byMatch(({ matches }, id, people) => matches.answerUndo(id, people[who].id, { ...undo(2, 1), granted }));
const rematch = (who: string) => byMatch(({ matches }, id, people) => matches.rematch(id, people[who]));

const byDuo =
  (act: (node: ServerNode, duo: DuoId, people: World['people']) => Promise<{ readonly ok: boolean }>): Transition =>
  (node, { duo, people }) => {
    assert(duo !== undefined, 'there is a table of two');
    return done(act(node, duo, people));
  };

const startDaily =
  (who: string): Transition =>
  (node, { people }) =>
    done(node.daily.start('targi', dailyDateAt(node.now(), 0), people[who]));

/** Blue and White at a running table after this number of moves. */
async function running(node: ServerNode, terms: Partial<Terms>, moves: number): Promise<World> {
  const tag = newNonce().slice(0, 8);
  const people = { blue: await member(node, `blue-${tag}`), white: await member(node, `white-${tag}`) };
  const match = await startFor(node, people.blue, people.white, { ...BLUE_FIRST, ...terms });
  for (let made = 0; ; made++) {
    const [seat] = (await node.matches.get(match))?.toAct ?? [];
    const person = people[seat as keyof typeof people];
    const { play: now } = await pictureFor(node, match, person.id);
    if (made === moves) return { people, match, moves: now?.moves ?? [] };
    const request = { onVersion: version(made), moves: [now?.moves[0]], key: `before ${made}` };
    assert((await node.matches.play(match, person.id, request)).ok, 'a listed move is taken');
  }
}

const session = (kind: 'cookie' | 'token') => ({ token: newNonce(), kind, label: '', atMs: 1 });
const users =
  (act: (store: ServerNode['store']['users'], people: World['people']) => Promise<unknown>): Transition =>
  async ({ store }, { people }) => {
    try {
      return Boolean(await act(store.users, people));
    } catch (error) {
      if (error instanceof Error && error.constructor.name === 'ConflictError') return false; // the name is taken
      throw error;
    }
  };
const bot = (name: string) =>
  users((store, { ada }) => {
    const row = { id: `${ada.id}-${name}`, kind: 'bot', name, owner: ada.id, language: 'en', createdMs: 1 } as const;
    return store.createBot(row, nameKeys(`${ada.id} ${name}`), 2);
  });

const subscribe =
  (who: string): Transition =>
  ({ store }, { people }) => {
    const endpoint = `https://push.example/${people['ada'].id}`;
    const device = { endpoint, publicKey: who, auth: '', language: 'en' } as const;
    return store.push.put(people[who].id, `${people[who].id} browser`, device, 1, 10);
  };

/** Every state and the transitions possible in it. docs/transitions.md explains the guards. */
export const SCENES: Readonly<Record<string, Scene>> = {
  'an open table': {
    async prepare(node) {
      const tag = newNonce().slice(0, 8);
      const [ada, bo, cy] = await Promise.all(['ada', 'bo', 'cy'].map((name) => guest(node, `${name}-${tag}`)));
      const created = await node.matches.create(ada, { ...BLUE_FIRST, rated: false });
      assert(created.ok, 'a table is made');
      await node.matches.sit(created.value, ada, { nonce: newNonce() });
      return { people: { ada, bo, cy }, match: created.value };
    },
    transitions: {
      'bo sits down': sit('bo'),
      'cy sits down': sit('cy'),
      'a bot sits down': byMatch(({ serverBots }, id) => serverBots.sit(id, 'targi', 'shepherd')),
      'ada leaves': byMatch(({ matches }, id, { ada }) => matches.leave(id, ada.id)),
    },
  },
  'an open table for two games on one deal': {
    async prepare(node) {
      const tag = newNonce().slice(0, 8);
      const [ada, bo, cy] = await Promise.all(['ada', 'bo', 'cy'].map((name) => guest(node, `${name}-${tag}`)));
      const created = await node.matches.create(ada, { ...BLUE_FIRST, rated: false, bothChairs: true });
      assert(created.ok, 'a table is made');
      await node.matches.sit(created.value, ada, { nonce: newNonce() });
      return { people: { ada, bo, cy }, match: created.value };
    },
    transitions: {
      'bo sits down': sit('bo'),
      'cy sits down': sit('cy'),
      'ada leaves': byMatch(({ matches }, id, { ada }) => matches.leave(id, ada.id)),
    },
  },
  'two games on one deal': {
    prepare: (node) => running(node, { rated: false, bothChairs: true }, 0),
    transitions: {
      'blue plays in the first': play('blue', 0, 0),
      'blue resigns in the first': resign('blue'),
      'white resigns in the first': resign('white'),
      'blue resigns in the second': inTwin('blue'),
      'white resigns in the second': inTwin('white'),
    },
  },
  'an invitation': {
    async prepare(node) {
      const tag = newNonce().slice(0, 8);
      const [ada, bo, cy] = await Promise.all(['ada', 'bo', 'cy'].map((name) => guest(node, `${name}-${tag}`)));
      const created = await node.matches.create(ada, { ...BLUE_FIRST, rated: false }, { invited: [bo] });
      assert(created.ok, 'a table is made');
      await node.matches.sit(created.value, ada, { nonce: newNonce() });
      return { people: { ada, bo, cy }, match: created.value };
    },
    transitions: {
      'bo sits down': sit('bo'),
      'bo declines': byMatch(({ matches }, id, { bo }) => matches.decline(id, bo.id)),
      'cy sits down': sit('cy'),
      'ada leaves': byMatch(({ matches }, id, { ada }) => matches.leave(id, ada.id)),
    },
  },
  'a running game': {
    prepare: (node) => running(node, {}, 1),
    transitions: {
      'white plays': play('white', 1, 0),
      'white plays otherwise': play('white', 1, 1),
      'blue resigns': resign('blue'),
      'white resigns': resign('white'),
      'blue calls it off': abort('blue'),
      'white calls it off': abort('white'),
      'blue asks for undo': ask(1, 0),
    },
  },
  'undo is asked for': {
    async prepare(node) {
      const world = await running(node, {}, 2);
      assert(await ask(2, 1)(node, world), 'nothing was revealed yet');
      return world;
    },
    transitions: {
      'white grants it': answer('white', true),
      'white declines it': answer('white', false),
      'blue withdraws it': answer('blue', false),
      'blue asks for more': ask(2, 0),
      'blue plays': play('blue', 2, 0),
      'white resigns': resign('white'),
    },
  },
  'the time is up': {
    async prepare(node, skip) {
      const world = await running(node, { clock: { kind: 'live', baseS: 10, incrementS: 0 } }, 2);
      skip(11_000);
      return world;
    },
    transitions: {
      'white claims': byMatch(({ matches }, id, { white }) => matches.claim(id, white.id, async () => false)),
      'the flag falls': byMatch(({ matches }, id) => matches.fall(id)),
      'blue plays': play('blue', 2, 0),
      'blue resigns': resign('blue'),
    },
  },
  'a finished game': {
    async prepare(node) {
      const world = await running(node, {}, 0);
      assert(await resign('white')(node, world), 'one can resign');
      return world;
    },
    transitions: { 'blue asks for a rematch': rematch('blue'), 'white asks for a rematch': rematch('white') },
  },
  'a date of the daily game': {
    async prepare(node) {
      const tag = newNonce().slice(0, 8);
      const [ada, bo] = await Promise.all(['ada', 'bo'].map((name) => guest(node, `${name}-${tag}`)));
      return { people: { ada, bo } };
    },
    transitions: {
      'ada starts': startDaily('ada'),
      'ada starts elsewhere': startDaily('ada'),
      'bo starts': startDaily('bo'),
    },
  },
  'a table of two with a free chair': {
    async prepare(node) {
      const tag = newNonce().slice(0, 8);
      const [ada, bo, cy] = await Promise.all(['ada', 'bo', 'cy'].map((name) => guest(node, `${name}-${tag}`)));
      const created = await node.duos.create(ada);
      assert(created.ok, 'there is room');
      return { people: { ada, bo, cy }, duo: created.value };
    },
    transitions: {
      'bo joins': byDuo(({ duos }, duo, { bo }) => duos.join(duo, bo)),
      'cy joins': byDuo(({ duos }, duo, { cy }) => duos.join(duo, cy)),
      'ada renews the link': byDuo(({ duos }, duo, { ada }) => duos.renew(duo, ada.id)),
      'ada leaves': byDuo(({ duos }, duo, { ada }) => duos.leave(duo, ada.id)),
      'ada leaves for good': users((store, { ada }) => store.remove({ id: ada.id, kind: 'guest' }, 9)),
      'bo leaves for good': users((store, { bo }) => store.remove({ id: bo.id, kind: 'guest' }, 9)),
    },
  },
  'a table of two': {
    async prepare(node) {
      const tag = newNonce().slice(0, 8);
      const [ada, bo] = await Promise.all(['ada', 'bo'].map((name) => guest(node, `${name}-${tag}`)));
      const created = await node.duos.create(ada);
      assert(created.ok && (await node.duos.join(created.value, bo)).ok, 'both are there');
      return { people: { ada, bo }, duo: created.value };
    },
    transitions: {
      'ada opens the next game': byDuo(({ duos }, duo, { ada }) => duos.next(duo, ada, 'targi')),
      'bo opens the next game': byDuo(({ duos }, duo, { bo }) => duos.next(duo, bo, 'targi')),
      'ada leaves': byDuo(({ duos }, duo, { ada }) => duos.leave(duo, ada.id)),
      'bo leaves': byDuo(({ duos }, duo, { bo }) => duos.leave(duo, bo.id)),
      'ada leaves for good': users((store, { ada }) => store.remove({ id: ada.id, kind: 'guest' }, 9)),
    },
  },
  'people and their accounts': {
    async prepare(node) {
      const tag = newNonce().slice(0, 8);
      const [ada, bo, cy] = await Promise.all(['ada', 'bo', 'cy'].map((name) => guest(node, `${name}-${tag}`)));
      assert(
        await node.store.users.takeName(ada.id, ada.name, nameKeys(ada.id), 'hash', { to: session('cookie') }),
        'the name is free',
      );
      assert(await bot('first')(node, { people: { ada } }), 'a first bot');
      return { people: { ada, bo, cy } };
    },
    transitions: {
      'bo takes a name': users((store, { ada, bo }) =>
        store.takeName(bo.id, 'X', nameKeys(`x ${ada.id}`), 'hash', { to: session('cookie') }),
      ),
      'cy takes the same name': users((store, { ada, cy }) =>
        store.takeName(cy.id, 'X', nameKeys(`x ${ada.id}`), 'hash', { to: session('cookie') }),
      ),
      'ada takes that name': users((store, { ada }) => store.rename(ada.id, 'X', nameKeys(`x ${ada.id}`))),
      'ada changes the password': users((store, { ada }) => store.changePassword(ada.id, 'hash', 'new', '')),
      'ada logs in': users((store, { ada }) => store.logIn(ada.id, 'hash', session('cookie'))),
      'ada leaves for good': users((store, { ada }) =>
        store.remove({ id: ada.id, kind: 'account', password: 'hash' }, 9),
      ),
      'bo leaves for good': users((store, { bo }) => store.remove({ id: bo.id, kind: 'guest' }, 9)),
      'a second bot': bot('second'),
      'a third bot': bot('third'),
      'a token for the bot': users(
        async (store, { ada }) => (await store.addToken(ada.id, `${ada.id}-first`, session('token'), 20)) === 'added',
      ),
      'no tokens for the bot': users((store, { ada }) => store.removeTokens(ada.id, `${ada.id}-first`)),
      'a webhook for the bot': users((store, { ada }) =>
        store.setBotWebhook(ada.id, `${ada.id}-first`, { webhook: 'https://bots.example', newSecret: 's' }, 'hash'),
      ),
      'a webhook for ada': users((store, { ada }) =>
        store.setNotices({ id: ada.id, kind: 'account' }, { webhook: 'https://ada.example' }, 'hash'),
      ),
      'ada deletes the bot': users((store, { ada }) =>
        store.removeBot({ id: ada.id, password: 'hash' }, `${ada.id}-first`, 9),
      ),
    },
  },
  'a browser that wants to be told': {
    async prepare(node) {
      const tag = newNonce().slice(0, 8);
      const [ada, bo] = await Promise.all(['ada', 'bo'].map((name) => guest(node, `${name}-${tag}`)));
      const { users: store } = node.store;
      for (const { id, name } of [ada, bo])
        assert(await store.takeName(id, name, nameKeys(id), 'hash', { to: session('cookie') }), 'it is free');
      for (const { id } of [ada, bo]) await store.logIn(id, 'hash', { ...session('cookie'), token: `${id} browser` });
      return { people: { ada, bo } };
    },
    transitions: {
      'ada subscribes': subscribe('ada'),
      'bo subscribes in the same browser': subscribe('bo'),
      'ada logs out': users((store, { ada }) => store.removeSession(`${ada.id} browser`).then(() => true)),
      'ada changes the password elsewhere': users((store, { ada }) => store.changePassword(ada.id, 'hash', 'new', '')),
      'ada leaves for good': users((store, { ada }) =>
        store.remove({ id: ada.id, kind: 'account', password: 'hash' }, 9),
      ),
    },
  },
};
