import { translator } from '@caravanserai/texts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowserKeys } from '../../server/test/browserKeys.ts';
import { type Listener, openListener } from '../../server/test/listener.ts';
import { openServer } from './browser.ts';
import { expectSoon, receiveVisitors, WITH_COPY } from './visitor.ts';

const visitors = receiveVisitors(() => openServer({ RATE_LIMITS: 'no', WEBHOOKS_TO_PRIVATE: 'yes' }));
const { visit, another, url } = visitors;
const t = translator('en');

let service: Listener;
beforeAll(async () => {
  service = await openListener();
});
afterAll(() => service.close());

/**
 * A headless browser has no push service and shows no notifications: this stub stands in for both. The service worker, the message and everything
 * else are real.
 */
async function bringPushService(context: BrowserContext, keys: { readonly publicKey: string; readonly auth: string }) {
  const address = { endpoint: `${service.url}/send`, keys: { p256dh: keys.publicKey, auth: keys.auth } };
  await context.addInitScript((toJSON) => {
    const known = () => {
      const key = localStorage.getItem('fake.key');
      if (key === null) return key;
      const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
      return {
        options: { applicationServerKey: bytes.buffer },
        toJSON: () => toJSON,
        unsubscribe: async () => localStorage.removeItem('fake.key') ?? true,
      } as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => known();
    PushManager.prototype.subscribe = async (options) => {
      localStorage.setItem('fake.key', String(options?.applicationServerKey));
      return known()!;
    };
    const asked = () => (localStorage.getItem('fake.permission') ?? 'default') as NotificationPermission;
    Object.defineProperty(Notification, 'permission', { get: asked });
    Notification.requestPermission = async () => {
      localStorage.setItem('fake.permission', 'granted');
      return asked();
    };
    ServiceWorkerRegistration.prototype.getNotifications = async ({ tag = '' } = {}) => [
      { close: () => localStorage.setItem('fake.closed', tag) } as Notification,
    ];
  }, address);
}

/** The notification that the service worker shows for this message, and the window that a click on it opens. */
async function deliver(page: Page, sent: string): Promise<{ readonly shown: unknown; readonly opened: unknown }> {
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(() => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope & { happened: Record<string, unknown> };
    scope.happened = {};
    scope.registration.showNotification = async (title, options) => {
      scope.happened['shown'] = { title, ...options };
      const waitUntil = () => undefined;
      const notification = { ...options, close: () => undefined };
      scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    };
    scope.clients.openWindow = async (path) => {
      scope.happened['opened'] = path;
      return null; // oxlint-disable-line unicorn/no-null -- as in browsers
    };
  });
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: url(), registrationId: await found, data: sent });
  const happened = () =>
    worker!.evaluate(() => (globalThis as unknown as { happened: { shown?: unknown; opened?: unknown } }).happened);
  await expect.poll(happened).toHaveProperty('opened');
  return (await happened()) as { readonly shown: unknown; readonly opened: unknown };
}

async function waitForCopy(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

test('asked for at one’s own table; told when the page is closed; the notification leads to the match', async () => {
  const keys = openBrowserKeys();
  const host = await visit('en', WITH_COPY);
  await bringPushService(host.context(), keys);
  await waitForCopy(host);
  await host.goto(`${url()}/online`);
  await host.getByRole('button', { name: t('online.form.makeLink') }).click();
  await host.getByText(t('online.push.off')).waitFor();
  await host.getByRole('button', { name: t('online.push.start') }).click();
  await host.getByText(t('online.push.on')).waitFor();
  const link = await host.getByLabel(t('online.room.link')).inputValue();
  await host.close();

  const guest = await visit('en', WITH_COPY, new URL(link).pathname);
  await guest.getByRole('button', { name: t('online.room.sit') }).click();
  await guest.getByRole('grid').waitFor();
  const { body } = await service.call(0);
  const sent = keys.read(body);
  const { title, text, match } = JSON.parse(sent) as Record<string, string>;
  expect([t('server.push.turn', { game: 'Targi' }), t('server.push.started', { game: 'Targi' })]).toContain(title);
  expect([text, match]).toEqual([t('server.push.table', { names: t('online.guest') }), link.split('/').at(-1)]);

  const back = await another(host, '/targi/rules');
  const { shown, opened } = await deliver(back, sent);
  expect(shown).toMatchObject({ title, body: text, tag: match, lang: 'en' });
  expect(opened).toBe(`/online/${match}`);

  // Opening the match dismisses its notification. Then push is switched off again.
  await back.goto(link);
  await back.getByRole('grid').waitFor();
  await expectSoon(() => back.evaluate(() => localStorage.getItem('fake.closed'))).toBe(match);
  await back.getByRole('button', { name: t('online.table.menu'), exact: true }).click();
  await back.getByRole('button', { name: t('online.push.stop') }).click();
  await back.getByText(t('online.push.off')).waitFor();
});

test('a browser that refuses is told plainly', async () => {
  const page = await visit('en', WITH_COPY);
  await waitForCopy(page);
  await page.goto(`${url()}/account`);
  await page.getByText(t('online.push.refused')).waitFor();
});
