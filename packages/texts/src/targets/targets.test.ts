import { pick, quickRng } from '@caravanserai/contract';
import {
  checkOptions,
  type Event,
  LEVELS,
  type Move,
  needs,
  openCalls,
  OPTION_REFUSALS,
  type Score,
  targetsWith,
} from '@caravanserai/targets';
import { FAULTS, REASONS, type Reason, RULE_SECTIONS, RULINGS } from '@caravanserai/targets/rules';
import { describe, expect, test } from 'vitest';
import { fakeSimulate } from '../../../targets/test/rulesFake.ts';
import { ALL_OPTIONS } from '../../../targets/test/rulesTable.ts';
import { WORDS } from '../everything.ts';
import { LANGUAGES, translator } from '../index.ts';
import {
  sayOpenCall,
  sayOptionRefusal,
  sayTargetsEvent,
  sayTargetsMove,
  sayTargetsNeed,
  sayTargetsOptions,
  sayTargetsOutcome,
  sayTargetsReason,
  sayTargetsRefusal,
} from './index.ts';

const en = translator('en');
const fr = translator('fr');

test.each(LANGUAGES)('%s has words for every rule, ruling, reason and fault, and for no other', (language) => {
  const { rule, ruling, reason, section, event, optionRefusal } = WORDS[language].targets;
  expect(Object.keys(rule)).toEqual(Object.values(RULE_SECTIONS).flat());
  expect(Object.keys(ruling)).toEqual(Object.keys(RULINGS));
  expect(Object.keys(reason)).toEqual(Object.keys(REASONS));
  expect(Object.keys(section)).toEqual(Object.keys(RULE_SECTIONS));
  expect(Object.keys(event.fault)).toEqual(Object.keys(FAULTS));
  expect(Object.keys(optionRefusal)).toEqual(OPTION_REFUSALS);
});

type Samples = { readonly [Type in Event['type']]: readonly (readonly [object, string, string])[] };

// At least one sample of every type: a new event type does not compile until it has one.
const samples: Samples = {
  swapped: [
    [
      { seat: 'red', gave: 'red1', got: 'yellow2', level: 3 },
      'Red gives Red 1 and puts Yellow 2 into the tower, on top.',
      'Rouge donne Rouge 1 et place Jaune 2 dans sa tour, au sommet.',
    ],
  ],
  missed: [
    [
      { seat: 'blue', die: 'blue2' },
      'Nobody called it: Blue 2 stays on the black centre.',
      'Personne ne l’a annoncé : Bleu 2 reste sur le rond noir.',
    ],
  ],
  flicked: [
    [{ seat: 'red', die: 'red3', face: undefined, disc: undefined }, 'Red flicks.', 'Pichenette de Rouge.'],
    [{ seat: 'red', die: 'red3', face: 4, disc: undefined }, 'Red flicks: 4.', 'Pichenette de Rouge : 4.'],
    [
      { seat: 'red', die: 'red3', face: 4, disc: 'jade2' },
      'Red flicks: 4 on disc jade 2.',
      'Pichenette de Rouge : 4 sur le disque jade 2.',
    ],
  ],
  fault: [
    [
      { seat: 'green', die: 'green1', fault: 'slid' },
      'Fault: Green 1 slid without rolling.',
      'Faute : Vert 1 a glissé sans rouler.',
    ],
  ],
  kept: [[{ seat: 'red', die: 'red2' }, 'Red keeps Red 2 on the table.', 'Rouge garde Rouge 2 sur la table.']],
  disarmed: [
    [
      { seat: 'blue', by: 'red', out: undefined, back: ['blue2'] },
      'Red knocks dice off Blue’s tower; they go back: Blue 2.',
      'Rouge fait tomber des dés de la tour de Bleu ; ils y retournent : Bleu 2.',
    ],
    [
      { seat: 'blue', by: 'red', out: 'blue3', back: [] },
      'Red disarms Blue: Blue 3 is out.',
      'Rouge désarme Bleu : Bleu 3 est hors jeu.',
    ],
    [
      { seat: 'blue', by: 'red', out: 'blue3', back: ['blue1', 'blue2'] },
      'Red disarms Blue: Blue 3 is out. Back on the tower: Blue 1 and Blue 2.',
      'Rouge désarme Bleu : Bleu 3 est hors jeu. De retour sur la tour : Bleu 1 et Bleu 2.',
    ],
  ],
  miscalled: [
    [
      { seat: 'red', untilMs: 2600 },
      'Red makes a wrong call and must wait two seconds.',
      'Rouge annonce, mais il n’y a rien à annoncer : deux secondes de silence.',
    ],
  ],
  began: [
    [{ seat: 'red' }, '“Targets!” Red called first and starts.', '« Targets ! » Première annonce : Rouge commence.'],
  ],
  stole: [
    [
      { seat: 'red', from: 'green', discs: ['amber1', 'jade3'] },
      'Red steals from Green: amber 1 and jade 3.',
      'Rouge vole à Vert : ambre 1 et jade 3.',
    ],
  ],
  targets: [
    [
      { seat: 'red', die: 'red1', disc: 'amber1', home: ['red1'], forYou: false },
      '“Targets!” Red wins disc amber 1 with Red 1.',
      '« Targets ! » Rouge remporte le disque ambre 1 avec Rouge 1.',
    ],
    [
      { seat: 'red', die: 'red1', disc: 'amber1', home: ['red1'], forYou: true },
      'Targets for Red: disc amber 1, with Red 1.',
      'Targets pour Rouge : le disque ambre 1, avec Rouge 1.',
    ],
  ],
  doubled: [
    [
      { seat: 'red', back: 'red1', other: 'red2', face: 6 },
      '“Double 6!” Red takes Red 1 back onto the tower.',
      '« Double 6 ! » Rouge remet Rouge 1 sur sa tour.',
    ],
  ],
  cancelled: [
    [
      { seat: 'green', of: 'red', die: 'red1' },
      '“Pas vu, pas pris!” Green cancels the Targets Red had with Red 1.',
      '« Pas vu, pas pris ! » Vert annule le Targets de Rouge avec Rouge 1.',
    ],
  ],
  passed: [[{ seat: 'blue' }, 'Blue calls nothing.', 'Bleu n’annonce rien.']],
  roundEnded: [[{ round: 2 }, 'Round 2 is over.', 'La manche 2 est finie.']],
  validated: [
    [{ seat: 'blue', discs: ['jade1'] }, 'Secured by Blue: jade 1.', 'Remporté définitivement par Bleu : jade 1.'],
  ],
  awarded: [
    [
      { disc: 'jade1', seat: undefined, totals: [] },
      'Nobody is on disc jade 1.',
      'Aucun dé ne compte sur le disque jade 1.',
    ],
    [
      {
        disc: 'jade1',
        seat: 'blue',
        totals: [
          { seat: 'blue', total: 7 },
          { seat: 'red', total: 5 },
        ],
      },
      'Disc jade 1 goes under Blue’s puck (Blue 7, Red 5).',
      'Le disque jade 1 va sous le palet de Bleu (Bleu 7, Rouge 5).',
    ],
    [
      {
        disc: 'jade1',
        seat: undefined,
        totals: [
          { seat: 'blue', total: 5 },
          { seat: 'red', total: 5 },
        ],
      },
      'Nobody gets disc jade 1 (Blue 5, Red 5).',
      'Le disque jade 1 n’est à personne (Bleu 5, Rouge 5).',
    ],
  ],
  removed: [[{ seat: 'red', disc: 'violet3' }, 'Red removes disc violet 3.', 'Rouge retire le disque violet 3.']],
  roundStarted: [
    [
      { round: 2, set: 1, first: 'blue', discs: ['jade1', 'amber2'] },
      'Round 2. Blue goes first. In the middle: jade 1 and amber 2.',
      'Manche 2. Bleu commence. Au centre : jade 1 et ambre 2.',
    ],
    [
      { round: 4, set: 2, first: 'blue', discs: ['jade1'] },
      'Set 2, round 4. Blue goes first. In the middle: jade 1.',
      'Série 2, manche 4. Bleu commence. Au centre : jade 1.',
    ],
    [
      { round: 5, set: 1, first: 'red', discs: [] },
      'Money time! Red goes first in the last round.',
      'Money time ! Rouge commence la dernière manche.',
    ],
  ],
  goldenStarted: [
    [
      { attempt: 1, seats: ['red', 'blue', 'green'] },
      'A tie between Red, Blue and Green: Golden Targets!',
      'Égalité entre Rouge, Bleu et Vert : Golden Targets !',
    ],
    [
      { attempt: 2, seats: ['red', 'green'] },
      'Still tied: Red and Green flick again.',
      'Toujours égalité : encore une pichenette pour Rouge et Vert.',
    ],
  ],
  goldenFlicked: [[{ seat: 'red' }, 'Red has flicked the whole tower.', 'Rouge a lancé toute sa tour.']],
  goldenJudged: [
    [
      {
        onDisc: [
          { seat: 'red', total: 3 },
          { seat: 'blue', total: 0 },
        ],
        onTable: [
          { seat: 'red', total: 9 },
          { seat: 'blue', total: 4 },
        ],
        winners: ['red'],
      },
      'On the disc: Red 3, Blue 0. On the table: Red 9, Blue 4.',
      'Sur le disque : Rouge 3, Bleu 0. Sur la table : Rouge 9, Bleu 4.',
    ],
  ],
  gameOver: [
    [
      { by: 'fourth', winners: ['red'] },
      'The fourth disc! The game is over.',
      'Le quatrième disque ! La partie est finie.',
    ],
    [
      { by: 'golden', winners: ['red'] },
      'The Golden Targets is decided. The game is over.',
      'Le Golden Targets a tranché. La partie est finie.',
    ],
  ],
};

const rows = Object.entries(samples).flatMap(([type, list]) =>
  list.map(([body, english, french]) => ({
    event: { ...body, type, rule: 'TT-6', reveals: false } as Event,
    english,
    french,
  })),
);

/** Printed French has narrow spaces; replaces them with normal ones. */
function plain(text: string): string {
  return text.replaceAll('\u202F', ' ');
}

test.each(rows)('$english', ({ event, english, french }) => {
  expect(sayTargetsEvent(en, event)).toBe(english);
  expect(plain(sayTargetsEvent(fr, event))).toBe(french);
});

type Moves = { readonly [Type in Move['type']]: readonly [object, string, string] };
const moves: Moves = {
  flick: [
    { vxMmS: 300, vzMmS: -400, highPm: 150, sidePm: -20 },
    'Flick: 0.50 m/s, 15% above and -2% to the right of the middle',
    'Pichenette : 0,50 m/s, 15 % au-dessus et -2 % à droite du milieu',
  ],
  golden: [
    { vxMmS: 0, vzMmS: -1000, highPm: 0, sidePm: 0 },
    'Flick the whole tower: 1.00 m/s, 0% above and 0% to the right of the middle',
    'Pichenette à toute la tour : 1,00 m/s, 0 % au-dessus et 0 % à droite du milieu',
  ],
  keep: [{ die: 'red2' }, 'Keep Red 2', 'Garder Rouge 2'],
  targets: [{ die: 'red2', atMs: 4 }, 'Call “Targets!” with Red 2', 'Annoncer « Targets ! » avec Rouge 2'],
  double: [
    { back: 'red2', other: 'red1', atMs: 4 },
    'Call “Double!” and take Red 2 back, with Red 1',
    'Annoncer « Double ! » et reprendre Rouge 2, avec Rouge 1',
  ],
  pasVu: [
    { die: 'red2', atMs: 4 },
    'Call “Pas vu, pas pris!” against Red 2',
    'Annoncer « Pas vu, pas pris ! » contre Rouge 2',
  ],
  begin: [{ atMs: 4 }, 'Call “Targets!” to go first', 'Annoncer « Targets ! » pour commencer'],
  pass: [{}, 'Let it go', 'Laisser passer'],
  remove: [{ disc: 'amber3' }, 'Remove disc amber 3', 'Retirer le disque ambre 3'],
  swap: [
    { die: 'red1', level: LEVELS[0] },
    'Give Red 1 to your partner, and put the one you get at the bottom',
    'Donner Rouge 1 à votre partenaire, et placer en bas celui que vous recevez',
  ],
};

test.each(Object.entries(moves))('the move %s', (type, [body, english, french]) => {
  const move = { type, ...body } as Move;
  expect(sayTargetsMove(en, move)).toBe(english);
  expect(plain(sayTargetsMove(fr, move)).replaceAll('\u00A0', ' ')).toBe(french);
});

test('a refusal says what is right and cites its rule', () => {
  expect(sayTargetsReason(en, 'die-used')).toBe(
    'One of these dice has already been used for a call. One die, one call. (TT-26)',
  );
  expect(sayTargetsRefusal(fr, { code: 'illegal', reason: 'no-speed' })).toBe(
    'Une pichenette demande un peu de vitesse. (TT-6)',
  );
  expect(sayTargetsRefusal(en, { code: 'not-your-turn' })).toMatch(/^It is not your turn/);
  expect(sayTargetsRefusal(en, { code: 'stale-version', current: 3 as never })).toMatch(/^The table has changed/);
});

test('the outcome', () => {
  const seat = (name: 'red' | 'blue' | 'yellow' | 'green', total: number) => ({
    seat: name,
    won: total,
    stored: 0,
    total,
  });
  const scores: readonly (readonly [Score, string, string])[] = [
    [
      { seats: [seat('red', 4), seat('blue', 1)], winners: ['red'], decidedBy: 'fourth' },
      'Red wins with 4 discs: the fourth disc ends the game.',
      'Rouge gagne avec 4 disques : le quatrième disque met fin à la partie.',
    ],
    [
      { seats: [seat('red', 0), seat('blue', 1)], winners: ['blue'], decidedBy: 'lastRound' },
      'Blue wins with 1 disc.',
      'Bleu gagne avec 1 disque.',
    ],
    [
      {
        seats: [seat('red', 2), seat('blue', 2), seat('yellow', 2), seat('green', 2)],
        winners: ['red', 'yellow'],
        decidedBy: 'golden',
      },
      'Red and Yellow win the Golden Targets, after a tie at 2 discs.',
      'Rouge et Jaune gagnent au Golden Targets, après une égalité à 2 disques.',
    ],
    [
      { seats: [seat('red', 2)], winners: [], decidedBy: undefined },
      'The game is still in progress.',
      'La partie n’est pas finie.',
    ],
  ];
  for (const [score, english, french] of scores) {
    expect(sayTargetsOutcome(en, score)).toBe(english);
    expect(plain(sayTargetsOutcome(fr, score))).toBe(french);
  }
});

describe.each(LANGUAGES)('%s', (language) => {
  const t = translator(language);

  test('no two reasons, faults or option refusals read the same', () => {
    const reasons = (Object.keys(REASONS) as Reason[]).map((reason) => sayTargetsReason(t, reason));
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(new Set(OPTION_REFUSALS.map((refusal) => sayOptionRefusal(t, refusal))).size).toBe(OPTION_REFUSALS.length);
    [...reasons, ...OPTION_REFUSALS.map((refusal) => sayOptionRefusal(t, refusal))].forEach(expectWhole);
  });

  test.each(ALL_OPTIONS.filter((_, i) => i % 3 === 0).map((options) => [options]))(
    '%j is told without a gap',
    (options) => {
      const game = targetsWith(fakeSimulate);
      const rng = quickRng('told');
      expect(checkOptions(options).ok).toBe(true);
      sayTargetsOptions(t, options).forEach(expectWhole);
      let state = game.init(options, 'told');
      for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
        expectWhole(sayTargetsNeed(t, needs(state)));
        for (const open of openCalls(state)) expectWhole(sayOpenCall(t, open));
        const seat = pick(rng, seats);
        if (game.moves.kind !== 'sampled') throw new Error('flicks cannot be listed');
        const move = game.moves.sample(state, seat, rng);
        expectWhole(sayTargetsMove(t, move));
        const played = game.play(state, seat, move);
        if (!played.ok) throw new Error('a sampled move was refused');
        for (const event of played.value.events) expectWhole(sayTargetsEvent(t, event));
        state = played.value.state;
      }
      expectWhole(`${sayTargetsNeed(t, needs(state))} ${sayTargetsOutcome(t, game.score(state))}`);
    },
  );
});

function expectWhole(sentence: string): void {
  expect(sentence).not.toMatch(/\{\{|\}\}|undefined|NaN|\[object|targets\.|\s\s|\s$/);
  expect(sentence).toMatch(/^[“«„¡]?\u202F?[\p{Lu}\d]/u);
}

// Dice and discs carry no numbers at a table, so they are described by appearance.
test.each([
  ['en', 'Ada disarms Bo: the Red die is out. Back on the tower: 2 × Red.'],
  ['de', 'Ada entwaffnet Bo: Würfel Rot ist aus dem Spiel. Zurück auf den Turm: 2 × Rot.'],
  ['pl', 'Ada rozbraja gracza Bo: Czerwony wypada. Z powrotem na wieżę: 2 × Czerwony.'],
] as const)('dice without numbers in %s', (language, line) => {
  const event = { type: 'disarmed', seat: 'red', by: 'blue', out: 'red3', back: ['red1', 'red2'] } as const;
  const people = { names: { red: 'Bo', blue: 'Ada' }, isSeen: true };
  expect(sayTargetsEvent(translator(language), { ...event, rule: 'TT-6', reveals: true }, people)).toBe(line);
});
