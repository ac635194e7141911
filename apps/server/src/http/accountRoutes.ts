import { finished } from 'node:stream';
import { err, ok, type Person } from '@caravanserai/contract';
import { LANGUAGES, matchLanguage } from '@caravanserai/texts';
import { Type } from 'typebox';
import type { Accounts, Origin } from '../accounts/accounts.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { Done } from '../matches/types.ts';
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

const WebhookSecret = Type.Optional(Type.String({ description: 'the secret that signs the calls of the webhook' }));

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
  /** Only the owner sees a bot's settings; a bot token does not show them. */
  const shownTo = (user: UserRow) => ({
    me: personOf(user),
    language: user.language,
    ...(user.kind === 'bot' ? { notices: {} } : noticesOf(user)),
    canMail: notices.canMail,
  });

  /**
   * Requires the password for a new webhook, since it is told about all games. Removing a webhook does not require it, nor does sending the
   * current one again, as the account page does when the e-mail address changes. Returns the hash of the password that was checked.
   */
  async function mayRedirect(
    { user, body: { webhook, password }, ...call }: Redirecting,
    current: string | undefined,
  ): Promise<Done<string | undefined>> {
    if (user.kind === 'guest' || webhook === undefined || webhook === current) return ok(undefined);
    const right = await routes.checkingPassword(call.request, () => accounts.confirm(user, password, comingFrom(call)));
    return right.ok ? ok(right.value.password) : right;
  }

  routes.open({
    method: 'POST',
    url: '/session',
    name: 'startSession',
    summary: 'Start a session: as the user of the cookie, or as a new guest. Sets a cookie.',
    body: S.NewSession,
    answer: Me,
    async handle({ body, caller, request, reply }) {
      if (caller.user) return ok(shownTo(caller.user));
      const refused = budgets.take('guests', { address: request.arrival.address });
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
    summary: 'The user of this session.',
    answer: Me,
    handle: async ({ user }) => ok(shownTo(user)),
  });

  routes.seated({
    method: 'POST',
    url: '/account',
    name: 'createAccount',
    summary: 'Turn a guest into an account with a name and a password. Games and rating stay.',
    body: S.Credentials,
    answer: S.PersonSchema,
    budget: 'passwords',
    async handle({ user, body, ...call }) {
      const done = await accounts.takeName(user, body.name, body.password, comingFrom(call));
      if (!done.ok) return done;
      setSession(call.request, call.reply, done.value.token);
      setDevice(call.request, call.reply, done.value.marks);
      finished(call.reply.raw, () => accounts.ended(user.id)); // by then the browser's other tabs have the new cookie
      return ok(personOf(done.value.user));
    },
  });

  routes.seated({
    method: 'PUT',
    url: '/account/name',
    name: 'setName',
    allows: ACCOUNTS,
    summary: 'Change your name.',
    body: S.NewName,
    answer: S.PersonSchema,
    handle: ({ user, body }) => accounts.rename(user, body.name),
  });

  routes.seated({
    method: 'PUT',
    url: '/account/password',
    name: 'setPassword',
    allows: ACCOUNTS,
    summary: 'Change your password. Other browsers must log in again.',
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
    summary: 'Set the language of your notices.',
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
      'Set how you are notified of your turn: by e-mail, or by a webhook. Omitted fields are switched off. A new webhook requires the password of your account.',
    body: S.NoticesRequest,
    async handle(call) {
      const allowed = await mayRedirect(call, call.user.webhook);
      return allowed.ok ? notices.set(call.user, call.body, allowed.value) : allowed;
    },
  });

  routes.seated({
    method: 'DELETE',
    url: '/account',
    name: 'deleteAccount',
    summary: 'Delete your account. Your games stay with your opponents, without your name and your chat.',
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
    summary: 'Log in to an account.',
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
    summary: 'Log out in this browser.',
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
    summary: 'List your bots.',
    answer: Type.Array(Bot),
    handle: async ({ user }) =>
      ok((await users.botsOf(user.id)).map((bot) => ({ ...personOf(bot), ...noticesOf(bot) }))),
  });

  routes.seated({
    method: 'POST',
    url: '/bots',
    name: 'createBot',
    allows: ACCOUNTS,
    summary: 'Create a bot that belongs to your account. It authenticates with tokens.',
    body: S.NewName,
    answer: S.PersonSchema,
    handle: ({ user, body }) => accounts.newBot(user, body.name),
  });

  routes.seated({
    method: 'DELETE',
    url: '/bots/:id',
    name: 'deleteBot',
    allows: ACCOUNTS,
    summary: 'Delete one of your bots. Requires your password. Its games stay, without its name and its chat.',
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
    summary:
      'Set the webhook that notifies one of your bots of its turn. Omitted, it is switched off. A new one requires your password.',
    params: S.PersonParams,
    body: S.BotNoticesRequest,
    async handle(call) {
      const { user, params, body } = call;
      const bot = (await users.botsOf(user.id)).find(({ id }) => id === params.id);
      if (!bot) return err({ code: 'not-found' });
      const allowed = await mayRedirect(call, bot.webhook);
      return allowed.ok ? notices.setForBot(user, bot.id, body, allowed.value) : allowed;
    },
  });

  routes.seated({
    method: 'POST',
    url: '/bots/:id/tokens',
    name: 'createBotToken',
    allows: ACCOUNTS,
    summary: 'Create a token for a bot, to send as `Authorization: Bearer …`. It is shown once.',
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
    summary: 'Revoke all tokens of a bot.',
    params: S.PersonParams,
    handle: ({ user, params }) => accounts.endBotTokens(user, params.id),
  });
}

type Redirecting = Pick<Call<unknown, unknown, unknown>, 'request' | 'caller'> & {
  readonly user: UserRow;
  readonly body: { readonly webhook?: string; readonly password?: string };
};

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
