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
      description: 'the address at the push service',
    }),
    keys: closed({
      p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$', description: 'the browser’s public key' }),
      auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
    }),
    language: Type.Enum(LANGUAGES),
  }),
);

/** Web Push: notifies a browser of the player's turn while the page is closed. */
export function addPushRoutes(routes: Routes, push: Pusher): void {
  routes.open({
    method: 'GET',
    url: '/push/key',
    name: 'getPushKey',
    summary: 'The public key of the server, for `PushManager.subscribe`.',
    answer: Type.Object({ key: Type.String() }),
    handle: async () => ok({ key: push.publicKey }),
  });

  routes.seated({
    method: 'PUT',
    url: '/push/subscription',
    name: 'setPushSubscription',
    summary:
      'Subscribe this browser to Web Push: it is notified of your turn while its page is closed. The subscription ends with the session.',
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
    summary: 'Unsubscribe this browser from Web Push.',
    async handle({ caller }) {
      if (!caller.session) return err({ code: 'unauthorized' });
      await push.remove(caller.session);
      return ok(undefined);
    },
  });
}
