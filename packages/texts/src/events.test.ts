import type { EventBody } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { sayEvent, translator } from './index.ts';

type Samples = { readonly [Type in EventBody['type']]: readonly Sample<Type>[] };
type Sample<Type> = readonly [Omit<Extract<EventBody, { readonly type: Type }>, 'type'>, string, string];

// At least one sample of every type: a new event type does not compile until it has one.
const samples: Samples = {
  roundStarted: [
    [
      { round: 3, first: 'white' },
      'Round 3. White holds the amulet and goes first.',
      'Tour 3. Blanc détient l’amulette et commence.',
    ],
    [{ round: 13, first: 'white' }, 'The twelve rounds are over.', 'Les douze tours sont terminés.'],
  ],
  robberMoved: [[{ to: 5 }, 'The robber moves to card 5 (Trader).', 'Le Pillard avance sur la carte 5 (Marchand).']],
  raidStarted: [
    [
      { at: 8 },
      'Raid on card 8! Each player loses 2 goods or 1 point.',
      'Attaque sur la carte 8 ! Chaque joueur perd 2 marchandises ou 1 point.',
    ],
    [
      { at: 16 },
      'Raid on card 16! Each player loses 1 gold or 3 points. Then the game ends.',
      'Attaque sur la carte 16 ! Chaque joueur perd 1 or ou 3 points. Puis la partie s’achève.',
    ],
  ],
  raidPaid: [
    [
      { seat: 'blue', paid: { dates: 1, salt: 2 } },
      'Blue pays the raid: 1 date and 2 salt.',
      'Bleu paie l’attaque : 1 datte et 2 sel.',
    ],
    [{ seat: 'blue', paid: { vp: 3 } }, 'Blue pays the raid: 3 points.', 'Bleu paie l’attaque : 3 points.'],
  ],
  raidSpared: [
    [
      { seat: 'white' },
      'White is protected and pays nothing at the raid.',
      'Blanc ne paie rien à l’attaque grâce à sa protection.',
    ],
  ],
  raidShortfall: [
    [
      { seat: 'blue', opponentGains: 2 },
      'Blue cannot pay the raid and loses nothing. White takes 2 points from the supply.',
      'Bleu ne peut pas payer l’attaque et ne perd rien. Blanc prend 2 points dans la réserve.',
    ],
    [
      { seat: 'blue', opponentGains: 0 },
      'Blue has nothing for the raid to take.',
      'Bleu n’a rien que l’attaque puisse prendre.',
    ],
  ],
  raidVp: [[{ seat: 'blue' }, 'Blue gains 1 point at the raid.', 'Bleu gagne 1 point lors de l’attaque.']],
  placed: [
    [
      { seat: 'blue', at: 9 },
      'Blue places a Targi on card 9 (Fata Morgana).',
      'Bleu place un Targui sur la carte 9 (Fata Morgana).',
    ],
  ],
  markersSet: [
    [
      { blue: ['A', 'E'], white: [] },
      'Markers: Blue at A and E; White none.',
      'Marqueurs : Bleu en A et E ; Blanc aucun.',
    ],
  ],
  turnStarted: [[{ seat: 'white' }, 'It is White’s turn to act.', 'C’est à Blanc d’agir.']],
  took: [
    [
      { seat: 'blue', at: 15, got: { salt: 1 } },
      'Blue takes 1 salt from card 15.',
      'Bleu prend 1 sel sur la carte 15.',
    ],
    [
      { seat: 'white', at: 'C', got: { dates: 2 } },
      'White takes 2 dates from place C.',
      'Blanc prend 2 dattes sur la place C.',
    ],
  ],
  goodsBonus: [
    [
      { seat: 'blue', good: 'salt', card: 'O7' },
      'Blue gets 1 salt more, thanks to Oasis O7.',
      'Bleu reçoit 1 sel de plus grâce à Oasis O7.',
    ],
  ],
  traded: [
    [
      { seat: 'blue', gave: { pepper: 3 }, got: { gold: 1 } },
      'Blue trades 3 pepper for 1 gold.',
      'Bleu échange 3 poivre contre 1 or.',
    ],
  ],
  leftTrader: [[{ seat: 'blue' }, 'Blue leaves the Trader.', 'Bleu quitte le Marchand.']],
  smithed: [
    [
      { seat: 'white', gave: { dates: 4 }, got: { vp: 3 } },
      'White gives the Silversmith 4 dates for 3 points.',
      'Blanc donne 4 dattes à l’Orfèvre contre 3 points.',
    ],
  ],
  markerMoved: [
    [{ seat: 'blue', from: 'A', to: 'F' }, 'Blue moves a marker from A to F.', 'Bleu déplace un marqueur de A vers F.'],
  ],
  caravanShown: [
    [
      { seat: 'blue', card: 'DS' },
      'The Caravan brings Blue a goods card: 1 date + 1 salt.',
      'La Caravane apporte à Bleu une carte Marchandises : 1 datte + 1 sel.',
    ],
  ],
  tribeDrawn: [
    [{ seat: 'blue', card: 'W5', secret: true }, 'Blue draws Well W5.', 'Bleu pioche Puits W5.'],
    [{ seat: 'blue', card: 'hidden', secret: true }, 'Blue draws a tribe card.', 'Bleu pioche une carte Tribu.'],
  ],
  laid: [
    [
      { seat: 'blue', card: 'W5', from: 'B', row: 2, column: 1, paid: { dates: 1, salt: 2 } },
      'Blue plays Well W5 from B in row 2 for 1 date and 2 salt.',
      'Bleu pose Puits W5, prise en B, dans la rangée 2 contre 1 datte et 2 sel.',
    ],
    [
      { seat: 'blue', card: 'C7', from: 'noble', row: 1, column: 4, paid: { stored: 1 } },
      'Blue plays Camel rider C7 with the Noble in row 1 for 1 stored gold.',
      'Bleu pose Chamelier C7 grâce au Noble dans la rangée 1 contre 1 or mis de côté.',
    ],
    [
      { seat: 'white', card: 'N5', from: 'hand', row: 3, column: 2, paid: {} },
      'White plays Tent N5 without the Noble in row 3 for nothing.',
      'Blanc pose Tente N5 sans le Noble dans la rangée 3 gratuitement.',
    ],
    [
      { seat: 'white', card: 'G6', from: 'drawn', row: 3, column: 2, paid: { gold: 1 } },
      'White plays Targia G6, just drawn, in row 3 for 1 gold.',
      'Blanc pose Targuia G6, à peine piochée, dans la rangée 3 contre 1 or.',
    ],
  ],
  kept: [
    [
      { seat: 'blue', card: 'W5', from: 'B', secret: false },
      'Blue keeps Well W5 from B in hand.',
      'Bleu garde en main Puits W5, prise en B.',
    ],
    [
      { seat: 'blue', card: 'W5', from: 'drawn', secret: true },
      'Blue keeps Well W5, just drawn, in hand.',
      'Bleu garde en main Puits W5, à peine piochée.',
    ],
    [
      { seat: 'blue', card: 'hidden', from: 'drawn', secret: true },
      'Blue keeps the card just drawn in hand.',
      'Bleu garde en main la carte piochée.',
    ],
  ],
  discarded: [
    [{ seat: 'blue', card: 'O1', from: 'H' }, 'Blue discards Oasis O1 from H.', 'Bleu défausse Oasis O1, prise en H.'],
    [
      { seat: 'blue', card: 'O1', from: 'noble' },
      'Blue discards Oasis O1 from hand with the Noble.',
      'Bleu défausse Oasis O1 de sa main grâce au Noble.',
    ],
    [
      { seat: 'blue', card: 'O1', from: 'drawn' },
      'Blue discards Oasis O1, just drawn.',
      'Bleu défausse Oasis O1, à peine piochée.',
    ],
  ],
  refilled: [
    [
      { cell: 'D', kind: 'goods' },
      'A face-down goods card fills D.',
      'Une carte Marchandises face cachée arrive en D.',
    ],
    [{ cell: 'D', kind: 'tribe' }, 'A face-down tribe card fills D.', 'Une carte Tribu face cachée arrive en D.'],
  ],
  reshuffled: [
    [
      { kind: 'goods', cards: 12 },
      'The discarded goods cards are shuffled into a new deck of 12 cards.',
      'La défausse des cartes Marchandises est mélangée et forme une nouvelle pioche de 12 cartes.',
    ],
    [
      { kind: 'tribe', cards: 1 },
      'The discarded tribe cards are shuffled into a new deck of 1 card.',
      'La défausse des cartes Tribu est mélangée et forme une nouvelle pioche de 1 carte.',
    ],
  ],
  gained: [
    [
      { seat: 'blue', got: { gold: 1 }, from: 'caravan' },
      'Blue takes 1 gold from the Caravan’s card.',
      'Bleu prend 1 or de la carte de la Caravane.',
    ],
    [
      { seat: 'blue', got: { dates: 1, pepper: 2 }, from: 'laid' },
      'Blue takes 1 date and 2 pepper for the card just played.',
      'Bleu prend 1 datte et 2 poivre pour la carte qui vient d’être posée.',
    ],
    [
      { seat: 'blue', got: { salt: 1 }, from: 'dryRound' },
      'Blue got no goods from goods cards this round and takes 1 salt.',
      'Aucune carte Marchandises n’a donné de marchandise à Bleu ce tour-ci : 1 sel en compensation.',
    ],
  ],
  goldStored: [
    [
      { seat: 'blue' },
      '1 gold from the supply is now on Blue’s new card.',
      '1 or de la réserve attend désormais sur la nouvelle carte de Bleu.',
    ],
  ],
  targisLimited: [
    [
      { seat: 'white' },
      'White will place only two Targis next round.',
      'Blanc ne placera que deux Targuis au prochain tour.',
    ],
  ],
  rearranged: [
    [{ seat: 'blue', cards: [] }, 'Blue leaves the display as it is.', 'Bleu laisse son étalage tel quel.'],
    [
      {
        seat: 'blue',
        cards: [
          { from: '1.2', to: '3.4' },
          { from: '3.4', to: '1.2' },
        ],
      },
      'Blue swaps the cards at row 1, place 2 and row 3, place 4.',
      'Bleu échange les cartes en rangée 1, place 2 et en rangée 3, place 4.',
    ],
    [
      { seat: 'blue', cards: [{ from: '1.2', to: '3.4' }] },
      'Blue moves the card at row 1, place 2 to row 3, place 4.',
      'Bleu déplace la carte en rangée 1, place 2 vers rangée 3, place 4.',
    ],
  ],
  turnEnded: [
    [{ seat: 'blue', declined: [] }, 'Blue has finished.', 'Bleu a fini d’agir.'],
    [
      { seat: 'blue', declined: [1, 5, 'C'] },
      'Blue has finished and declines card 1, card 5 and place C.',
      'Bleu a fini d’agir et renonce à la carte 1, la carte 5 et la place C.',
    ],
  ],
  returned: [
    [{ seat: 'blue', gave: { gold: 1 } }, 'Blue returns 1 gold to the supply.', 'Bleu remet 1 or dans la réserve.'],
  ],
  revealed: [
    [
      {
        cards: [
          { cell: 'A', card: 'W5' },
          { cell: 'E', card: 'DS' },
          { cell: 'F', card: 'D/S/P' },
        ],
      },
      'New cards: A Well W5, E 1 date + 1 salt, F 1 good of your choice.',
      'Nouvelles cartes : A Puits W5, E 1 datte + 1 sel, F 1 marchandise au choix.',
    ],
  ],
  gameOver: [
    [{ by: 'display' }, 'The game is over: a display is full.', 'La partie est finie : un étalage est complet.'],
    [
      { by: 'raid' },
      'The game is over: the robber has come all the way round.',
      'La partie est finie : le Pillard a fait tout le tour.',
    ],
  ],
};

const rows = Object.entries(samples).flatMap(([type, list]) =>
  list.map(([body, english, french]) => ({ event: { ...body, type, reveals: false } as never, english, french })),
);

describe('events', () => {
  test.each(rows)('$english', ({ event, english, french }) => {
    expect(sayEvent(translator('en'), event)).toBe(english);
    expect(sayEvent(translator('fr'), event)).toBe(french);
  });
});
