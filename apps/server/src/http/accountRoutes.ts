import { finished } from 'node:stream';
import { err, ok, type Person } from '@caravanserai/contract';
import { LANGUAGES, matchLanguage } from '@caravanserai/texts';
import { Type } from 'typebox';
import type { Accounts, Origin } from '../accounts/accounts.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { NoticeSettings } from '../notices/notices.ts';
import type { UserRow, UserStore } from '../storage/userStore.ts';
import { deviceIn, setDevice } from './devices.ts';
import { ACCOUNTS, type Call, PLAYERS, type Routes } from './route.ts';
import * as S from './schemas.ts';
import { closed, named } from './wire/schema.ts';
import { endSession, setSession } from './sessions.ts';

export interface AccountDeps {
  readonly accounts: Accounts;
  readonly users: UserStore;
  readonly notices: NoticeSettings;
  readonly budgets: Budgets;
}

const WebhookSecret = Type.Optional(Type.String({ description: 'what calls of the webhook are signed with' }));

const Me = named(
  'Me',
  Type.Object({
    me: S.PersonSchema,
    language: S.Language,
    notices: S.Notices,
    webhookSecret: WebhookSecret,
    canMail: Type.Boolean(),
  }),
);

const Bot = named('Bot', closed({ ...S.PersonSchema.properties, notices: S.BotNotices, webhookSecret: WebhookSecret }));

export function addAccountRoutes(routes: Routes, { accounts, users, notices, budgets }: AccountDeps): void {
  /** A bot's settings are its owner's: a token does not show them. */
  const shownTo = (user: UserRow) => ({
    me: personOf(user),
    language: user.language,
    ...(user.kind === 'bot' ? { notices: {} } : noticesOf(user)),
    canMail: notices.canMail,
  });

  routes.open({
    method: 'POST',
    url: '/session',
    name: 'startSession',
    summary: 'Become somebody: the one you were before, or a new guest. Sets a cookie.',
    body: S.NewSession,
    answer: Me,
    async handle({ body, caller, request, reply }) {
      if (caller.user) return ok(shownTo(caller.user));
      const refused = budgets.take('guests', { address: request.ip });
      if (refused) return err(refused);
      const language = matchLanguage([body.language ?? request.headers['accept-language'] ?? '']);
      const { user, token } = await accounts.newGuest(language);
      setSession(request, reply, token);
      return ok(shownTo(user));
    },
  });

  routes.seated({
    method: 'GET',
    url: '/me',
    name: 'getMe',
    allows: PLAYERS,
    summary: 'Who you are.',
    answer: Me,
    handle: async ({ user }) => ok(shownTo(user)),
  });

  routes.seated({
    method: 'POST',
    url: '/account',
    name: 'createAccount',
    summary: 'Take a name and a password. Games and rating stay yours.',
    body: S.Credentials,
    answer: S.PersonSchema,
    budget: 'passwords',
    async handle({ user, body, ...call }) {
      const done = await accounts.takeName(user, body.name, body.password, comingFrom(call));
      if (!done.ok) return done;
      setSession(call.request, call.reply, done.value.token);
      setDevice(call.request, call.reply, done.value.marks);
      finished(call.reply.raw, () => accounts.ended(user.id)); // by then other tabs of the browser have the new cookie
      return ok(personOf(done.value.user));
    },
  });

  routes.seated({
    method: 'PUT',
    url: '/account/name',
    name: 'setName',
    allows: ACCOUNTS,
    summary: 'Take another name.',
    body: S.NewName,
    answer: S.PersonSchema,
    handle: ({ user, body }) => accounts.rename(user, body.name),
  });

  routes.seated({
    method: 'PUT',
    url: '/account/password',
    name: 'setPassword',
    allows: ACCOUNTS,
    summary: 'Take another password. Other browsers have to log in again.',
    body: S.NewPassword,
    budget: 'passwords',
    async handle({ user, body, ...call }) {
      const done = await accounts.changePassword(user, body, comingFrom(call));
      if (!done.ok) return done;
      setDevice(call.request, call.reply, done.value);
      return ok(undefined);
    },
  });

  routes.seated({
    method: 'PUT',
    url: '/account/language',
    name: 'setLanguage',
    summary: 'The language of your notices.',
    body: Type.Object({ language: Type.Enum(LANGUAGES) }, { additionalProperties: false }),
    async handle({ user, body }) {
      await users.setLanguage(user.id, body.language);
      return ok(undefined);
    },
  });

  routes.seated({
    method: 'PUT',
    url: '/account/notices',
    name: 'setNotices',
    summary:
      'Where to tell you that it is your turn: by e-mail, or at an address of your own. What is left out is switched off.',
    body: S.Notices,
    handle: ({ user, body }) => notices.set(user, body),
  });

  routes.seated({
    method: 'DELETE',
    url: '/account',
    name: 'deleteAccount',
    summary:
      'Leave for good. Your games stay with your opponents, without your name and without what you said in them.',
    body: S.Farewell,
    budget: 'passwords',
    async handle({ user, body, ...call }) {
      const removed = await accounts.remove(user, body.password, comingFrom(call));
      if (removed.ok) endSession(call.request, call.reply);
      return removed;
    },
  });

  routes.open({
    method: 'POST',
    url: '/login',
    name: 'logIn',
    summary: 'Come back as somebody with a name.',
    body: S.Login,
    answer: Me,
    budget: 'passwords',
    async handle({ body, ...call }) {
      const done = await accounts.logIn(body.name, body.password, comingFrom(call));
      if (!done.ok) return done;
      setSession(call.request, call.reply, done.value.token);
      setDevice(call.request, call.reply, done.value.marks);
      return ok(shownTo(done.value.user));
    },
  });

  routes.seated({
    method: 'POST',
    url: '/logout',
    name: 'logOut',
    allows: PLAYERS,
    summary: 'Leave this browser.',
    async handle({ user, caller, request, reply }) {
      if (caller.token === undefined) return err({ code: 'unauthorized' });
      await accounts.logOut(user, caller.token);
      endSession(request, reply);
      return ok(undefined);
    },
  });

  routes.seated({
    method: 'GET',
    url: '/bots',
    name: 'listBots',
    allows: ACCOUNTS,
    summary: 'Your own bots.',
    answer: Type.Array(Bot),
    handle: async ({ user }) =>
      ok((await users.botsOf(user.id)).map((bot) => ({ ...personOf(bot), ...noticesOf(bot) }))),
  });

  routes.seated({
    method: 'POST',
    url: '/bots',
    name: 'createBot',
    allows: ACCOUNTS,
    summary: 'A new bot account of yours. It plays with tokens.',
    body: S.NewName,
    answer: S.PersonSchema,
    handle: ({ user, body }) => accounts.newBot(user, body.name),
  });

  routes.seated({
    method: 'DELETE',
    url: '/bots/:id',
    name: 'deleteBot',
    allows: ACCOUNTS,
    summary: 'Delete a bot of yours, with your password. Its games stay, without its name and without what it said.',
    params: S.PersonParams,
    body: S.OwnPassword,
    budget: 'passwords',
    handle: ({ user, params, body, ...call }) => accounts.removeBot(user, params.id, body.password, comingFrom(call)),
  });

  routes.seated({
    method: 'PUT',
    url: '/bots/:id/notices',
    name: 'setBotNotices',
    allows: ACCOUNTS,
    summary: 'Where to tell a bot of yours that it is its turn. What is left out is switched off.',
    params: S.PersonParams,
    body: S.BotNotices,
    handle: ({ user, params, body }) => notices.setForBot(user, params.id, body),
  });

  routes.seated({
    method: 'POST',
    url: '/bots/:id/tokens',
    name: 'createBotToken',
    allows: ACCOUNTS,
    summary: 'A token for a bot, to be sent as `Authorization: Bearer …`. Shown once.',
    params: S.PersonParams,
    body: S.TokenRequest,
    answer: Type.Object({ token: Type.String() }),
    async handle({ user, params, body }) {
      const made = await accounts.newBotToken(user, params.id, body.label);
      return made.ok ? ok({ token: made.value }) : made;
    },
  });

  routes.seated({
    method: 'DELETE',
    url: '/bots/:id/tokens',
    name: 'deleteBotTokens',
    allows: ACCOUNTS,
    summary: 'All tokens of a bot end.',
    params: S.PersonParams,
    handle: ({ user, params }) => accounts.endBotTokens(user, params.id),
  });
}

function noticesOf({ email, webhook, webhookSecret }: UserRow) {
  return {
    notices: { ...(email ? { email } : {}), ...(webhook ? { webhook } : {}) },
    ...(webhookSecret ? { webhookSecret } : {}),
  };
}

function comingFrom({ request, caller }: Pick<Call<unknown, unknown, unknown>, 'request' | 'caller'>): Origin {
  return { address: request.arrival.address, marks: deviceIn(request), session: caller.session };
}

export function personOf({ id, kind, name }: Person): Person {
  return { id, kind, name };
}
