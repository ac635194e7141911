import { TARGI_BOTS } from '@caravanserai/bots/targi';
import { at } from '@caravanserai/contract';
import { type GameRecord, type Move, type State, targi } from '@caravanserai/targi';
import type { Page } from 'playwright-core';
import {
  bring,
  type Chooser,
  gameUpTo,
  liftCurtain,
  openPayments,
  withPayments,
} from '../apps/web/e2e/table/positions.ts';
import {
  aboveTargets,
  closeTargets,
  countTargets,
  crowdedTargets,
  edgeTargets,
  endTargets,
  firstTargets,
  flatTargets,
  fourAtTargets,
  lessonTargets,
  practiceTargets,
  restTargets,
  setUpTargets,
  startTargets,
} from './targetsScenes.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 568 };
const SIDEWAYS = { width: 844, height: 390 };
const ANALYSIS_MS = 180_000; // only guards against hanging

export interface Scene {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly dark?: boolean;
  readonly isTouch?: boolean; // default: by the shape of the window
  /** Navigates from the home page to the scene. */
  arrange(page: Page, url: string): Promise<void>;
}

/** Plays like a strong player. */
const choose: Chooser = (state, seat, moves, rng) =>
  moves.length === 1 ? at(moves, 0) : TARGI_BOTS.guide.choose(targi.view(state, seat), moves, rng);

function gameTo(isThere: (moves: readonly Move[], round: number) => boolean): GameRecord {
  return gameUpTo('screenshots', (moves, state) => isThere(moves, roundOf(state)), choose);
}

function roundOf(state: State): number {
  return targi.view(state, 'spectator').round;
}

/** Two of three Targis are placed; the third will cross them. */
function placement(): GameRecord {
  let placements = 0;
  return gameTo((moves, round) => round >= 7 && moves.some(({ type }) => type === 'place') && ++placements === 5);
}

const paying = () => gameTo((moves, round) => round >= 5 && moves.filter(({ type }) => type === 'lay').length >= 2);
const raid = () => gameTo((moves, round) => round >= 8 && moves.some(({ type }) => type === 'raid'));

async function stay(): Promise<void> {}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('.targi[data-control=act] [role=gridcell][data-open]').first().waitFor();
}

async function preview(page: Page, url: string): Promise<void> {
  await bring(page, url, placement());
  await liftCurtain(page);
  const place = page.locator('[role=gridcell][data-open]').nth(3);
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (isTouch ? place.tap() : place.hover());
  if (isTouch) await page.locator('.info-confirm').waitFor({ state: 'attached' });
}

async function pay(page: Page, url: string): Promise<void> {
  await bring(page, url, paying());
  await liftCurtain(page);
  for (const place of await page.locator('.spot-centre[data-open]').all()) {
    await place.click();
    await page.locator('.sheet').waitFor();
    if (await page.locator('.sheet .lay-form').isVisible()) return;
    await page.keyboard.press('Escape');
  }
  throw new Error('Nothing can be paid for here.');
}

async function suffer(page: Page, url: string): Promise<void> {
  await bring(page, url, raid());
  await liftCurtain(page);
}

async function count(page: Page, url: string): Promise<void> {
  await bring(
    page,
    url,
    gameTo(() => false),
  );
  await page.locator('.count-story li').nth(2).waitFor({ timeout: ANALYSIS_MS });
}

/** Three ways to pay for one card. */
async function choosePayment(page: Page, url: string): Promise<void> {
  const paying = withPayments(3);
  await bring(page, url, paying.record);
  await liftCurtain(page);
  await openPayments(page, paying);
}

/** A former moment of a game. */
async function lookBack(page: Page, url: string): Promise<void> {
  await bring(page, url, placement());
  await liftCurtain(page);
  await page.locator('.top-log').click();
  await page.locator('.log-line').nth(5).click();
  await page.locator('.targi[data-past]').waitFor();
}

/** A Targi of a later round, against a bot. */
function placementOfBlue(): GameRecord {
  let placements = 0;
  return gameUpTo('coach', (moves, state) => {
    const { round, pending } = targi.view(state, 'spectator');
    const isBlue = pending.phase === 'place' && pending.seat === 'blue';
    return round >= 4 && isBlue && moves[0]?.type === 'place' && ++placements === 2;
  });
}

async function coached(page: Page, url: string, record: GameRecord): Promise<void> {
  await page.evaluate(() => localStorage.setItem('caravanserai.coach', 'on'));
  await bring(page, url, { ...record, players: { blue: 'Ada', white: 'shepherd' } });
  await page.locator('.coach-next').waitFor({ state: 'attached' });
}

/** The coach speaks beside a preview. */
async function coachPreview(page: Page, url: string): Promise<void> {
  await coached(page, url, placementOfBlue());
  await page.locator('[role=gridcell][data-open]').first().tap();
  await page.locator('.info-confirm').waitFor({ state: 'attached' });
}

/** The coach speaks beside the question of a raid. */
async function coachRaid(page: Page, url: string): Promise<void> {
  await coached(
    page,
    url,
    gameUpTo('raid', (moves) => moves[0]?.type === 'raid' && moves.length >= 3),
  );
  await page.locator('.pending-sheet').waitFor();
}

async function cards(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/cards`);
  await page.locator('#card-W7').evaluate((element) => element.scrollIntoView());
}

async function lobby(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/online`);
  await page.locator('.connection-badge[data-connection=connected]').waitFor();
}

/** Screens that nobody needs as a picture in the docs. */
export const MORE_SCENES: readonly Scene[] = [
  { name: 'targi-coach-small', viewport: SMALL, arrange: (page, url) => coached(page, url, placementOfBlue()) },
  { name: 'targi-coach-preview-small', viewport: SMALL, arrange: coachPreview },
  { name: 'targi-coach-raid-phone', viewport: PHONE, arrange: coachRaid },
  { name: 'targi-payments-small', viewport: SMALL, arrange: choosePayment },
  { name: 'targi-payments-sideways', viewport: SIDEWAYS, isTouch: true, arrange: choosePayment },
  { name: 'targi-payments-tablet', viewport: { width: 1024, height: 768 }, isTouch: true, arrange: choosePayment },
  { name: 'targi-raid-sideways', viewport: SIDEWAYS, isTouch: true, arrange: suffer },
  { name: 'targi-past-phone', viewport: PHONE, arrange: lookBack },
  { name: 'targi-count-small', viewport: SMALL, arrange: count },
  { name: 'targets-setup-four', viewport: DESKTOP, arrange: setUpTargets },
  { name: 'targets-four-phone', viewport: PHONE, arrange: fourAtTargets },
  { name: 'targets-four-small', viewport: { width: 360, height: 640 }, arrange: fourAtTargets },
  { name: 'targets-four-upright-dark', viewport: { width: 768, height: 1024 }, dark: true, arrange: fourAtTargets },
  { name: 'targets-first-phone', viewport: PHONE, arrange: firstTargets },
  { name: 'targets-edge', viewport: DESKTOP, arrange: edgeTargets },
  { name: 'targets-edge-phone-dark', viewport: PHONE, dark: true, arrange: edgeTargets },
  { name: 'targets-crowded-phone', viewport: PHONE, arrange: crowdedTargets },
  { name: 'targets-crowded-sideways', viewport: SIDEWAYS, isTouch: true, arrange: crowdedTargets },
  { name: 'targets-close', viewport: DESKTOP, arrange: closeTargets },
  { name: 'targets-close-phone', viewport: PHONE, arrange: closeTargets },
  { name: 'targets-lesson-phone', viewport: PHONE, arrange: lessonTargets },
];

/** Window sizes besides a phone and a laptop that the table must fit (docs/windows.md). */
const WINDOWS = [
  ['small-phone', 320, 568, true],
  ['tablet-upright', 768, 1024, true],
  ['tablet-sideways', 1024, 768, true],
  ['large-tablet', 1180, 820, true],
  ['large-screen', 1920, 1080, false],
  ['at-200', 640, 400, false], // the viewport of a laptop at 200% zoom
] as const;

export const SCENES: readonly Scene[] = [
  { name: 'home-desktop', viewport: DESKTOP, arrange: stay },
  { name: 'home-phone', viewport: PHONE, arrange: stay },
  { name: 'home-dark', viewport: DESKTOP, dark: true, arrange: stay },
  { name: 'rules-cards', viewport: DESKTOP, arrange: cards },
  { name: 'targi-start', viewport: DESKTOP, arrange: begin },
  { name: 'targi-placement', viewport: DESKTOP, arrange: preview },
  { name: 'targi-placement-dark', viewport: DESKTOP, dark: true, arrange: preview },
  { name: 'targi-placement-phone', viewport: PHONE, arrange: preview },
  ...WINDOWS.map(([name, width, height, isTouch]) => ({
    name: `targi-window-${name}`,
    viewport: { width, height },
    isTouch,
    arrange: preview,
  })),
  { name: 'targi-paying', viewport: DESKTOP, arrange: pay },
  { name: 'targi-paying-phone', viewport: PHONE, arrange: pay },
  { name: 'targi-raid', viewport: DESKTOP, arrange: suffer },
  { name: 'targi-raid-phone-dark', viewport: PHONE, dark: true, arrange: suffer },
  { name: 'targi-count', viewport: DESKTOP, arrange: count },
  { name: 'targi-count-phone', viewport: PHONE, arrange: count },
  { name: 'targets-start', viewport: DESKTOP, arrange: startTargets },
  { name: 'targets-rest', viewport: DESKTOP, arrange: restTargets },
  { name: 'targets-above-dark', viewport: DESKTOP, dark: true, arrange: aboveTargets },
  { name: 'targets-phone', viewport: PHONE, arrange: restTargets },
  { name: 'targets-flat', viewport: DESKTOP, arrange: flatTargets },
  { name: 'targets-end', viewport: DESKTOP, arrange: endTargets },
  { name: 'targets-count', viewport: DESKTOP, arrange: countTargets },
  { name: 'targets-practice-phone', viewport: PHONE, arrange: practiceTargets },
  { name: 'online-lobby', viewport: DESKTOP, arrange: lobby },
];
