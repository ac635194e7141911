import { ANY, type Deal, type TargiLesson } from './targiLesson.ts';

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

export const caravan: TargiLesson = {
  id: 'caravan',
  title: 'lessons.caravan.title',
  about: 'lessons.caravan.about',
  minutes: 6,
  chapters: [
    {
      id: 'lines',
      title: 'lessons.caravan.lines.title',
      rules: ['TG-9', 'TG-10', 'TG-11', 'TG-13', 'TG-14'],
      steps: [
        { table: after(0, ''), say: 'lessons.caravan.lines.welcome' },
        {
          say: 'lessons.caravan.lines.first',
          at: [6],
          awaits: '6',
          otherwise: 'lessons.caravan.lines.firstElse',
          afterwards: '10',
        },
        { say: 'lessons.caravan.lines.line', at: [14, 'D', 'E', 'F', 6] },
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
      rules: ['TG-15', 'TG-21', 'TG-38'],
      steps: [
        {
          table: after(0, '6 10 3 11 7 15'),
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
      rules: ['TG-22', 'TG-24', 'TG-27', 'TG-39'],
      steps: [
        {
          table: after(0, '6 10 3 11 7 15 3 6 7 I'),
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
          afterwards: '11 15 B>hand A=p end',
        },
        { say: 'lessons.caravan.tribe.round', at: ['robber', 'amulet'] },
      ],
    },
    {
      id: 'free',
      title: 'lessons.caravan.free.title',
      rules: ['TG-10', 'TG-14'],
      steps: [
        { table: after(1, '10'), say: 'lessons.caravan.free.idea', at: ['goods'] },
        {
          say: 'lessons.caravan.free.first',
          awaits: ANY,
          otherwise: 'lessons.caravan.free.first',
          afterwards: '15 | 6 | 11',
        },
        {
          say: 'lessons.caravan.free.second',
          awaits: ANY,
          otherwise: 'lessons.caravan.free.second',
          afterwards: '11 | 6 | 3 | 13 | 7',
        },
        { say: 'lessons.caravan.free.third', awaits: ANY, otherwise: 'lessons.caravan.free.third' },
        { say: 'lessons.caravan.free.done', assesses: true },
      ],
    },
    {
      id: 'trader',
      title: 'lessons.caravan.trader.title',
      rules: ['TG-32', 'TG-36', 'TG-37'],
      steps: [
        { table: after(2, '5 11 13 10 14 2'), say: 'lessons.caravan.trader.later', at: [5, 13, 14] },
        {
          say: 'lessons.caravan.trader.trade',
          at: [5],
          awaits: '5:3d>g 5:done',
          otherwise: 'lessons.caravan.trader.tradeElse',
        },
        {
          say: 'lessons.caravan.trader.caravan',
          at: [13],
          awaits: '13',
          otherwise: 'lessons.caravan.trader.caravanElse',
        },
        {
          say: 'lessons.caravan.trader.expand',
          at: [14],
          awaits: '14',
          otherwise: 'lessons.caravan.trader.expandElse',
        },
        {
          say: 'lessons.caravan.trader.lay',
          at: ['display'],
          awaits: '14>1:dg',
          otherwise: 'lessons.caravan.trader.layElse',
        },
      ],
    },
    {
      id: 'raid',
      title: 'lessons.caravan.raid.title',
      rules: ['TG-8', 'TG-41', 'TG-64'],
      steps: [
        { table: after(3, '!d'), say: 'lessons.caravan.raid.corner', at: [4] },
        {
          say: 'lessons.caravan.raid.pay',
          at: ['goods'],
          awaits: '!p | !s | !v',
          otherwise: 'lessons.caravan.raid.payElse',
        },
        { say: 'lessons.caravan.raid.effect', at: ['display'] },
      ],
    },
    {
      id: 'hand',
      title: 'lessons.caravan.hand.title',
      rules: ['TG-23', 'TG-30'],
      steps: [
        {
          table: after(4, '14 3 15 10 11 13'),
          say: 'lessons.caravan.hand.draw',
          at: [14],
          awaits: '14',
          otherwise: 'lessons.caravan.hand.drawElse',
        },
        {
          say: 'lessons.caravan.hand.keep',
          awaits: '14>hand',
          otherwise: 'lessons.caravan.hand.keepElse',
        },
        {
          table: after(5, '14 1 3 13 9 2  3 14 14>off 9:F>I I end'),
          say: 'lessons.caravan.hand.noble',
          at: [1, 'hand'],
        },
        { say: 'lessons.caravan.hand.date', at: [2], awaits: '2', otherwise: 'lessons.caravan.hand.dateElse' },
        { say: 'lessons.caravan.hand.lay', at: [1], awaits: '1>2:dg', otherwise: 'lessons.caravan.hand.layElse' },
      ],
    },
    {
      id: 'smith',
      title: 'lessons.caravan.smith.title',
      rules: ['TG-35'],
      steps: [
        {
          table: after(6, '!pp  10 11 15 3 6 7'),
          say: 'lessons.caravan.smith.sell',
          at: [10],
          awaits: '10:4s',
          otherwise: 'lessons.caravan.smith.sellElse',
        },
        { say: 'lessons.caravan.smith.points', at: ['points'] },
      ],
    },
    {
      id: 'mirage',
      title: 'lessons.caravan.mirage.title',
      rules: ['TG-34'],
      steps: [
        {
          table: after(7, '13 9 15 6 11 2  11 15 G 13 A>3:ddspp end'),
          say: 'lessons.caravan.mirage.collect',
          at: [2, 6],
          awaits: '2 6',
          otherwise: 'lessons.caravan.mirage.collectElse',
        },
        {
          say: 'lessons.caravan.mirage.move',
          at: [9, 'E', 'C'],
          awaits: '9:E>C',
          otherwise: 'lessons.caravan.mirage.moveElse',
        },
      ],
    },
    {
      id: 'rows',
      title: 'lessons.caravan.rows.title',
      rules: ['TG-47'],
      steps: [
        {
          table: after(7, '13 9 15 6 11 2  11 15 G 13 A>3:ddspp end  2 6 9:E>C'),
          say: 'lessons.caravan.rows.lay',
          at: ['C', 'display'],
          awaits: 'C>1:dsspp',
          otherwise: 'lessons.caravan.rows.layElse',
        },
        { say: 'lessons.caravan.rows.bonus', at: ['display'] },
      ],
    },
    {
      id: 'end',
      title: 'lessons.caravan.end.title',
      rules: ['TG-40', 'TG-45', 'TG-46'],
      steps: [
        {
          table: after(11, '13 3 10 6 11 9  11 13 H>hand 10:4p G>off end  9:F>I 3 6'),
          say: 'lessons.caravan.end.last',
          at: [16],
        },
        { say: 'lessons.caravan.end.lay', at: ['I'], awaits: 'I>3:ddspp', otherwise: 'lessons.caravan.end.layElse' },
        { say: 'lessons.caravan.end.turn', at: ['confirm'], awaits: 'end', otherwise: 'lessons.caravan.end.turnElse' },
        { say: 'lessons.caravan.end.pay', at: ['goods'], awaits: '!g', otherwise: 'lessons.caravan.end.payElse' },
        { say: 'lessons.caravan.end.won' },
      ],
    },
  ],
};
