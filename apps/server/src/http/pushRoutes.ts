import { err, ok } from '@caravanserai/contract';
import { LANGUAGES } from '@caravanserai/texts';
import { Type } from 'typebox';
import type { Pusher } from '../notices/push/push.ts';
import type { Routes } from './route.ts';
import { closed, named } from './wire/schema.ts';

const Subscription = named(
  'PushSubscription',
  closed({
    endpoint: Type.String({
      pattern: '^https?://[!-~]+$',
      maxLength: 1000,
      description: 'where the push service listens',
    }),
    keys: closed({
      p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$', description: 'the browser’s public key' }),
      auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
    }),
    language: Type.Enum(LANGUAGES),
  }),
);

/** Web Push: a browser is told that it is your turn while our page is closed. */
export function addPushRoutes(routes: Routes, push: Pusher): void {
  routes.open({
    method: 'GET',
    url: '/push/key',
    name: 'getPushKey',
    summary: 'The public key of the house, for `PushManager.subscribe`.',
    answer: Type.Object({ key: Type.String() }),
    handle: async () => ok({ key: push.publicKey }),
  });

  routes.seated({
    method: 'PUT',
    url: '/push/subscription',
    name: 'setPushSubscription',
    summary: 'Tell this browser when it is your turn and its page is closed. It ends with the session.',
    body: Subscription,
    async handle({ caller, body: { endpoint, keys, language } }) {
      if (!URL.canParse(endpoint)) return err({ code: 'malformed', detail: 'endpoint' });
      if (!caller.session) return err({ code: 'unauthorized' });
      return push.add(caller.session, { endpoint, publicKey: keys.p256dh, auth: keys.auth, language });
    },
  });

  routes.seated({
    method: 'DELETE',
    url: '/push/subscription',
    name: 'deletePushSubscription',
    summary: 'Do not tell this browser any more.',
    async handle({ caller }) {
      if (!caller.session) return err({ code: 'unauthorized' });
      await push.remove(caller.session);
      return ok(undefined);
    },
  });
}
