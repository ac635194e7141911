import { lessonOf } from '../../../app/lessons/script.ts';
import { ANY, type Deal, type TargiLessonTypes } from './targiLesson.ts';

/** One game from the first Targi to the count. Rounds that introduce nothing new are skipped. */
const SEED = 'caravan 83';
const ROUNDS = [
  '6 10 3 11 7 15  3 6 7 I F>1:ddssp end  11 15 B>hand A=p end',
  '10 3 15 6 11 7  11 15 B A>off 10:4p end  3 6 7 F I>2:dpg end',
  '5 11 13 10 14 2  5:3d>g 5:done 13 14 14>1:dg end  2 11 10:4s end',
  '!d !p  15 6 3 11 13 10  3 15 I 13 C=d end -s  11 6 E D>1:dssp +ss 10:2p end',
  '14 3 15 10 11 13  14 14>hand 11 15 A D end  3 13 10:4s I>1:spg H>off end',
  '14 1 3 13 9 2  3 14 14>off 9:F>I I end  2 13 1>2:dg G H end',
  '!pp  10 11 15 3 6 7  10:4s 15 6 E>off B>hand end  3 7 11 I>off G>1:ppg end',
  '13 9 15 6 11 2  11 15 G 13 A>3:ddspp end  2 6 9:E>C C>1:dsspp F>off end',
  '10 14 9 1 15 13  15 9:B>F C F end  13 14 14>1:ddg D>2:dssp 1>off G>hand end',
  '!dss  7 1 9 10 6 15  6 7 I=p 9:F>D D=d end  1>2:g 15 A B end',
  '9 6 2 13 15 1  2 15 C>2:spg ~ 9:B>E E end  6 G 13 D>1:dds +sss 1>off end -ppp',
] as const;

/** The game after a number of rounds, plus these moves of the next one. */
function after(rounds: number, moves: string): Deal {
  return { seed: SEED, moves: [...ROUNDS.slice(0, rounds), moves].join(' ') };
}

export const caravan = lessonOf<TargiLessonTypes, 'caravan'>({
  id: 'caravan',
  minutes: 6,
  chapters: [
    {
      id: 'lines',
      rules: ['TG-9', 'TG-10', 'TG-11', 'TG-13', 'TG-14'],
      steps: [
        { table: after(0, ''), say: 'welcome' },
        { say: 'first', at: [6], awaits: '6', afterwards: '10' },
        { say: 'line', at: [14, 'D', 'E', 'F', 6] },
        { say: 'second', at: [3], awaits: '3', afterwards: '11' },
        { say: 'cross', at: ['F'] },
        { say: 'closed', at: ['robber', 2] },
        { say: 'third', at: [7], awaits: '7', afterwards: '15' },
      ],
    },
    {
      id: 'goods',
      rules: ['TG-15', 'TG-21', 'TG-38'],
      steps: [
        { table: after(0, '6 10 3 11 7 15'), say: 'take', at: [3, 6, 7], awaits: '3 6 7' },
        { say: 'card', at: ['I'], awaits: 'I' },
        { say: 'bags', at: ['goods'] },
      ],
    },
    {
      id: 'tribe',
      rules: ['TG-22', 'TG-24', 'TG-27', 'TG-39'],
      steps: [
        { table: after(0, '6 10 3 11 7 15 3 6 7 I'), say: 'price', at: ['F'] },
        { say: 'lay', at: ['F'], awaits: 'F>1:ddssp' },
        { say: 'display', at: ['display'] },
        { say: 'end', at: ['confirm'], awaits: 'end', afterwards: '11 15 B>hand A=p end' },
        { say: 'round', at: ['robber', 'amulet'] },
      ],
    },
    {
      id: 'free',
      rules: ['TG-10', 'TG-14'],
      steps: [
        { table: after(1, '10'), say: 'idea', at: ['goods'] },
        { say: 'first', awaits: ANY, otherwise: 'first', afterwards: '15 | 6 | 11' },
        { say: 'second', awaits: ANY, otherwise: 'second', afterwards: '11 | 6 | 3 | 13 | 7' },
        { say: 'third', awaits: ANY, otherwise: 'third' },
        { say: 'done', assesses: true },
      ],
    },
    {
      id: 'trader',
      rules: ['TG-32', 'TG-36', 'TG-37'],
      steps: [
        { table: after(2, '5 11 13 10 14 2'), say: 'later', at: [5, 13, 14] },
        { say: 'trade', at: [5], awaits: '5:3d>g 5:done' },
        { say: 'caravan', at: [13], awaits: '13' },
        { say: 'expand', at: [14], awaits: '14' },
        { say: 'lay', at: ['display'], awaits: '14>1:dg' },
      ],
    },
    {
      id: 'raid',
      rules: ['TG-8', 'TG-41', 'TG-64'],
      steps: [
        { table: after(3, '!d'), say: 'corner', at: [4] },
        { say: 'pay', at: ['goods'], awaits: '!p | !s | !v' },
        { say: 'effect', at: ['display'] },
      ],
    },
    {
      id: 'hand',
      rules: ['TG-23', 'TG-30'],
      steps: [
        { table: after(4, '14 3 15 10 11 13'), say: 'draw', at: [14], awaits: '14' },
        { say: 'keep', awaits: '14>hand' },
        { table: after(5, '14 1 3 13 9 2  3 14 14>off 9:F>I I end'), say: 'noble', at: [1, 'hand'] },
        { say: 'date', at: [2], awaits: '2' },
        { say: 'lay', at: [1], awaits: '1>2:dg' },
      ],
    },
    {
      id: 'smith',
      rules: ['TG-35'],
      steps: [
        { table: after(6, '!pp  10 11 15 3 6 7'), say: 'sell', at: [10], awaits: '10:4s' },
        { say: 'points', at: ['points'] },
      ],
    },
    {
      id: 'mirage',
      rules: ['TG-34'],
      steps: [
        { table: after(7, '13 9 15 6 11 2  11 15 G 13 A>3:ddspp end'), say: 'collect', at: [2, 6], awaits: '2 6' },
        { say: 'move', at: [9, 'E', 'C'], awaits: '9:E>C' },
      ],
    },
    {
      id: 'rows',
      rules: ['TG-47'],
      steps: [
        {
          table: after(7, '13 9 15 6 11 2  11 15 G 13 A>3:ddspp end  2 6 9:E>C'),
          say: 'lay',
          at: ['C', 'display'],
          awaits: 'C>1:dsspp',
        },
        { say: 'bonus', at: ['display'] },
      ],
    },
    {
      id: 'end',
      rules: ['TG-40', 'TG-45', 'TG-46'],
      steps: [
        { table: after(11, '13 3 10 6 11 9  11 13 H>hand 10:4p G>off end  9:F>I 3 6'), say: 'last', at: [16] },
        { say: 'lay', at: ['I'], awaits: 'I>3:ddspp' },
        { say: 'turn', at: ['confirm'], awaits: 'end' },
        { say: 'pay', at: ['goods'], awaits: '!g' },
        { say: 'won' },
      ],
    },
  ],
});
