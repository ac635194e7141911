import type { GameRecord, Move, State } from '@caravanserai/targi';
import { targi } from '@caravanserai/targi';
import { loadPhysics } from '@caravanserai/targets/physics';
import type { Page } from 'playwright-core';
import { bring, gameUpTo, liftCurtain, openPayments, withPayments } from '../table/positions.ts';
import { byNumbers, playOn } from '../targets/player.ts';
import { bringTargets, targetsUpTo } from '../targets/positions.ts';
import { settled } from '../visitor.ts';

/** A screen or state that a player reaches; each station continues from the previous one. */
export interface Station {
  readonly name: string;
  /** Whether the short walks of `npm test` include it. */
  readonly isShort?: boolean;
  go(page: Page, url: string): Promise<void>;
}

function screen(path: string, isShort = false): Station {
  return {
    name: path,
    isShort,
    async go(page, url) {
      await page.goto(`${url}${path}`);
      await settled(page);
    },
  };
}

/** The home page, the lobby and the forms that start games. */
export const LOBBY: readonly Station[] = [
  screen('/'),
  {
    name: 'the ladder of opponents',
    isShort: true,
    async go(page, url) {
      const tallies = { tinHinan: { won: 12, lost: 10, drawn: 1, best: 44 }, shepherd: { won: 2, lost: 0 } };
      await page.evaluate(
        (book) => localStorage.setItem('caravanserai.targi.record', book),
        JSON.stringify({ tallies }),
      );
      await page.goto(`${url}/`);
      await page.locator('.ladder-rung').last().click();
    },
  },
  screen('/targi/new'),
  screen('/targi/new?with=friend', true),
  screen('/targets/new'),
  screen('/targets/new?with=friend'),
  {
    name: 'people and bots at a table for four',
    isShort: true,
    async go(page, url) {
      await page.goto(`${url}/targets/new`);
      await page.locator('input[name=count]').last().check();
      await page.locator('input[name=kind-blue]').first().check();
      await page.locator('#level-green').waitFor();
    },
  },
  {
    name: 'the lobby',
    isShort: true,
    async go(page, url) {
      await page.goto(`${url}/online`);
      await page.locator('.connection-badge[data-connection=connected]').waitFor();
    },
  },
  ...[0, 1, 2].map((who) => ({
    name: `a table of Targets, opponents ${who + 1}`,
    async go(page: Page) {
      await page.locator('input[name=game]').last().check();
      await page.locator('input[name=who]').nth(who).check();
      for (const summary of await page.locator('.house-rules:not([open]) summary').all()) await summary.click();
      await page.locator('input[name=count]').last().check();
      await page.locator('.online-form select').nth(3).waitFor();
    },
  })),
];

function roundOf(state: State): number {
  return targi.view(state, 'spectator').round;
}

const MOST_SEEDS = 50;

/** A game, up to a position with such a decision. */
function deciding(isIt: (move: Move) => boolean, round = 1): GameRecord {
  for (let n = 0; n < MOST_SEEDS; n++) {
    let isThere = false;
    const record = gameUpTo(`narrow ${n}`, (moves, state) => (isThere = roundOf(state) >= round && moves.some(isIt)));
    if (isThere) return record;
  }
  throw new Error('nobody ever has that to decide');
}

function ofType(type: Move['type']): (move: Move) => boolean {
  return (move) => move.type === type;
}

/** The last Targi of a round, so that lines cross. */
function lastPlacement(): GameRecord {
  let placements = 0;
  return gameUpTo('narrow', (moves, state) => roundOf(state) >= 7 && moves[0]?.type === 'place' && ++placements === 5);
}

function brought(name: string, record: () => GameRecord, isShort = false): Station {
  return {
    name,
    isShort,
    async go(page, url) {
      await bring(page, url, record());
      await liftCurtain(page);
    },
  };
}

function pressed(name: string, selector: string, awaited: string): Station {
  return {
    name,
    async go(page) {
      await page.locator(selector).first().click();
      await page.locator(awaited).first().waitFor();
    },
  };
}

const escape: Station = { name: 'the table again', go: (page) => page.keyboard.press('Escape') };

const END_TURN = '.command-button:last-child';
const SHEET = 'dialog.sheet[open]';

/** A round of Targi with all its decisions. */
export const TARGI: readonly Station[] = [
  { name: 'the curtain', go: (page, url) => bring(page, url, lastPlacement()) },
  brought('a placement', lastPlacement, true),
  pressed('what the opponent could reach', '.top-reach', '.reach-card'),
  { name: 'and no longer', go: (page) => page.locator('.top-reach').click() },
  {
    name: 'the placement is to be confirmed',
    isShort: true,
    async go(page) {
      await page.locator('[role=gridcell][data-open]').first().tap();
      await page.locator('.targi[data-control=confirm]').waitFor();
    },
  },
  pressed('the menu', '.top-menu', '.menu-panel'),
  pressed('the rules', '.menu-panel .menu-item', '.rules-panel .rule'),
  pressed('the log', '.top-log', '.dock[data-panel=log]'),
  brought('actions', () =>
    deciding((move) => move.type === 'lay' && !['noble', 'hand', 'drawn'].includes(move.from), 7),
  ),
  pressed('paying', '.spot-centre[data-open]', `${SHEET}, .targi`),
  escape,
  {
    name: 'three ways to pay',
    isShort: true,
    async go(page, url) {
      const paying = withPayments(3);
      await bring(page, url, paying.record);
      await liftCurtain(page);
      await openPayments(page, paying);
    },
  },
  escape,
  pressed('ending the turn', END_TURN, '.end-question, .targi'),
  brought('the Noble', () => deciding((move) => 'from' in move && move.from === 'noble')),
  pressed('the hand card', '[data-place="1"]', SHEET),
  brought('the Fata Morgana', () => deciding(ofType('mirage'), 5)),
  pressed('a marker', '[data-place="9"]', '.command-caption'),
  brought('the Silversmith', () => deciding(ofType('smith'), 5)),
  pressed('its offers', '[data-place="10"]', SHEET),
  brought('a raid', () => deciding(ofType('raid'), 5)),
  brought('a card is drawn', () => deciding((move) => 'from' in move && move.from === 'drawn'), true),
  brought('goods of one’s choice', () => deciding(ofType('gain'))),
  brought('the Trader', () => deciding(ofType('trade'))),
  brought('too many goods', () => deciding(ofType('return'))),
  brought('cards are moved', () => deciding(ofType('rearrange'))),
  {
    name: 'the count',
    isShort: true,
    async go(page, url) {
      await bring(
        page,
        url,
        gameUpTo('narrow', () => false),
      );
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'the end', isShort: true, go: (page) => page.keyboard.press('Escape') },
];

/** A position in the lesson, once the guide speaks. */
function lesson(path: string, isShort = false): Station {
  return {
    name: path,
    isShort,
    async go(page, url) {
      await page.goto(`${url}${path}`);
      await page.locator('.guide-words').waitFor();
    },
  };
}

const GO_ON = '.lesson-guide .button-main';

/** Everything that teaches: lessons, the guide's answers, the coach. */
export const LEARNING: readonly Station[] = [
  screen('/learn', true),
  lesson('/targi/learn/caravan', true),
  pressed('the first Targi is asked for', GO_ON, '.guide-rings i'),
  lesson('/targi/learn/caravan.raid'),
  pressed('a raid is to be paid', GO_ON, '.pending-sheet'),
  lesson('/targi/learn/craft.lines'),
  pressed('a position to solve', GO_ON, '.spot[data-open]'),
  {
    name: 'a move that is answered',
    async go(page) {
      await page.locator('[data-place="15"]').tap();
      await page.locator('.lesson-guide[data-astray] .button-main').waitFor();
    },
  },
  screen('/targi/puzzles'),
  {
    name: 'a puzzle that is answered',
    async go(page, url) {
      await page.goto(`${url}/targi/puzzles/streak`);
      await page.locator('.lesson-guide .guide-buttons .button').tap();
      await page.locator('.lesson-guide .button-main').waitFor();
    },
  },
  screen('/targi/almanac'),
  screen('/targets/almanac'),
  screen('/targi/analysis'),
  {
    name: 'the analysis board',
    async go(page, url) {
      await page.goto(`${url}/targi/analysis/board`);
      await page.locator('.command-button').first().tap();
      await page.locator('.study-line').first().waitFor();
    },
  },
  {
    name: 'the first flick',
    async go(page, url) {
      await page.evaluate(() => localStorage.setItem('caravanserai.targets.stage', 'flat'));
      await page.goto(`${url}/targets/learn/flick`);
      await page.locator('.targets-stage[data-ready]').waitFor();
      await page.locator('.guide-words').waitFor();
    },
  },
  {
    name: 'the coach',
    async go(page, url) {
      await page.evaluate(() => localStorage.setItem('caravanserai.coach', 'on'));
      await bring(page, url, { ...lastPlacement(), players: { blue: 'Ada', white: 'shepherd' } });
      await page.locator('.coach-next').waitFor();
    },
  },
];

/** The remaining screens: reading and settings. */
export const SITE: readonly Station[] = [
  ...[
    '/targi/rules',
    '/targi/cards',
    '/targets/rules',
    '/targi/daily',
    '/targets/daily',
    '/targi/look',
    '/targets/look',
    '/leaders',
  ].map((path) => screen(path)),
  pressed('the settings', '.settings-button', 'dialog:modal'),
  screen('/account'),
  {
    name: 'an account',
    async go(page, url) {
      const name = `Wilhelmine ${Date.now() % 1_000_000}`;
      const taken = await page.request.post(`${url}/api/account`, { data: { name, password: 'a camel and a well' } });
      const { id } = (await taken.json()) as { readonly id: string };
      await page.goto(`${url}/people/${id}`);
      await settled(page);
      await page.getByText(name).first().waitFor();
    },
  },
  screen('/account'),
  ...['/docs/index.html', '/docs/fairness.html', '/docs/licences.html', '/docs/api.html'].map((path) => screen(path)),
];

/** A flick of Targets, before and after it. */
export const TARGETS: readonly Station[] = [
  {
    name: 'aiming',
    isShort: true,
    async go(page, url) {
      await page.goto(`${url}/targets/new?with=friend`);
      await page.locator('form button[type=submit]').click();
      await page.locator('.targets-stage[data-ready]').waitFor();
    },
  },
  { name: 'aiming by numbers', go: (page) => page.locator('.aim summary').click() },
  {
    name: 'after two flicks',
    go: async (page) => void (await playOn(page, byNumbers, { until: ({ version }) => version >= 2 })),
  },
  {
    name: 'four people round one device with Pas vu',
    isShort: true,
    async go(page, url) {
      await loadPhysics();
      const game = targetsUpTo(({ phase, flicks }) => phase.name === 'flick' && flicks === 3, {
        seed: 'narrow',
        players: { red: 'Annelies', blue: 'Bo', yellow: 'Cy', green: 'Di' },
        options: { players: 4, pasVu: true, teams: true },
      });
      await page.goto(`${url}/targets/look`);
      await bringTargets(page, game);
    },
  },
  {
    name: 'the end of Targets',
    async go(page, url) {
      await loadPhysics();
      await page.goto(`${url}/targets/look`);
      await bringTargets(
        page,
        targetsUpTo(() => false, { seed: 'narrow', options: { players: 2 } }),
      );
      await page.locator('.end-list').waitFor();
    },
  },
  {
    name: 'the game in numbers',
    go: (page) => page.locator('.end-stats summary').click(),
  },
  {
    name: 'practice',
    isShort: true,
    async go(page, url) {
      await page.goto(`${url}/targets/practice`);
      await page.locator('.targets-stage[data-ready]').waitFor();
    },
  },
];
