import { idOf } from '@caravanserai/bots/targi/puzzles';
import { makeGame, type Move, type State, targi } from '@caravanserai/targi';
import { loadPhysics } from '@caravanserai/targets/physics';
import { languageName, translator } from '@caravanserai/texts';
import { openServer } from '../browser.ts';
import { caravan } from '../../src/games/targi/lessons/caravan.ts';
import puzzles from '../../src/games/targi/game/puzzles/puzzles.json' with { type: 'json' };
import { gameUpTo } from '../table/positions.ts';
import { targetsUpTo } from '../targets/positions.ts';
import { fill, press, seen, soon, type Tab, wordsOf } from './tab.ts';
import { flickOnce, placeAt, placeTargi, playRounds, playToCount } from './hands.ts';
import { DESK, PHONE, type Tour, type Walk } from './tour.ts';

const t = translator('en');

const HOME_WIDTHS = [320, 390, 768, 1280, 1920];

async function home({ open, look }: Tour): Promise<void> {
  const tab = await open('/');
  for (const width of HOME_WIDTHS) await look(tab, `home ${width}`, { width, height: width < 700 ? 844 : 1000 });
}

async function setUp({ open, look, url }: Tour): Promise<void> {
  const tab = await open('/targi/new');
  for (const path of ['/targi/new', '/targi/new?with=friend', '/targets/new', '/targets/new?with=friend']) {
    await tab.goTo(`${url}${path}`);
    await seen(tab, 'form button[type=submit]');
    for (const size of [PHONE, DESK]) await look(tab, `${path} ${size.width}`, size);
  }
}

async function lessons({ open, look }: Tour): Promise<void> {
  const [welcome, first, line] = caravan.chapters[0]?.steps ?? [];
  if (!welcome || !first || !line) throw new Error('the first chapter has seven steps');
  const tab = await open('/targi/learn/caravan');
  const says = (words: string) =>
    soon(`the guide to say «${words}»`, async () => (await wordsOf(tab, '.guide-words')) === words);
  await says(t(welcome.say));
  await look(tab, 'the caravan');
  await press(tab, '.lesson-guide .button-main');
  await says(t(first.say));
  await seen(tab, '[role=grid]');
  await look(tab, 'the first Targi is asked for');
  await placeTargi(tab, '6');
  await says(t(line.say));
  await look(tab, 'and has been placed', DESK);

  const flick = await open('/targets/learn/flick');
  await seen(flick, '.targets-stage[data-ready]');
  await soon(
    'the first sentence',
    async () => (await wordsOf(flick, '.guide-words')) === t('lessons.flick.swipe.first'),
  );
  await look(flick, 'the first flick');
  await flickOnce(flick, 1);
  await soon('praise', async () => (await wordsOf(flick, '.guide-words')) === t('lessons.flick.swipe.firstDone'));
  await look(flick, 'the first flick is made');
}

/** A two-player game, up to a position with such a decision. */
function deciding(isIt: (move: Move) => boolean, round: number): string {
  const roundOf = (state: State) => targi.view(state, 'spectator').round;
  for (let n = 0; n < 50; n++) {
    let isThere = false;
    const record = gameUpTo(`browsers ${n}`, (moves, state) => (isThere = roundOf(state) >= round && moves.some(isIt)));
    if (isThere) return makeGame(record);
  }
  throw new Error('nobody ever has that to decide');
}

const isLaying = (move: Move) => move.type === 'lay' && !['noble', 'hand', 'drawn'].includes(move.from);

async function bring(tab: Tab, url: string, game: string): Promise<void> {
  await tab.goTo(`${url}/targi/look`);
  await fill(tab, 'textarea', game);
  await press(tab, 'form button[type=submit]');
  await seen(tab, '[role=grid]');
  await soon('the table', () =>
    tab.evaluate(() => document.querySelector('.targi')?.hasAttribute('data-control'), undefined),
  );
  if (await wordsOf(tab, 'dialog.curtain')) await press(tab, 'dialog.curtain button');
}

async function targiTable({ open, look, check, url }: Tour): Promise<void> {
  const tab = await open('/targi/look');
  await bring(
    tab,
    url,
    deciding(({ type }) => type === 'raid', 4),
  );
  await seen(tab, '.offer');
  for (const size of [PHONE, DESK]) await look(tab, `the raid ${size.width}`, size);
  await tab.resize(PHONE);
  const rounds = await playRounds(tab, 3);
  check(rounds === 3, 'three rounds were played');
  await look(tab, 'three rounds later');

  await bring(tab, url, deciding(isLaying, 7));
  await seen(tab, '.spot-centre[data-open]');
  const places = await tab.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('.spot-centre[data-open]')].map(
        ({ dataset }) => dataset['place'] ?? '',
      ),
    undefined,
  );
  for (const place of places) {
    await placeAt(tab, place);
    await seen(tab, 'dialog.sheet[open]');
    if (await wordsOf(tab, '.sheet .lay-form')) break;
    await tab.key('Escape');
  }
  await seen(tab, '.sheet .lay-form');
  for (const size of [PHONE, DESK]) await look(tab, `a card is played ${size.width}`, size);
}

async function targetsTable({ open, look }: Tour): Promise<void> {
  const tab = await open('/targets/new?with=friend');
  await press(tab, 'form button[type=submit]');
  await seen(tab, '.targets-stage[data-ready]');
  for (const size of [DESK, PHONE]) await look(tab, `aiming ${size.width}`, size);
  await press(tab, '.call-button');
  await soon('an answer to a call without reason', async () => (await wordsOf(tab, '.now-news')) !== undefined);
  let flicks = await playToCount(tab);
  for (const size of [PHONE, DESK]) await look(tab, `the count of a round ${size.width}`, size);
  while (flicks < 6) flicks += await playToCount(tab); // a falling tower shortens a round
}

async function ends({ open, look, url }: Tour): Promise<void> {
  const tab = await open('/targi/look');
  await fill(tab, 'textarea', makeGame(gameUpTo('browsers', () => false)));
  await press(tab, 'form button[type=submit]');
  await seen(tab, 'dialog.end-count[open]');
  await look(tab, 'the count of Targi');
  await press(tab, { selector: 'dialog.end-count button', text: t('table.close') });
  for (const size of [PHONE, DESK]) await look(tab, `the end of Targi ${size.width}`, size);

  await loadPhysics();
  await tab.goTo(`${url}/targets/look`);
  await tab.resize(PHONE);
  await fill(
    tab,
    'textarea',
    targetsUpTo(() => false, { seed: 'browsers', options: { players: 2 } }),
  );
  await look(tab, 'a whole game of Targets is pasted');
  await press(tab, 'form button[type=submit]');
  await seen(tab, '.end-list');
  for (const size of [PHONE, DESK]) await look(tab, `the end of Targets ${size.width}`, size);
}

async function online({ open, look, check }: Tour): Promise<void> {
  const host = await open('/online', { size: DESK });
  await seen(host, '.connection-badge[data-connection=connected]');
  await look(host, 'the lobby');
  await press(host, { selector: 'button', text: t('online.form.makeLink') });
  await seen(host, { selector: 'h1, h2', text: t('online.room.yours') });
  const link = await soon('a link', () =>
    host.evaluate(
      () =>
        [...document.querySelectorAll('input')].map(({ value }) => value).find((value) => value.includes('/online/')),
      undefined,
    ),
  );
  await look(host, 'the room');
  const guest = await open(new URL(link).pathname);
  await press(guest, { selector: 'button', text: t('online.room.sit') });
  for (const tab of [host, guest]) await seen(tab, '[role=grid]');
  const turn = await soon('a turn', async () => {
    for (const tab of [host, guest])
      if (await tab.evaluate(() => document.querySelector('.targi[data-control=act]') !== null, undefined)) return tab;
    return undefined;
  });
  const [place = ''] = await turn.evaluate(
    () => [...document.querySelectorAll<HTMLElement>('.spot[data-open]')].map(({ dataset }) => dataset['place'] ?? ''),
    undefined,
  );
  await placeTargi(turn, place);
  for (const [i, tab] of [host, guest].entries()) {
    const pieces = await soon('a piece on both tables', () =>
      tab
        .evaluate(() => document.querySelectorAll('.piece-targi').length, undefined)
        .then((count) => count > 0 && count),
    );
    check(pieces === 1, 'one piece lies on the table');
    await look(tab, `the table, ${i === 0 ? 'host' : 'guest'}`);
  }
}

async function offline({ open, look, check }: Tour): Promise<void> {
  const server = await openServer({ RATE_LIMITS: 'no' });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  try {
    const tab = await open('/', { url: server.url });
    check(await tab.evaluate(() => 'serviceWorker' in navigator, undefined), 'service workers are there');
    await soon('a copy of the page on the device', () =>
      tab.evaluate(() => navigator.serviceWorker.controller !== null, undefined),
    );
    await close();
    await tab.reload();
    await seen(tab, 'h1');
    await look(tab, 'home without a server');
    await press(tab, { selector: 'button', text: t('teaser.targi.start') });
    await seen(tab, '[role=grid]');
    await tab.reload();
    await seen(tab, '[role=grid]');
    await look(tab, 'a game without a server');
  } finally {
    await close();
  }
}

async function share({ open, look, check, url }: Tour): Promise<void> {
  const tab = await open('/targi/look');
  await fill(tab, 'textarea', '[Game "Targi"]\n[Rules "1"]\n[Seed "x"]\n\n1. place 77');
  await press(tab, 'form button[type=submit]');
  await seen(tab, '[role=alert]');
  await look(tab, 'a broken file');
  await bring(tab, url, deciding(isLaying, 4));
  const version = (from: Tab) =>
    from.evaluate(() => document.querySelector<HTMLElement>('.targi')?.dataset['version'], undefined);
  await press(tab, '.top-menu');
  await press(tab, { selector: 'button', text: t('play.share.open') });
  const link = await soon('a link', () =>
    tab.evaluate(
      () =>
        [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
          .map(({ value }) => value)
          .find((value) => value.includes('#')),
      undefined,
    ),
  );
  await look(tab, 'a game is shared');
  const friend = await open(link.slice(new URL(link).origin.length));
  await seen(friend, '[role=grid]');
  check((await version(friend)) === (await version(tab)), 'the game has as many moves for the friend');
  await look(friend, 'and opened by a friend');
}

async function settings({ open, look, check }: Tour): Promise<void> {
  const tab = await open('/');
  let spoken = t;
  for (const language of ['en', 'de'] as const) {
    const to = translator(language);
    await press(tab, '.settings-button');
    await press(tab, { selector: '.segments-languages button', text: languageName(language) });
    await soon(`the page in ${language}`, () =>
      tab.evaluate((wanted) => document.documentElement.lang === wanted, language),
    );
    for (const size of [PHONE, DESK]) await look(tab, `settings ${language} ${size.width}`, size);
    await press(tab, { selector: 'dialog button', text: to('shell.settings.close') });
    spoken = to;
  }
  await tab.reload();
  check((await seen(tab, 'h1')) === spoken('home.hero.title'), 'the language is remembered');
}

const PUZZLE = puzzles.puzzles[0]?.position ?? '';

/** Puzzles, the analysis board with its engine, and the daily game's page. */
async function study({ open, look, url }: Tour): Promise<void> {
  const tab = await open('/targi/puzzles');
  await seen(tab, '.learn-card .button-main');
  await look(tab, 'puzzles');
  await tab.goTo(`${url}/targi/puzzles/${idOf(PUZZLE)}`);
  await press(tab, '.lesson-guide .guide-buttons .button');
  await seen(tab, '.lesson-guide .button-main');
  await look(tab, 'a puzzle is solved');
  await tab.goTo(`${url}/targi/analysis/board`);
  await seen(tab, '[role=grid]');
  await placeAt(tab, '13');
  await look(tab, 'the analysis board', DESK);
  await seen(tab, '.study-line');
  await tab.goTo(`${url}/targi/daily`);
  await seen(tab, 'main .button-main');
  await look(tab, 'the daily caravan');
}

export const WALKS: readonly Walk[] = [
  { name: 'home', go: home },
  { name: 'set-up', go: setUp },
  { name: 'lessons', go: lessons },
  { name: 'targi', go: targiTable },
  { name: 'targets', go: targetsTable },
  { name: 'ends', go: ends },
  { name: 'online', go: online },
  { name: 'offline', go: offline },
  { name: 'share', go: share },
  { name: 'study', go: study },
  { name: 'settings', go: settings },
];
