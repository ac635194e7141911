import { err, ok, type Person } from '@caravanserai/contract';
import { LANGUAGES, matchLanguage } from '@caravanserai/texts';
import { Type } from 'typebox';
import type { Accounts } from '../accounts/accounts.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { NoticeSettings } from '../notices/notices.ts';
import type { UserRow, UserStore } from '../storage/userStore.ts';
import type { Routes } from './route.ts';
import * as S from './schemas.ts';
import { named } from './wire/schema.ts';
import { endSession, setSession } from './sessions.ts';

export interface AccountDeps {
  readonly accounts: Accounts;
  readonly users: UserStore;
  readonly notices: NoticeSettings;
  readonly budgets: Budgets;
}

const Me = named(
  'Me',
  Type.Object({
    me: S.PersonSchema,
    language: S.Language,
    notices: S.Notices,
    webhookSecret: Type.Optional(Type.String({ description: 'what calls of your webhook are signed with' })),
    canMail: Type.Boolean(),
  }),
);

export function addAccountRoutes(routes: Routes, { accounts, users, notices, budgets }: AccountDeps): void {
  const shownTo = (user: UserRow) => ({
    me: personOf(user),
    language: user.language,
    notices: { ...(user.email ? { email: user.email } : {}), ...(user.webhook ? { webhook: user.webhook } : {}) },
    ...(user.webhookSecret ? { webhookSecret: user.webhookSecret } : {}),
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
    handle: ({ user, body }) => accounts.takeName(user, body.name, body.password),
  });

  routes.seated({
    method: 'PUT',
    url: '/account/name',
    name: 'setName',
    summary: 'Take another name.',
    body: S.NewName,
    answer: S.PersonSchema,
    handle: ({ user, body }) => accounts.rename(user, body.name),
  });

  routes.seated({
    method: 'PUT',
    url: '/account/password',
    name: 'setPassword',
    summary: 'Take another password. Other browsers have to log in again.',
    body: S.NewPassword,
    budget: 'passwords',
    handle: ({ user, body, caller }) => accounts.changePassword(user, caller.token ?? '', body.old, body.password),
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
    summary: 'Leave for good. Your games stay with your opponents, without your name.',
    body: S.Farewell,
    budget: 'passwords',
    async handle({ user, body, reply }) {
      const removed = await accounts.remove(user, body.password);
      if (removed.ok) endSession(reply);
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
    async handle({ body, request, reply }) {
      const done = await accounts.logIn(body.name, body.password);
      if (!done.ok) return done;
      setSession(request, reply, done.value.token);
      return ok(shownTo(done.value.user));
    },
  });

  routes.seated({
    method: 'POST',
    url: '/logout',
    name: 'logOut',
    summary: 'Leave this browser.',
    async handle({ user, caller, reply }) {
      if (caller.token === undefined) return err({ code: 'unauthorized' });
      await accounts.logOut(user, caller.token);
      endSession(reply);
      return ok(undefined);
    },
  });

  const BotList = Type.Array(S.PersonSchema);
  routes.seated({
    method: 'GET',
    url: '/bots',
    name: 'listBots',
    summary: 'Your own bots.',
    answer: BotList,
    handle: async ({ user }) => ok((await users.botsOf(user.id)).map(personOf)),
  });

  routes.seated({
    method: 'POST',
    url: '/bots',
    name: 'createBot',
    summary: 'A new bot account of yours. It plays with tokens.',
    body: S.NewName,
    answer: S.PersonSchema,
    handle: ({ user, body }) => accounts.newBot(user, body.name),
  });

  routes.seated({
    method: 'POST',
    url: '/bots/:id/tokens',
    name: 'createBotToken',
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
    summary: 'All tokens of a bot end.',
    params: S.PersonParams,
    handle: ({ user, params }) => accounts.endBotTokens(user, params.id),
  });
}

export function personOf({ id, kind, name }: Person): Person {
  return { id, kind, name };
}
