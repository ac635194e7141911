import { lessonOf } from '../../../app/lessons/script.ts';
import type { Deal, TargiLessonTypes } from './targiLesson.ts';

/**
 * Common mistakes of beginners, in five chapters that end with positions to solve. Each position is from a game of bots, and its solution is the best
 * move by a wide margin: `solutions.test.ts` asks the strongest bot, `npm run -s ts -- apps/web/bench/solutions.ts` asks it with ten times the
 * effort.
 */

/** Round 1: the last Targi wins an oasis. */
const CROSSING: Deal = { seed: 'craft 3', moves: '9 13 14 10' };
/** Round 1: two Targis on rows, and one column crosses both. */
const COLUMN: Deal = { seed: 'craft 4', moves: '13 9 6 15' };
/** Round 8: a good card that is not affordable yet. */
const KEEP: Deal = {
  seed: 'craft 15',
  moves: [
    '13 3 6 10 15 9 6 15 13 end 3 end 6 13 10 15 3 11 3 6 10:4s F>hand E=s end 11 15 A G 13 end -dpp 14 13 9 10 11 7 11 14 14>hand D>1:ddspp',
    '9:F>C C end 7 13 10:4p H>off end !s !s 13 6 9 10 11 15 11 13 9:G>D D I end 6 15 10:4s E>2:g B>off end 2 14 9 7 15 11 2 15 9:C>E B E end 7 11',
    '14 14>1:dspp +sss G>2:dsspp D>off end 14 1 2 9 13 15 2 H 13 +p 14 14>off E>2:dg end 15 9:C>D D 1>1:dsg A>1:sg end !dd !dp 7 14 3 11 2 15 2 3',
    '7 I>hand H>1:dspp end 11 15 A 14 14>off D>2:ssp end 9 6 13 15 2 1 2 13 9:H>B B>1:dss I=p end 6 15 D 1>3:dg',
  ].join(' '),
};
/** Round 9: an affordable card that completes a row. */
const OASIS: Deal = {
  seed: 'craft 14',
  moves: [
    '13 6 9 11 2 5 2 13 9:I>G G H>hand end 6 11 A D>1:dpp 5:3p>g 5:2s>p 5:done end 7 15 14 9 11 3 7 11 14 14>hand D=s G>off end 3 15 9:C>H H end',
    '6 11 14 15 7 2 6 7 14 14>3:g end -p 2 11 15 A>1:dsg B>off end !p !d 14 10 9 13 15 11 15 14 14>off 9:F>B B C end 11 G 13 10:4d H>off end 10',
    '13 11 5 14 3 11 E 14 14>3:dspp +ppp D>3:ssp 10:4p end 3 I 13 C>1:dss end 10 15 13 1 6 3 6 H 13 E>1:pg 10:4s end 3 15 A C=s 1>3:dpg end !ss',
    '!pp 6 2 11 7 3 10 3 6 11 D F>hand end 2 7 H>off 10:4p end 3 6 13 14 11 5 3 11 13 G>off I>3:ddsp end 6 14 14>1:ssp 5:3s>g 5:2p>d 5:done end',
    '13 2 9 14 1 15 13 +d 1>1:sg ~3.3>1.3,3.4>3.3 9:I>A G',
  ].join(' '),
};
/** One game: up to the third camel rider, up to the fourth, up to the last Targi. */
const RIDERS = [
  '14 13 11 9 2 3 2 11 E 14 14>hand D>1:dds +dddsp end -dp 3 13 9:I>F F>3:ssp end 13 9 10 11 6 15 6 13 E>hand 10:2p H>3:ddg end 11 15 A 9:C>B',
  'B>1:dsg end -d 10 13 9 14 15 1 15 B=p 10:4p 9:C>H H end D G 13 14 14>off 1>1:dsspp end !s !s 6 13 10 9 15 11 6 15 E 10:4s B>hand end 11 13',
  'I=d 9:G>D',
  'D>1:g end 13 9 15 14 10 11 15 B 13 10:4d H>off end 11 14 14>off D=s 9:F>G G>1:ddspp end 13 6 11 9 10 15 11 G H 13 10:2p end 6 15 9:C>D F',
  'D>1:dssp end !ss !ds 7 11 14 2 5 3 7 14 14>2:spg 5:3p>g 5:done end 2 3 11 end 13 11 14 15 3 2 3 13 14 14>3:ddspp F>off I>off end 2',
  '11 15 B>2:dg A>off end 14 3 13 1 2 15 2 13 14 14>2:dss H>off E>off end 3 15 A C 1>3:dg end -d !dsp 14 3 11 10 7 15 7 11 D 14 14>hand',
  'G>1:dssp +dpp end -dd 3 15 C>off B=s 10:4s end 9 10 11 13 15 6 11 15 C 9:A>D D>2:g end 6 E H 13 10:4s end 14 11 10 9 13',
];
/** Round 4: two camel riders lie in the first row. */
const THIRD_RIDER: Deal = { seed: 'craft 6', moves: RIDERS.slice(0, 3).join(' ') };
/** Round 6: three camel riders lie in the first row. */
const FOURTH_RIDER: Deal = { seed: 'craft 6', moves: RIDERS.slice(0, 4).join(' ') };
/** Round 12: the last Targi of the game. */
const LAST_TARGI: Deal = { seed: 'craft 6', moves: RIDERS.join(' ') };
/** Round 11: the second row has three different symbols. */
const TENT: Deal = {
  seed: 'craft 5',
  moves: [
    '14 13 9 2 6 15 6 14 14>3:dspp +dsp 9:F>E E end 2 15 13 H>2:dp B>hand end 13 6 10 9 11 15 11 G H 13 10:4p end 6 15 9:F>E C E>hand end 14 10 9',
    '13 15 7 15 14 14>3:pg F>3:g 9:C>E E end 7 13 10:4s H>off end !d !p 10 6 13 1 3 14 3 H I 13 10:4d end 6 14 14>off 1>3:ddsp D>hand end 7 9 14',
    '11 2 15 2 7 14 14>off H>2:dg E>2:dsG end 11 15 9:C>D D A=s end -d 14 10 13 11 9 15 13 14 14>2:ddspp F=p 9:I>D D>2:dss end 11 15 B A>off',
    '10:4p end !ss !ss 13 6 10 5 3 11 3 13 H=p I>2:ppg 10:2s end 6 11 A D end 9 7 6 2 11 15 6 11 F>off 9:D>A A>2:spg end 2 7 15 H>off B>off end',
    '13 9 10 15 6 3 6 E H 13 10:2d end 3 15 9:C>I I end !dsp 9 5 10 7 11 6 11 10:4p end 6 7 5:3p>g 5:done end 9 10 1 13 15 6 15 A 9:C>B B',
  ].join(' '),
};
/** Round 11: the robber blocks one end of the row that White needs. */
const DOOR: Deal = {
  seed: 'craft 22',
  moves: [
    '13 9 14 15 11 2 11 13 14 14>hand G=p D>2:dss end 2 15 9:B>A A C end 13 3 14 11 10 15 13 14 14>2:ddspp E=s 10:4s H>hand end 3 11 15 C>2:ppg',
    'A>off end 9 13 1 6 15 2 15 A 9:C>G G>1:dg end 2 6 H 13 E>2:dg end !p !p 3 7 10 1 6 15 3 6 E 10:4p F>off end 7 15 G 1>1:dsp A>hand end 13 9 2',
    '14 11 15 2 11 13 G>1:ssp H>2:ss end 15 14 14>off F 9:C>I I end 10 11 3 14 13 15 3 H 13 10:4d I>off end 11 15 D 14 14>3:dspp A=d end !ss !ss',
    '2 13 6 1 3 15 2 3 6 F>off E>2:ddssp end 15 G 13 1>2:dssp A>hand end 2 7 9 14 15 13 2 15 9:C>H H>3:dds +dspp B>3:pg end 7 13 14 14>off end 14',
    '9 13 15 10 1 E H 13 14 14>1:dpg 10:4p end 15 1>1:p 9:C>G A=p G>2:dg end !sss !dsp 10 9 15 6 7 11 7 15 B H>3:pG 10:2g end 6 11 9:D>C C F end',
    '9 10 15 13',
  ].join(' '),
};
/** Round 3: from Fata Morgana White would reach the oasis. */
const MIRAGE: Deal = {
  seed: 'craft 2',
  moves: [
    '13 14 11 9 15 2 11 15 A G 13 end -sp 2 14 14>hand 9:F>D E D>1:dg end 15 11 10 9 13 14 15 13 H>off B>1:dss end 11 14 14>hand F>2:dspp 9:D>G',
    'G>2:ppg end 11 13',
  ].join(' '),
};
/** Round 12: only the Silversmith remains to be visited. */
const SMITH: Deal = {
  seed: 'craft 0',
  moves: [
    '2 13 14 9 11 15 2 11 E 14 14>hand D>2:ddspp end 15 13 +d 9:C>H I H>3:dss end 6 13 11 9 10 15 6 11 D=s 10:4p E>3:g end 15 13 9:C>H I>2:ddg',
    'H=d end 2 13 6 15 9 1 2 6 9:F>H E H>2:dpg end 15 A G 13 end -s !d !d 13 2 14 9 11 15 11 13 14 14>2:dsspp D>hand G>2:spG end 2 15 B>3:dspp',
    '9:C>H H end +p 11 2 15 9 13 14 11 15 G 13 A>3:dpp end 2 14 14>off F>off 9:E>B B end 10 14 11 13 15 9 11 15 A B>3:g 10:4p end 13 +p 14 14>off',
    'F 9:I>G G>3:dsg end !dd 10 13 11 6 15 3 11 15 B 10:4s end +s 3 6 I 13 +p F>off end 13 9 15 6 11 2 11 15 G 13 A>2:dsg end -d 2 6 F E>3:ddspp',
    'end 14 9 13 15 1 2 D 13 14 14>off G>2:ddssp end 2 15 9:C>F F>1:dspp +g B>1:dpg end !dds 14 9 11 10 15 7 11 15 A 14 14>1:ssp D>off end 7',
    '9:H>E E 10:4d I>off end 9 10 13 6 11 15 11 13 +d 9:G>A I A>1:ppg end 6 15 B 10:2s E>2:dspp end 9 10 14 13 11 11 14 14>off 9:F>B D=s B>3:dss',
    '+dddsp end 13 H>off',
  ].join(' '),
};

export const craft = lessonOf<TargiLessonTypes, 'craft'>({
  id: 'craft',
  minutes: 10,
  chapters: [
    {
      id: 'lines',
      steps: [
        { table: CROSSING, say: 'idea' },
        { say: 'last', at: ['F'], awaits: '11', answers: { '15': 'lastSalt', '3 | 6': 'lastSame' } },
        { say: 'lastWhy', at: ['D'] },
        { table: COLUMN, say: 'column', at: [6, 13], awaits: '11', answers: { '2 | 10': 'columnMiddle' } },
        { say: 'columnWhy', at: ['D', 'G'] },
      ],
    },
    {
      id: 'hand',
      steps: [
        { table: KEEP, say: 'idea' },
        { say: 'lack', at: ['A'], awaits: 'A>hand', answers: { end: 'lackEnd' } },
        { say: 'lackWhy', at: ['hand'] },
        {
          table: OASIS,
          say: 'now',
          at: ['A'],
          awaits: 'A>1:ddsp',
          answers: { 'A>3:ddsp': 'nowThird', 'A>hand': 'nowKeep' },
        },
        { say: 'nowWhy', at: ['display'] },
      ],
    },
    {
      id: 'rows',
      steps: [
        { table: THIRD_RIDER, say: 'idea' },
        { say: 'third', at: ['D'], awaits: 'D>1:g', answers: { 'D>2:g | D>3:g': 'thirdOther' } },
        { say: 'thirdWhy', at: ['display'] },
        {
          table: FOURTH_RIDER,
          say: 'fourth',
          at: ['D'],
          awaits: 'D>1:dssp',
          answers: { 'D>2:dssp | D>3:dssp': 'fourthOther' },
        },
        { say: 'fourthWhy', at: ['display'] },
        { table: TENT, say: 'tent', at: [1], awaits: '1>2:dg', answers: { '1>1:dg': 'tentFirst', end: 'tentWait' } },
        { say: 'tentWhy', at: ['display'] },
      ],
    },
    {
      id: 'leave',
      steps: [
        { table: DOOR, say: 'idea' },
        { say: 'door', at: ['E'], awaits: '6', answers: { '11': 'doorPepper', '1': 'doorNoble' } },
        { say: 'doorWhy', at: [6, 14] },
        {
          table: MIRAGE,
          say: 'mirage',
          at: ['E'],
          awaits: '9',
          answers: { '6 | 14': 'mirageRow', '2 | 10': 'mirageColumn' },
        },
        { say: 'mirageWhy', at: [9] },
      ],
    },
    {
      id: 'last',
      steps: [
        { table: SMITH, say: 'idea' },
        { say: 'smith', at: [10], awaits: '10:4d', answers: { '10:2d': 'smithTwo', '10:1g': 'smithGold' } },
        { say: 'smithWhy', at: ['goods'] },
        { table: LAST_TARGI, say: 'place', at: ['goods'], awaits: '5', answers: { '1': 'placeNoble' } },
        { say: 'placeWhy', at: ['A'] },
      ],
    },
  ],
});
