import { findPath } from '../paths.ts';
import { cacheName, type CopiedFile, sourceOf, staleCaches } from './copy.ts';
import { noticeOf } from './notice.ts';
import { TAKE_OVER } from './updates.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: its files, a version for all of them together, and the page's paths. */
declare const BUILD: {
  readonly version: string;
  readonly files: readonly CopiedFile[];
  readonly paths: readonly string[];
};

const CURRENT = cacheName(BUILD.version);
const PAGE = '/index.html';
/** Concurrent downloads; the browser's other connections stay free for the page. */
const AT_A_TIME = 2;
const PAGES = BUILD.paths.map((path) => ({ path }));

/** All or nothing: an incomplete copy is discarded. */
async function fetchCopy(): Promise<void> {
  try {
    const cache = await caches.open(CURRENT);
    const files = BUILD.files.values(); // a shared iterator: each worker takes the next file
    const fetchNext = async () => {
      for (const file of files) await fetchFile(cache, file);
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, fetchNext));
  } catch (error) {
    await caches.delete(CURRENT);
    throw error;
  }
}

async function fetchFile(cache: Cache, { path, isHashed }: CopiedFile): Promise<void> {
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

/** From this cache, or from the previous one for a tab that was opened with it. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CURRENT);
  const options = { ignoreVary: true, ignoreSearch: true };
  return (await cache.match(request, options)) ?? (await caches.match(request, options)) ?? fetch(request);
}

/** Shows a push message that arrives while the page is closed or in the background. */
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

/** Focuses a tab that shows this path, or opens a new one. */
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
