import './styles/index.css';
import './settings/settings.ts'; // applies the theme before the first paint
import { loadTranslator } from '@caravanserai/texts/page';
import { firstLanguage } from './settings/firstLanguage.ts';
import { routeOf, settle } from './routes.ts';

/** Loads texts, program and screen in parallel; the first paint waits for all three. */
async function open(): Promise<void> {
  const { screen } = routeOf(settle(location.pathname, location.hash));
  const [t, { start }] = await Promise.all([
    loadTranslator(firstLanguage()),
    import('./start.tsx'),
    screen.load().catch(() => undefined), // its error boundary reports the failure
  ]);
  start(t);
}

/** Set by `before.js`, which has already shown its notice. */
const isTooOld = document.documentElement.hasAttribute('data-too-old');

/** No texts are loaded yet, so index.html contains this one sentence in every language. */
(isTooOld ? Promise.resolve() : open()).catch((error: unknown) => {
  console.error(error);
  document.getElementById('not-loaded')?.removeAttribute('hidden');
});
