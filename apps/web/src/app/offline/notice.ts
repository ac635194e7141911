import { fieldsOf } from '../settings/stored.ts';
import { PATHS, pathTo } from '../paths.ts';

export interface PushNotice {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: string };
}

/** A push message as a notification. Browsers require a notification for each message, so an unreadable one gets a generic text. */
export function noticeOf(sent: unknown): PushNotice {
  const { title, text, lang, match } = fieldsOf(sent);
  const words = (value: unknown) => (typeof value === 'string' ? value : '');
  const isMatch = words(match) !== '';
  const again = { renotify: isMatch }; // a newer notification of the same match replaces the older one and alerts again
  return {
    title: words(title) || 'Caravanserai',
    options: {
      body: words(text),
      lang: words(lang),
      tag: words(match),
      icon: '/icon-192.png',
      ...again,
      data: isMatch ? pathTo(PATHS.match, words(match)) : PATHS.online,
    },
  };
}
