import './styles/index.css';
import './settings/settings.ts'; // the theme is known before anything is painted
import { loadTranslator } from '@caravanserai/texts/page';
import { firstLanguage } from './settings/firstLanguage.ts';
import { routeOf, settle } from './routes.ts';

/** Words, program and screen are asked for at the same time; the first paint waits for all three. */
async function open(): Promise<void> {
  const { screen } = routeOf(settle(location.pathname, location.hash));
  const [t, { start }] = await Promise.all([
    loadTranslator(firstLanguage()),
    import('./start.tsx'),
    screen.load().catch(() => undefined), // its place in the page says what is wrong
  ]);
  start(t);
}

/** `before.js` has found this browser too old, and told so. */
const isTooOld = document.documentElement.hasAttribute('data-too-old');

/** There are no words yet to say it with, so the page brings this one sentence in every language. */
(isTooOld ? Promise.resolve() : open()).catch((error: unknown) => {
  console.error(error);
  document.getElementById('not-loaded')?.removeAttribute('hidden');
});
