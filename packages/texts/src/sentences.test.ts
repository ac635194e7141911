import { pick, quickRng } from '@caravanserai/contract';
import { type Move, type Score, SHORTFALLS, targi, type Targi } from '@caravanserai/targi';
import { EFFECT_TIMING, GOODS_CARDS, TRIBE_CARDS, type TribeCard } from '@caravanserai/targi/cards';
import { REASONS, type Reason } from '@caravanserai/targi/rules';
import { describe, expect, test } from 'vitest';
import {
  borderName,
  borderText,
  cardName,
  itemName,
  LANGUAGES,
  sayCost,
  sayEffect,
  sayEvent,
  sayMove,
  sayOptions,
  sayOutcome,
  sayPhase,
  sayPrompt,
  sayReason,
  sayRefusal,
  sayScoreLine,
  sayTokens,
  translator,
} from './index.ts';

const en = translator('en');
const fr = translator('fr');

type Moves = { readonly [Type in Move['type']]: readonly (readonly [object, string, string])[] };

// At least one sample of every type: a new move type does not compile until it has one.
const moves: Moves = {
  place: [[{ at: 13 }, 'Place a Targi on card 13 (Caravan)', 'Placer un Targui sur la carte 13 (Caravane)']],
  take: [
    [{ at: 2 }, 'Take 1 date from card 2', 'Prendre 1 datte sur la carte 2'],
    [{ at: 'E' }, 'Take the goods card at E', 'Prendre la carte Marchandises en E'],
    [{ at: 'E', good: 'salt' }, 'Take 1 salt from the goods card at E', 'Prendre 1 sel de la carte Marchandises en E'],
  ],
  lay: [
    [
      { from: 'C', row: 2, pay: { dates: 1, gold: 1 } },
      'Play the card at C in row 2 for 1 date and 1 gold',
      'Poser la carte en C dans la rangée 2 contre 1 datte et 1 or',
    ],
    [
      { from: 'noble', row: 1, pay: { dates: 2, salt: 1, stored: 1 } },
      'Play the card in your hand with the Noble in row 1 for 2 dates, 1 salt and 1 stored gold',
      'Poser votre carte en main grâce au Noble dans la rangée 1 contre 2 dattes, 1 sel et 1 or mis de côté',
    ],
    [
      { from: 'hand', row: 1, pay: { pepper: 1 } },
      'Play the card in your hand without the Noble in row 1 for 1 pepper',
      'Poser votre carte en main sans le Noble dans la rangée 1 contre 1 poivre',
    ],
    [
      { from: 'drawn', row: 3, pay: {} },
      'Play the card you drew in row 3 for nothing',
      'Poser la carte piochée dans la rangée 3 gratuitement',
    ],
  ],
  keep: [
    [{ from: 'B' }, 'Keep the card at B in your hand', 'Garder en main la carte en B'],
    [{ from: 'drawn' }, 'Keep the card you drew in your hand', 'Garder en main la carte piochée'],
  ],
  discard: [
    [{ from: 'B' }, 'Discard the card at B', 'Défausser la carte en B'],
    [{ from: 'noble' }, 'Discard the card in your hand with the Noble', 'Défausser votre carte en main grâce au Noble'],
    [{ from: 'drawn' }, 'Discard the card you drew', 'Défausser la carte piochée'],
  ],
  trade: [
    [{ give: 'dates', count: 2, get: 'salt' }, 'Trade 2 dates for 1 salt', 'Échanger 2 dattes contre 1 sel'],
    [{ give: 'salt', count: 3, get: 'gold' }, 'Trade 3 salt for 1 gold', 'Échanger 3 sel contre 1 or'],
  ],
  leaveTrader: [[{}, 'Leave the Trader', 'Quitter le Marchand']],
  mirage: [[{ from: 'A', to: 'I' }, 'Move your marker from A to I', 'Déplacer votre marqueur de A vers I']],
  smith: [
    [
      { give: 'pepper', count: 4 },
      'Give the Silversmith 4 pepper for 3 points',
      'Donner 4 poivre à l’Orfèvre contre 3 points',
    ],
    [{ give: 'salt', count: 2 }, 'Give the Silversmith 2 salt for 1 point', 'Donner 2 sel à l’Orfèvre contre 1 point'],
    [{ give: 'gold', count: 1 }, 'Give the Silversmith 1 gold for 2 points', 'Donner 1 or à l’Orfèvre contre 2 points'],
  ],
  caravan: [
    [
      {},
      'Send the Caravan: turn over the top goods card and take what it shows',
      'Appeler la Caravane\u202F: retourner une carte Marchandises et prendre ce qu’elle montre',
    ],
  ],
  expand: [[{}, 'Draw the top tribe card', 'Piocher une carte Tribu']],
  gain: [
    [
      { goods: { dates: 1, salt: 1, pepper: 1 } },
      'Take 1 date, 1 salt and 1 pepper',
      'Prendre 1 datte, 1 sel et 1 poivre',
    ],
    [{ instead: 'vp' }, 'Take 1 point instead of goods', 'Prendre 1 point au lieu de marchandises'],
    [{ instead: 'gold' }, 'Take 1 gold instead of goods', 'Prendre 1 or au lieu de marchandises'],
  ],
  rearrange: [
    [{ cards: [] }, 'Leave your display as it is', 'Laisser votre étalage tel quel'],
    [
      {
        cards: [
          { from: '1.1', to: '2.1' },
          { from: '2.1', to: '1.1' },
        ],
      },
      'Swap the cards at row 1, place 1 and row 2, place 1',
      'Échanger les cartes en rangée 1, place 1 et en rangée 2, place 1',
    ],
    [
      {
        cards: [
          { from: '1.4', to: '2.1' },
          { from: '3.1', to: '1.4' },
        ],
      },
      'In your display, move the card at row 1, place 4 to row 2, place 1 and the card at row 3, place 1 to row 1, place 4',
      'Dans votre étalage, déplacer la carte en rangée 1, place 4 vers rangée 2, place 1 et la carte en rangée 3, place 1 vers rangée 1, place 4',
    ],
  ],
  end: [[{}, 'End your turn', 'Terminer vos actions']],
  return: [[{ goods: { dates: 2 } }, 'Return 2 dates to the supply', 'Remettre 2 dattes dans la réserve']],
  raid: [
    [
      { goods: { salt: 1, pepper: 2 } },
      'Pay the raid with 1 salt and 2 pepper',
      'Payer l’attaque avec 1 sel et 2 poivre',
    ],
    [{ instead: 'gold' }, 'Pay the raid in gold', 'Payer l’attaque en or'],
    [{ instead: 'vp' }, 'Pay the raid in points', 'Payer l’attaque en points'],
  ],
};

const moveRows = Object.entries(moves).flatMap(([type, list]) =>
  list.map(([body, english, french]) => ({ move: { type, ...body } as Move, english, french })),
);

test.each(moveRows)('$english', ({ move, english, french }) => {
  expect(sayMove(en, move)).toBe(english);
  expect(sayMove(fr, move)).toBe(french);
});

test('a refusal says what is right and cites its rule', () => {
  expect(sayReason(en, 'corner')).toBe('No Targi may stand on a corner. Choose a card along one of the sides. (TG-10)');
  expect(sayRefusal(fr, { code: 'illegal', reason: 'occupied' })).toBe(
    'Un Targui s’y trouve déjà. Choisissez une carte libre. (TG-12)',
  );
  expect(sayRefusal(en, { code: 'not-your-turn' })).toMatch(/^It is not your turn/);
});

test('costs and tokens', () => {
  expect(sayCost(en, { dates: 1, salt: 2 }, { gold: 1 })).toBe('1 date and 2 salt, or 1 gold');
  expect(sayCost(fr, { dates: 2, pepper: 1, gold: 1 })).toBe('2 dattes, 1 poivre et 1 or');
  expect(sayTokens(en, {})).toBe('nothing');
  expect(sayTokens(fr, { vp: 1 })).toBe('1 point');
  expect([itemName(en, 'vp'), itemName(fr, 'dates')]).toEqual(['Points', 'Dattes']);
});

test('cards are named by symbol and number, goods cards by what they give', () => {
  expect([cardName(en, 'W5'), cardName(fr, 'W5'), cardName(en, 'PP'), cardName(fr, 'DP')]).toEqual([
    'Well W5',
    'Puits W5',
    '2 pepper',
    '1 datte + 1 poivre',
  ]);
});

describe('the outcome', () => {
  const seat = (total: number, gold = 0, goods = 0) => ({ lines: [], total, gold, goods });
  const outcomes: readonly (readonly [Score, string, string])[] = [
    [
      { blue: seat(33), white: seat(41), winner: 'white', decidedBy: 'points' },
      'White wins, 41 to 33.',
      'Blanc gagne, 41 à 33.',
    ],
    [
      { blue: seat(33, 1), white: seat(33), winner: 'blue', decidedBy: 'gold' },
      'Both have 33 points. Blue has more gold and wins.',
      'Égalité à 33 points. Bleu a plus d’or et gagne.',
    ],
    [
      { blue: seat(33, 1, 2), white: seat(33, 1), winner: 'blue', decidedBy: 'goods' },
      'Both have 33 points and the same gold. Blue has more goods and wins.',
      'Égalité à 33 points et en or. Bleu a plus de marchandises et gagne.',
    ],
    [
      { blue: seat(33), white: seat(33), winner: undefined, decidedBy: 'nothing' },
      'Both have 33 points, the same gold and the same number of goods. It is a draw: nobody wins.',
      'Égalité à 33 points, en or et en marchandises. Match nul\u202F: personne ne gagne.',
    ],
  ];
  test.each(outcomes)('%#: %s', (score, english, french) => {
    expect(sayOutcome(en, score)).toBe(english);
    expect(sayOutcome(fr, score)).toBe(french);
  });
});

describe.each(LANGUAGES)('%s', (language) => {
  const t = translator(language);

  test('no two reasons, border cards or effects read the same', () => {
    const reasons = (Object.keys(REASONS) as Reason[]).map((reason) => sayReason(t, reason));
    expect(new Set(reasons).size).toBe(reasons.length);
    const effects = TRIBE_CARDS.map((card: TribeCard) => card.effect).filter((effect) => effect !== undefined);
    const sentences = effects.map((effect) => sayEffect(t, effect));
    expect(new Set(sentences).size).toBe(new Set(effects.map((effect) => JSON.stringify(effect))).size);
    expect(new Set(effects.map(({ kind }) => kind))).toEqual(new Set(Object.keys(EFFECT_TIMING)));
    sentences.forEach(expectWhole);
    for (let number = 1; number <= 16; number++) expectWhole(`${borderName(t, number)} ${borderText(t, number)}`);
    const names = [...TRIBE_CARDS, ...GOODS_CARDS].map(({ id }) => cardName(t, id));
    expect(new Set(names).size).toBe(57);
  });

  test.each([1, 2, 3])('random game %i is told without a gap', (game) => {
    const rng = quickRng(`told-${game}`);
    const options = { ...targi.defaultOptions, shortfall: pick(rng, SHORTFALLS) };
    let state = targi.init(options, `told-${game}`);
    sayOptions(t, options).forEach(expectWhole);
    for (let [seat] = targi.toAct(state); seat !== undefined; [seat] = targi.toAct(state)) {
      const { pending } = targi.view(state, pick(rng, ['blue', 'white', 'spectator']));
      expectWhole(`${sayPhase(t, pending.phase)} ${sayPrompt(t, pending)}`);
      const listed = listOf(state, seat);
      const told = listed.map((move) => sayMove(t, move));
      told.forEach(expectWhole);
      expect(new Set(told).size).toBe(listed.length); // no two entries of a menu may read the same
      const played = targi.play(state, seat, pick(rng, listed));
      if (!played.ok) throw new Error('a listed move was refused');
      for (const event of played.value.events) {
        for (const viewer of [...targi.seats, 'spectator'] as const)
          expectWhole(sayEvent(t, targi.redact(event, viewer)));
      }
      state = played.value.state;
    }
    const score = targi.score(state);
    expectWhole(`${sayPrompt(t, targi.view(state, 'spectator').pending)} ${sayOutcome(t, score)}`);
    for (const line of [...score.blue.lines, ...score.white.lines]) expectWhole(sayScoreLine(t, line));
  });
});

function listOf(state: Targi['state'], seat: Targi['seat']): readonly Move[] {
  return targi.moves.kind === 'listed' ? targi.moves.list(state, seat) : [];
}

function expectWhole(sentence: string): void {
  expect(sentence).not.toMatch(/\{\{|\}\}|undefined|NaN|\[object|targi\.|\s\s|\s$/);
  expect(sentence).toMatch(/^¡?[\p{Lu}\d]/u);
}
