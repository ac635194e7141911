/** Lesson «Your first caravan», a guided game of Targi. Its steps are in `games/targi/lessons/caravan.ts`. */
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
    lay: 'Use it: pay the price and play the tent in your top row.',
    layElse: 'Hm, I would play it in the top row. Take that back and try again.',
    display:
      'Your tribe lives here: three rows of four, each filled from the left. Cards you have played stay where they are.',
    end: 'Nothing is left to use. End your turn and confirm, then it is White’s turn.',
    endElse: 'That would not help now. End your turn.',
    round:
      'A new round: new cards lie in the middle, the robber walks one card on, and White has the amulet and goes first.',
  },
  trader: {
    title: 'Trader and Caravan',
    later: 'Round three. Your Targis stand on three cards that do something special.',
    trade:
      'The Trader takes three identical goods for a gold, or two for another good. Trade three dates for gold, then leave.',
    tradeElse: 'We came for gold! Take that back, and trade three dates.',
    caravan: 'The Caravan turns over the top goods card, and you take what it shows. Try your luck!',
    caravanElse: 'The Caravan is waiting. Go there first!',
    expand: 'Gold! Now Tribal Expansion: it draws a tribe card for you from the deck.',
    expandElse: 'First see which card Tribal Expansion brings.',
    lay: 'A Targia! Pay a date and a gold, and play her beside the tent.',
    layElse: 'She would be happier beside the tent, in the top row. Take that back.',
  },
  raid: {
    title: 'Raid!',
    corner: 'After three rounds the robber comes to a corner: a raid! Each of you loses one good or one point.',
    pay: 'White has paid. What do you give up? You decide.',
    payElse: 'One good or one point, as you like.',
    effect:
      'And your Targia earns you a point at every raid. The flag on a card tells what it can do: look at it whenever you like.',
  },
  hand: {
    title: 'A card for later',
    draw: 'Round five. Draw a card with Tribal Expansion again.',
    drawElse: 'First draw the card, please.',
    keep: 'This tent costs a date, and you have none. Keep the card: one may wait in your hand.',
    keepElse: 'Too good to throw away! Take that back and keep the tent.',
    noble: 'One round later. Only the Noble can bring a card from your hand to your tribe, and you stand on him.',
    date: 'Take the date that you lacked.',
    dateElse: 'The date first, or the tent stays in your hand.',
    lay: 'Now use the Noble: pay, and play the tent in the second row.',
    layElse: 'In the second row there is a tent already: they belong together. Take that back and try again.',
  },
  smith: {
    title: 'Silver for salt',
    sell: 'The Silversmith gives points: one for two identical goods, three for four, two for a gold. Sell four salt.',
    sellElse: 'He likes that too, but four salt bring the most. Take it back and try again.',
    points: 'Three points for you. Most points at the end win.',
  },
  mirage: {
    title: 'Fata Morgana',
    collect: 'Round eight. Take your date and your pepper.',
    collectElse: 'First the date and the pepper: we shall need both.',
    move: 'Fata Morgana moves one of your markers to another face-up card. Use it: from the pepper to this camel rider.',
    moveElse: 'A mirage! Take that back: the marker goes from the pepper to the camel rider.',
  },
  rows: {
    title: 'Four in a row',
    lay: 'Your top row has a tent, a Targia and a well. Play the camel rider there, too.',
    layElse: 'Only in the top row does he make four. Take that back and try again.',
    bonus:
      'A full row of four different symbols scores two points at the end. Four of the same symbol would score four.',
  },
  end: {
    title: 'The last raid',
    last: 'Round twelve. The game ends with the fourth raid, or after a round in which somebody plays a twelfth card.',
    lay: 'One more card for your tribe: play this well.',
    layElse: 'It is worth three points, and you can afford it. Take that back and play it.',
    turn: 'Now end your turn. The robber walks to the last corner.',
    turnElse: 'Nothing better is left. End your turn.',
    pay: 'This raid takes one gold or three points. Gold counts for nothing at the end: pay with it.',
    payElse: 'Three points are too many! Rather give the gold.',
    won: 'Thirty-five to twenty-eight: your caravan has arrived first! You know everything now that you need. Try it yourself?',
  },
} as const;
