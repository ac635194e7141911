import type { MatchId } from '@caravanserai/contract';
import { api } from '../connection/api.ts';

/**
 * Whether this browser receives push messages when it is our turn and the page is closed. `refused`: denied in the browser's settings; `failed`: the
 * push service or our server did not answer.
 */
export type PushState = 'missing' | 'refused' | 'failed' | 'off' | 'on';

/** Undefined without the service worker, which receives the messages. */
async function pushManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

export async function pushState(): Promise<PushState> {
  const manager = await pushManager();
  if (!manager) return 'missing';
  if (Notification.permission === 'denied') return 'refused';
  const isOn = Notification.permission === 'granted' && (await manager.getSubscription()) !== null;
  return isOn ? 'on' : 'off';
}

/** Asks for permission, so it must be called in a user gesture. */
export async function switchOn(language: string): Promise<PushState> {
  const manager = await pushManager();
  if (!manager) return 'missing';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'off';
  try {
    return (await subscribe(manager, language)) ? 'on' : 'failed';
  } catch {
    return 'failed';
  }
}

export async function switchOff(): Promise<PushState> {
  const subscription = await (await pushManager())?.getSubscription();
  await subscription?.unsubscribe();
  await api.endPush(); // if this fails, the server learns it from the push service
  return 'off';
}

/** Call on each visit: the server may have lost the subscription or changed its key, or another user may be logged in. */
export async function renewPush(language: string): Promise<void> {
  const manager = await pushManager();
  if (manager && (await pushState()) === 'on') await subscribe(manager, language).catch(() => false);
}

/** Removes the notifications of this match, now that the visitor has opened it. */
export async function clearNotices(match: MatchId): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag: match })) ?? []) shown.close();
}

async function subscribe(manager: PushManager, language: string): Promise<boolean> {
  const asked = await api.pushKey();
  if (!asked.ok) return false;
  const { key } = asked.value;
  const known = await manager.getSubscription();
  const isOurs = known !== null && written(known.options.applicationServerKey) === key;
  if (!isOurs) await known?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (isOurs ? known : await manager.subscribe(options)).toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return (await api.startPush({ endpoint: endpoint ?? '', keys: { p256dh, auth }, language })).ok;
}

function written(key: ArrayBuffer | null): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer())));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
