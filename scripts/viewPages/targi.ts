import type { Guide } from './guide.ts';

export const targiGuide: Guide = {
  game: 'targi',
  title: 'What a bot sees: Targi',
  intro: [
    '`play.moves` contains **all your legal moves** in the form in which they are sent. The rest of this page is for bots that evaluate them.',
  ],
  opponent: 'shepherd',
  phaseField: 'play.view.pending.phase',
  phases: [
    {
      name: 'place',
      who: '`view.pending.seat`',
      moves: [
        {
          when: 'a border card without a Targi and without the robber, no corner, not opposite a Targi of the other player (TG-10 to TG-13)',
          example: { type: 'place', at: 2 },
        },
      ],
    },
    {
      name: 'act',
      who: '`view.pending.seat`',
      moves: [
        {
          when: 'a goods card (2, 3, 6, 7, 11, 15) with your Targi; or a goods card of the centre with your marker',
          example: { type: 'take', at: 7 },
        },
        {
          when: 'a tribe card with your marker; the card in your hand, with a Targi on the Noble (`noble`) or with TG-60 (`hand`)',
          example: { type: 'lay', from: 'F', row: 1, pay: { dates: 2, salt: 1, pepper: 2 } },
        },
        { when: 'a tribe card with your marker, and an empty hand', example: { type: 'keep', from: 'F' } },
        {
          when: 'a tribe card with your marker; or the card in your hand by way of the Noble (`noble`)',
          example: { type: 'discard', from: 'F' },
        },
        { when: 'your Targi on the Trader (5)', example: { type: 'trade', give: 'dates', count: 2, get: 'salt' } },
        { when: 'your Targi on the Fata Morgana (9)', example: { type: 'mirage', from: 'F', to: 'B' } },
        { when: 'your Targi on the Silversmith (10)', example: { type: 'smith', give: 'salt', count: 2 } },
        { when: 'your Targi on the Caravan (13)', example: { type: 'caravan' } },
        { when: 'your Targi on the Tribal Expansion (14)', example: { type: 'expand' } },
        { when: 'always: it ends your turn', example: { type: 'end' } },
      ],
    },
    {
      name: 'trade',
      who: '`view.pending.seat`',
      moves: [
        { when: 'a further exchange', example: { type: 'trade', give: 'dates', count: 3, get: 'gold' } },
        { when: 'always: it ends the visit', example: { type: 'leaveTrader' } },
      ],
    },
    {
      name: 'drawn',
      who: '`view.pending.seat`',
      moves: [
        {
          when: 'you can pay for `view.pending.card` and have a free place',
          example: { type: 'lay', from: 'drawn', row: 1, pay: { dates: 1, salt: 2, pepper: 1 } },
        },
        { when: 'your hand is empty', example: { type: 'keep', from: 'drawn' } },
        { when: 'always', example: { type: 'discard', from: 'drawn' } },
      ],
    },
    {
      name: 'gain',
      who: '`view.pending.seat`',
      moves: [
        { when: 'exactly `view.pending.count` goods', example: { type: 'gain', goods: { pepper: 1 } } },
        {
          when: '`view.pending.orElse`: gold or a point (`vp`) in place of goods',
          example: { type: 'gain', instead: 'gold' },
        },
      ],
    },
    {
      name: 'rearrange',
      who: '`view.pending.seat`',
      moves: [{ when: 'none, one or two cards; no gap may remain', example: { type: 'rearrange', cards: [] } }],
    },
    {
      name: 'return',
      who: '`view.pending.seat`',
      moves: [{ when: 'exactly `view.pending.count` goods', example: { type: 'return', goods: { pepper: 1 } } }],
    },
    {
      name: 'raid',
      who: '`view.pending.seat`',
      moves: [
        { when: 'exactly `view.pending.due.goods` goods', example: { type: 'raid', goods: { pepper: 1 } } },
        { when: '`vp`: points; `gold` at the last raid', example: { type: 'raid', instead: 'vp' } },
      ],
    },
    { name: 'over', who: 'nobody', moves: [] },
  ],
  decide: [
    'If you are not in `play.toAct`, wait for the next picture.',
    'Otherwise send one of `play.moves`, or a batch of several moves if each is legal after the one before.',
  ],
  sections: [
    {
      heading: 'The board',
      text: [
        'Border cards are numbered clockwise; the places of the centre have letters. The corners 4, 8, 12 and 16 are raids. Each line has two opposite ends: 1–11, 2–10 and 3–9 are columns, 5–15, 6–14 and 7–13 are rows.',
        ['```', '16  1  2  3  4', '15  A  B  C  5', '14  D  E  F  6', '13  G  H  I  7', '12 11 10  9  8', '```'].join(
          '\n',
        ),
        'The id of a tribe card is its symbol and number: W wells, C camel riders, O oases, G Targia, N tents. [rules/targi.md](rules/targi.md#all-cards) lists the costs and effects. Hidden cards are `hidden` in the view; no message of the server reveals them.',
      ],
    },
  ],
};
