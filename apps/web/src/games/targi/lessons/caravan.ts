import type { TargiLesson } from './targiLesson.ts';

/** One game from its first Targi to the count. Rounds in which nothing new is met are skipped. */
const SEED = 'caravan 83';
const ROUND_1 = { placed: '6 10 3 11 7 15', blue: '3 6 7 I F>1:ddssp end', white: '11 15 B>hand A=p end' };

export const caravan: TargiLesson = {
  id: 'caravan',
  title: 'lessons.caravan.title',
  about: 'lessons.caravan.about',
  minutes: 5,
  chapters: [
    {
      id: 'lines',
      title: 'lessons.caravan.lines.title',
      steps: [
        { table: { seed: SEED }, say: 'lessons.caravan.lines.welcome' },
        {
          say: 'lessons.caravan.lines.first',
          at: [6],
          awaits: '6',
          otherwise: 'lessons.caravan.lines.firstElse',
          afterwards: '10',
        },
        { say: 'lessons.caravan.lines.line', at: ['D', 'E', 'F'] },
        {
          say: 'lessons.caravan.lines.second',
          at: [3],
          awaits: '3',
          otherwise: 'lessons.caravan.lines.secondElse',
          afterwards: '11',
        },
        { say: 'lessons.caravan.lines.cross', at: ['F'] },
        { say: 'lessons.caravan.lines.closed', at: ['robber', 2] },
        {
          say: 'lessons.caravan.lines.third',
          at: [7],
          awaits: '7',
          otherwise: 'lessons.caravan.lines.thirdElse',
          afterwards: '15',
        },
      ],
    },
    {
      id: 'goods',
      title: 'lessons.caravan.goods.title',
      steps: [
        {
          table: { seed: SEED, moves: ROUND_1.placed },
          say: 'lessons.caravan.goods.take',
          at: [3, 6, 7],
          awaits: '3 6 7',
          otherwise: 'lessons.caravan.goods.takeElse',
        },
        { say: 'lessons.caravan.goods.card', at: ['I'], awaits: 'I', otherwise: 'lessons.caravan.goods.cardElse' },
        { say: 'lessons.caravan.goods.bags', at: ['goods'] },
      ],
    },
    {
      id: 'tribe',
      title: 'lessons.caravan.tribe.title',
      steps: [
        {
          table: { seed: SEED, moves: `${ROUND_1.placed} 3 6 7 I` },
          say: 'lessons.caravan.tribe.price',
          at: ['F'],
        },
        {
          say: 'lessons.caravan.tribe.lay',
          at: ['F'],
          awaits: 'F>1:ddssp',
          otherwise: 'lessons.caravan.tribe.layElse',
        },
        { say: 'lessons.caravan.tribe.display', at: ['display'] },
        {
          say: 'lessons.caravan.tribe.end',
          at: ['confirm'],
          awaits: 'end',
          otherwise: 'lessons.caravan.tribe.endElse',
          afterwards: ROUND_1.white,
        },
        { say: 'lessons.caravan.tribe.round', at: ['robber', 'amulet'] },
      ],
    },
  ],
};
