import { fieldsOf } from '../settings/stored.ts';
import { PATHS, pathTo } from '../paths.ts';

export interface PushNotice {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: string };
}

/** What the server has sent, as a notification. A browser demands that something is shown, also for what nobody can read. */
export function noticeOf(sent: unknown): PushNotice {
  const { title, text, lang, match } = fieldsOf(sent);
  const words = (value: unknown) => (typeof value === 'string' ? value : '');
  const isMatch = words(match) !== '';
  const again = { renotify: isMatch }; // a newer one of the same match takes the place of the older, and is heard
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
