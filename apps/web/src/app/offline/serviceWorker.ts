import { findPath } from '../paths.ts';
import { cacheName, type HouseFile, sourceOf, staleCaches } from './copy.ts';
import { noticeOf } from './notice.ts';
import { TAKE_OVER } from './updates.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: every file of it, a name for all of them together, and the addresses of the page. */
declare const HOUSE: {
  readonly version: string;
  readonly files: readonly HouseFile[];
  readonly paths: readonly string[];
};

const CURRENT = cacheName(HOUSE.version);
const PAGE = '/index.html';
/** Files fetched at a time: the browser's other connections are for the page, which may be on its way to a table. */
const AT_A_TIME = 2;
const PAGES = HOUSE.paths.map((path) => ({ path }));

/** All or nothing: a copy with a hole is none. */
async function fetchCopy(): Promise<void> {
  try {
    const cache = await caches.open(CURRENT);
    const files = HOUSE.files.values(); // each takes the next one that nobody has
    const fetchNext = async () => {
      for (const file of files) await fetchFile(cache, file);
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, fetchNext));
  } catch (error) {
    await caches.delete(CURRENT);
    throw error;
  }
}

async function fetchFile(cache: Cache, { path, isHashed }: HouseFile): Promise<void> {
  const kept = isHashed ? await caches.match(path, { ignoreVary: true }) : undefined;
  const response = kept ?? (await fetch(path, { cache: isHashed ? 'default' : 'reload', priority: 'low' }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

async function takeOver(): Promise<void> {
  await Promise.all(staleCaches(await caches.keys(), CURRENT).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CURRENT);
  return (await cache.match(PAGE, { ignoreVary: true })) ?? fetch(request);
}

/** From this copy, or from the one before it for a tab that was opened with that. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CURRENT);
  const options = { ignoreVary: true, ignoreSearch: true };
  return (await cache.match(request, options)) ?? (await caches.match(request, options)) ?? fetch(request);
}

/** Sent while our page was closed, or put away. */
function tell(data: PushMessageData | null): Promise<void> {
  const { title, options } = noticeOf(readJson(data));
  return self.registration.showNotification(title, options);
}

function readJson(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** A tab that is there already, or a new one. */
async function show(path: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

self.addEventListener('install', (event) => event.waitUntil(fetchCopy()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
self.addEventListener('push', (event) => event.waitUntil(tell(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data as string));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const asked = {
    method: request.method,
    isNavigation: request.mode === 'navigate',
    isOwn: url.origin === self.location.origin,
    path: url.pathname,
  };
  const source = sourceOf(asked, (path) => findPath(PAGES, path) !== undefined);
  if (source === 'page') event.respondWith(page(request));
  else if (source === 'file') event.respondWith(file(request));
});
