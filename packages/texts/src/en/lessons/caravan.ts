/** Your first caravan: a guided game of Targi. `games/targi/lessons/caravan.ts` has its steps. */
export const caravanWords = {
  title: 'Your first caravan',
  about: 'A first game of Targi with a guide, from the first Targi to the final count.',
  lines: {
    title: 'Three Targis, three lines',
    welcome: 'Welcome! I am Tassili, and I know every path of this desert. Let us lead your first caravan.',
    first: 'You play Blue. Place your first Targi on the pepper card I point at, then confirm.',
    firstElse: 'You may stand there, but I smell pepper. Take your Targi back and try the card I point at.',
    line: 'Do you see the line? It runs from your Targi straight across the board. White has placed a Targi too.',
    second: 'Now the salt card at the top. Its line runs downwards and crosses the first one.',
    secondElse: 'A good place for another day! Take it back and try the salt card.',
    cross:
      'They cross on this tent. You may use the cards your Targis stand on, and every card where your lines cross.',
    closed:
      'Closed to you: corners, the robber’s card, and cards opposite White’s Targis. White stands on 10, so 2 is closed.',
    third: 'Place your last Targi on the dates, right below the pepper. That makes a second crossing.',
    thirdElse: 'Not bad, but the dates suit our plan better. Take it back and try them.',
  },
  goods: {
    title: 'Filling your bags',
    take: 'Everyone is placed, and you act first. Use the three cards your Targis stand on, in any order.',
    takeElse: 'That can wait a moment. First take your salt, pepper and dates.',
    card: 'Your markers lie where your lines cross. This goods card gives a date and a salt: take them.',
    cardElse: 'Patience! First take the goods card I point at.',
    bags: 'Here are your goods. After your turn you may keep ten of them, and three gold; the rest is lost.',
  },
  tribe: {
    title: 'A card for your tribe',
    price: 'The tent is a tribe card. Its price stands on the left; the silver crosses are points, three of them.',
    lay: 'Use it: pay the price and lay the tent in your top row.',
    layElse: 'Hm, I would lay it in the top row. Take that back and try again.',
    display: 'Here lives your tribe: three rows of four, each filled from the left. What is laid stays.',
    end: 'Nothing is left to use. End your turn and confirm, then it is White’s turn.',
    endElse: 'That would not help now. End your turn.',
    round:
      'A new round: new cards lie in the middle, the robber walks one card on, and White has the amulet and begins.',
  },
} as const;
