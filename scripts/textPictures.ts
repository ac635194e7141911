import { known } from '@caravanserai/contract';

/** The picture in docs/screenshots that shows a text or its neighbours. The longest matching key prefix wins. */
const PICTURES: Readonly<Record<string, string>> = {
  '': 'home-desktop.png',
  'home.': 'home-desktop.png',
  'shell.': 'home-phone.png',
  'shell.setup': 'targi-start.png',
  'shell.reading': 'rules-cards.png',
  'shell.play': 'targi-start.png',
  'online.': 'online-lobby.png',
  'table.': 'targi-placement.png',
  'targi/': 'targi-placement.png',
  'targi/rules': 'rules-cards.png',
  'targi/rulings': 'rules-cards.png',
  'targi/names': 'rules-cards.png',
  'targi/effects': 'rules-cards.png',
  'targi/moves': 'targi-paying.png',
  'targi/pages': 'rules-cards.png',
  'targi/play': 'targi-paying.png',
  'targi/play.count': 'targi-count.png',
  'targi/events.raid': 'targi-raid.png',
  'targi/score': 'targi-count.png',
  'targi/setup': 'targi-start.png',
  'targi/teaser': 'home-desktop.png',
  'targets/': 'targets-rest.png',
  'targets/page.setup': 'targets-start.png',
  'targets/page.end': 'targets-end.png',
  'targets/page.menu': 'targets-flat.png',
  'targets/table.outcome': 'targets-end.png',
  'targets/teaser': 'home-desktop.png',
};
const TERMINAL = /^(server|terminal)\./;

export function pictureOf(key: string): string {
  if (TERMINAL.test(key)) return 'none, it is text in the terminal or in a mail';
  const fitting = Object.entries(PICTURES).filter(([beginning]) => key.startsWith(beginning));
  const [longest] = fitting.toSorted(([a], [b]) => b.length - a.length);
  return known(longest, `a picture for ${key}`)[1];
}
