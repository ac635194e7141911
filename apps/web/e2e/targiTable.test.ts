import {
  type GameRecord,
  type Move,
  type PlayerView,
  type Seat,
  type State,
  targi,
  type TribeId,
  type View,
} from '@caravanserai/targi';
import { lackFor } from '@caravanserai/targi/search';
import { TRIBE_CARDS, type TribeCard } from '@caravanserai/targi/cards';
import { sayCost, sayEffect, sayTokens, translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { rowHope } from '../src/games/targi/table/players/rows.ts';
import { resizeTo, type WindowName } from './narrow/windows.ts';
import { KEYS } from './table/hands.ts';
import { button, controlOf } from './table/player.ts';
import { bring, type Chooser, gameUpTo, LOOK, liftCurtain } from './table/positions.ts';
import { isFree } from './table/sight.ts';
import { DESKTOP, expectSoon, PHONE, receiveVisitors } from './visitor.ts';

const visitors = receiveVisitors();
const { visit } = visitors;
const t = translator('en');
const ON_A_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };

function roundOf(state: State): number {
  return targi.view(state, 'spectator').round;
}

/** The last Targi but one of a later round: lines cross already. */
function placement(): GameRecord {
  let placements = 0;
  return gameUpTo('table', (moves, state) => roundOf(state) >= 4 && moves[0]?.type === 'place' && ++placements === 5);
}

/** A position where a player has all of these decisions. */
function deciding(...wanted: readonly ((move: Move) => boolean)[]): GameRecord {
  return gameUpTo('table', (moves) => wanted.every((isIt) => moves.some(isIt)));
}

async function sitDown(page: Page, record: GameRecord): Promise<void> {
  await bring(page, visitors.url(), record);
  await liftCurtain(page);
}

describe('panels do not hide what is needed', () => {
  test.each<WindowName>(['768×1024', '1024×768 touch', '1280×800'])('%s', async (window) => {
    const page = await visit('en', { hasTouch: true }, LOOK);
    await sitDown(page, placement());
    await resizeTo(page, window);
    for (const panel of ['.top-log', '.top-rules', '.top-menu', '.command-button'] as const) {
      await page.locator(panel).first().click();
      await page.locator('.dock[data-panel] .panel-body').waitFor();
      for (const needed of ['.player-own .counters', '.player-other .counters', '.command-button:last-child'])
        expect(await isFree(page.locator(needed)), `${needed} beside ${panel}`).toBe(true);
      await page.locator('.dock[data-panel] .panel-head .round-button').click();
    }
  });

  test('a hint on a phone: «Show on the board» shows the board, «Play it» leaves nothing open', async () => {
    const page = await visit('en', ON_A_PHONE, LOOK);
    await sitDown(page, placement());
    await page.getByRole('button', { name: t('play.hint.ask') }).tap();
    await page.locator('.hint-best').waitFor();
    await button(page, t('coach.hint.show')).tap();
    expect(await isFree(page.locator('.spot[data-marked]'))).toBe(true);
    expect(await isFree(page.locator('.command-button'))).toBe(true);
    await button(page, t('play.unfold')).tap();
    await button(page, t('coach.hint.play')).tap();
    await expectSoon(() => controlOf(page)).toBe('confirm');
    expect(await page.locator('.dock[data-panel]').count()).toBe(0);
    await button(page, t('play.confirm')).tap();
    await expectSoon(() => controlOf(page)).not.toBe('confirm');
  });

  test('a line of the log on a phone shows that moment on the board', async () => {
    const page = await visit('en', ON_A_PHONE, LOOK);
    await sitDown(page, placement());
    await page.locator('.top-log').tap();
    await page.locator('.log-line').last().tap();
    await page.locator('.targi[data-past]').waitFor();
    expect(await isFree(page.locator('[data-place="F"]'))).toBe(true);
    expect(await isFree(button(page, t('table.past.return')))).toBe(true);
  });
});

describe('everything about a card', () => {
  const isMine = (move: Move) => move.type === 'discard' && move.from.length === 1; // a card of the centre, payable or not

  /** A marker of the player to move is on a card that the player cannot pay for. */
  function tooDear(): { record: GameRecord; card: TribeId; lack: string; cell: string } {
    let found: { card: TribeId; lack: string; cell: string } | undefined;
    const record = gameUpTo('dear', (moves, state) => {
      const [seat] = targi.toAct(state) as [Seat];
      for (const move of moves.filter(isMine)) {
        const cell = (move as Extract<Move, { type: 'discard' }>).from;
        if (moves.some((other) => other.type === 'lay' && other.from === cell)) continue;
        const card = targi.view(state, seat).centre.find((place) => place.cell === cell)?.card as TribeId;
        const lacks = lackFor(state, seat, card, 'board');
        if (lacks.length !== 1) continue;
        found = { card, lack: sayTokens(t, lacks[0]!), cell };
        return true;
      }
      return false;
    });
    if (!found) throw new Error('every card could be paid');
    return { record, ...found };
  }

  test('its sheet lies beside it, inside the window', async () => {
    const cells = new Set<string>(); // of the cards that are played or discarded, which a sheet asks about
    const isAbout = (move: Move, column: string) =>
      (move.type === 'lay' || move.type === 'discard') && column.includes(move.from);
    const record = gameUpTo('beside 0', (moves) => {
      if (!['ADG', 'CFI'].every((column) => moves.some((move) => isAbout(move, column)))) return false;
      for (const move of moves)
        if (isAbout(move, 'ABCDEFGHI')) cells.add((move as Extract<Move, { type: 'discard' }>).from);
      return true;
    });
    const page = await visit('en', { viewport: DESKTOP }, LOOK);
    await sitDown(page, record);
    const sides = new Set<string>();
    for (const cell of cells) {
      const spot = page.locator(`.spot-centre[data-place=${cell}]`);
      await spot.click();
      const sheet = page.locator('.sheet');
      await sheet.waitFor();
      const [card, box] = [await spot.boundingBox(), await sheet.boundingBox()];
      if (!card || !box) throw new Error('Something is not drawn.');
      const isRight = box.x >= card.x + card.width;
      expect(isRight || box.x + box.width <= card.x).toBe(true);
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(DESKTOP.width);
      expect(box.y + box.height).toBeLessThanOrEqual(DESKTOP.height);
      sides.add(isRight ? 'right' : 'left');
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    }
    expect([...sides].sort()).toEqual(['left', 'right']);
  });

  test('its sheet says points, price, effect, where it fits and exactly what is lacking', async () => {
    const { record, lack, cell } = tooDear();
    const page = await visit('en', ON_A_PHONE, LOOK);
    await sitDown(page, record);
    await page.locator(`[data-place="${cell}"]`).tap();
    const facts = page.locator('dialog.sheet[open] .card-facts');
    await facts.waitFor();
    const words = await facts.innerText();
    expect(words).toContain(t('board.card.lacks', { tokens: lack }));
    expect(await facts.locator('.card-facts-rows li').count()).toBeGreaterThan(0);
    expect(await facts.locator('.card-facts-tokens').textContent()).toContain('Costs');
  });

  const hasLaid = (_moves: readonly Move[], state: State) => {
    const view = targi.view(state, 'spectator');
    return (
      view.pending.phase === 'place' && view.blue.display.flat().length > 0 && view.white.display.flat().length > 0
    );
  };

  const layFirst: Chooser = (_state, _seat, moves, rng) => {
    const lays = moves.filter(({ type }) => type === 'lay');
    const choices = lays.length > 0 ? lays : moves;
    return choices[rng.next() % choices.length]!;
  };

  test('laid cards tell it to a pointer and to the focus, without a dialog', async () => {
    const page = await visit('en', {}, LOOK);
    await sitDown(page, gameUpTo('laid', hasLaid, layFirst));
    const facts = page.locator('.targi-info .card-facts');
    for (const side of ['.player-own', '.player-other']) {
      await page.locator(`${side} .slot-card`).first().hover();
      await facts.waitFor();
      await page.locator('.top-round').hover();
      await expectSoon(() => facts.count()).toBe(0);
    }
    const focused = page.locator('.slot-card:focus');
    for (let tabs = 0; tabs < 60 && (await focused.count()) === 0; tabs++) await page.keyboard.press('Tab');
    expect(await focused.count()).toBe(1);
    await facts.waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  test('and to a finger on a phone', async () => {
    const page = await visit('en', ON_A_PHONE, LOOK);
    await sitDown(page, gameUpTo('laid', hasLaid, layFirst));
    await page.locator('.glance-own').tap();
    await page.locator('.belongings-panel .slot-card').first().tap();
    await page.locator('.belongings-panel .card-facts').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  test('a lit card is read by a first tap and taken by a second', async () => {
    const isTaking = (move: Move) => move.type === 'take';
    const page = await visit('en', ON_A_PHONE, LOOK);
    await sitDown(page, deciding(isTaking));
    const versionOf = () => page.locator('.targi').getAttribute('data-version');
    const before = await versionOf();
    const spots = page.locator('.spot-border[data-open]');
    for (const spot of await spots.all()) {
      await spot.tap();
      if ((await page.locator('.info-place').count()) > 0) break;
      await page.keyboard.press('Escape');
    }
    expect(await page.locator('.info h3').innerText()).not.toBe('');
    expect(await versionOf()).toBe(before);
    await button(page, t('board.info.takeIt')).tap();
    await expectSoon(versionOf).not.toBe(before);
    expect(await page.locator('.info-reason').count()).toBe(0);
  });

  /** The places where a card can be chosen: how to reach each, where its details are shown, and what it costs there. */
  const CHOICES = {
    noble: { from: 'hand', open: '[data-place="1"]', told: 'dialog.sheet[open] .card-facts' },
    hand: { from: 'hand', open: '.hand-open[data-usable]', told: 'dialog.sheet[open] .card-facts' },
    drawn: { from: 'board', open: undefined, told: '.pending-sheet .card-facts' },
  } as const;

  function cardIn(view: View, seat: Seat): TribeId | undefined {
    if (view.pending.phase === 'drawn' && view.pending.card !== 'hidden') return view.pending.card;
    const { hand } = view[seat];
    return hand.kind === 'open' ? hand.card : undefined;
  }

  /** A game up to such a choice, and all facts that must be shown about its card. */
  function choosing(from: keyof typeof CHOICES, isPayable: boolean): { record: GameRecord; told: readonly string[] } {
    for (let n = 0; n < 200; n++) {
      let told: readonly string[] = [];
      const record = gameUpTo(
        `choosing ${n}`,
        (moves, state) => {
          const [seat] = targi.toAct(state) as [Seat];
          if (!moves.some((move) => 'from' in move && move.from === from)) return false;
          const view = targi.view(state, seat);
          const card = cardIn(view, seat);
          const lacks = card && lackFor(state, seat, card, CHOICES[from].from);
          if (!lacks || (lacks.length === 0) !== isPayable || lacks.length > 1) return false;
          told = factsOf(card, lacks, view[seat].display);
          return true;
        },
        layFirst,
      );
      if (told.length > 0) return { record, told };
    }
    throw new Error('nobody ever has that to choose');
  }

  function factsOf(card: TribeId, lacks: ReturnType<typeof lackFor>, display: PlayerView['display']) {
    const { cost, orCost, vp, effect } = TRIBE_CARDS.find(({ id }) => id === card) as TribeCard;
    return [
      t('board.card.costs', { cost: sayCost(t, cost, orCost) }),
      t('targi.token.vp', { count: vp }),
      lacks[0] ? t('board.card.lacks', { tokens: sayTokens(t, lacks[0]) }) : t('board.card.payable'),
      effect ? sayEffect(t, effect) : t('board.card.noEffect'),
      ...display.flatMap((row, i) =>
        row.length < 4 ? [t(`board.card.row.${rowHope([...row, card])}`, { row: i + 1 })] : [],
      ),
    ];
  }

  test.each([
    ['of the Noble', 'noble', true, {}],
    ['of the Noble, though it cannot be paid', 'noble', false, {}],
    ['of the hand card', 'hand', true, {}],
    ['of a drawn card, though it cannot be paid', 'drawn', false, ON_A_PHONE],
  ] as const)('the choices %s say it', async (_name, from, isPayable, visitOptions) => {
    const { record, told } = choosing(from, isPayable);
    const { open, told: where } = CHOICES[from];
    const page = await visit('en', visitOptions, LOOK);
    await sitDown(page, record);
    if (open) await page.locator(open).click();
    const facts = page.locator(where);
    await facts.waitFor();
    const words = (await facts.textContent()) ?? '';
    expect(told.filter((fact) => !words.includes(fact))).toEqual([]);
    expect(await isFree(facts)).toBe(true);
  });

  test('what flags and badges mean is told once, and again on demand', async () => {
    const page = await visit('en', {}, LOOK);
    await sitDown(page, placement());
    const legend = page.locator('.targi-info .legend');
    await legend.getByRole('button').click();
    expect(await legend.count()).toBe(0);
    await page.reload();
    await page.getByRole('grid').waitFor();
    await liftCurtain(page);
    expect(await legend.count()).toBe(0);
    await page.locator('.player-own .row-badge').first().click();
    await legend.waitFor();
  });
});

describe('choosing a place', () => {
  test('a double click says nothing about it', async () => {
    const page = await visit('en', {}, LOOK);
    await sitDown(page, placement());
    await page.locator('[role=gridcell][data-open]').first().dblclick();
    await expectSoon(() => controlOf(page)).toBe('confirm');
    expect(await page.locator('.command-refusal').count()).toBe(0);
  });

  test('a Targi that a finger has just placed needs no words', async () => {
    const page = await visit('en', { viewport: DESKTOP, hasTouch: true }, LOOK);
    await sitDown(page, placement());
    await page.locator('[role=gridcell][data-open]').first().tap();
    await button(page, t('play.confirm')).tap();
    await expectSoon(() => controlOf(page)).toBe('act');
    expect(await page.locator('.info-reason').count()).toBe(0);
  });

  test('a finger needs two taps, and may move the Targi before the second', async () => {
    const page = await visit('en', ON_A_PHONE, LOOK);
    await sitDown(page, placement());
    const open = page.locator('[role=gridcell][data-open]');
    const versionOf = async () => Number(await page.locator('.targi').getAttribute('data-version'));
    const before = await versionOf();
    await open.first().tap();
    await expectSoon(() => controlOf(page)).toBe('confirm');
    const first = await page.locator('.piece-targi[data-draft]').evaluate((piece) => piece.closest('button')!.dataset);
    await open.last().tap();
    const placeOf = () =>
      page.locator('.piece-targi[data-draft]').evaluate((piece) => piece.closest('button')!.dataset['place']);
    await expectSoon(placeOf).not.toBe(first['place']);
    expect(await versionOf()).toBe(before + 1);
    await page.locator('.info-confirm').tap();
    await expectSoon(() => controlOf(page)).toBe('act');
    expect(await versionOf()).toBe(before + 1);
    expect(await page.locator('.info-place').count()).toBe(0);
  });
});

test('the keyboard’s focus stays in the bar when a turn ends', async () => {
  const page = await visit('en', {}, LOOK);
  await sitDown(
    page,
    deciding(({ type }) => type === 'end'),
  );
  const hasFocus = () => page.evaluate(() => document.activeElement?.closest('.command-bar, dialog') !== null);
  const main = page.locator('.command-button:last-child');
  await KEYS.press(page, main);
  for (let presses = 0; presses < 3 && (await controlOf(page)) === 'act'; presses++) {
    expect(await hasFocus()).toBe(true);
    await page.keyboard.press('Enter');
  }
  await expectSoon(hasFocus).toBe(true);
});
