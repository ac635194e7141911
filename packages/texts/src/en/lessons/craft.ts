/** Common beginners' mistakes: five chapters with positions to solve. Steps: `games/targi/lessons/craft.ts`. */
export const craftWords = {
  title: 'What beginners get wrong',
  about: 'Five short chapters with positions to solve: lines, hand, rows, your opponent, the end.',
  lines: {
    title: 'Choosing three lines',
    idea: 'Three Targis draw three lines, but you win a card only where two of them cross. So look for the crossing first, then for the border card.',
    last: 'Your lines cross on the camel rider already. Where does your last Targi win most? Place it and confirm.',
    lastElse: 'Look for a line that crosses yours on a card you can pay for. I see an oasis worth three points.',
    lastSalt:
      'That wins two salt, one here and one where your lines cross. Salt comes every round; another line wins three points.',
    lastSame: 'This line is yours already, only from its other end. Two Targis on one line make no new crossing.',
    lastWhy:
      'Well seen! From the pepper card your lines cross on the oasis as well: three points, and you can afford it.',
    column:
      'Here both your Targis stand on rows, and rows never meet. Which column crosses both, and on the best cards?',
    columnElse:
      'This line is yours already, and rows never meet. Only a column crosses both: I like the one with the gold.',
    columnMiddle:
      'A column, good! It wins a date, a pepper and a well of two points. The other one has gold, and a well of three.',
    columnWhy:
      'Exactly. A well and gold with one Targi: two rows and a column make two crossings, three rows make none.',
  },
  hand: {
    title: 'When to keep a card',
    idea: 'Your hand holds one card, and it waits there for the Noble. So it must be worth the way, and your hand must be free.',
    lack: 'This Targia is worth three points, but you lack a salt. What do you do with her?',
    lackElse: 'Then three points are gone. Your hand is empty: let her wait there.',
    lackEnd:
      'Then she stays on the board, and White has the goods to pay for her. Your hand is empty: let her wait there.',
    lackWhy: 'Right. Your tent makes the Noble one good cheaper, so next round you can even pay for her.',
    now: 'An oasis, and again your hand is empty. Keep it, or pay for it now?',
    nowElse: 'You can pay for it now, and your first row has been waiting for a fourth oasis.',
    nowThird:
      'Four different symbols are two points. But your first row waits for its fourth oasis: there it brings four.',
    nowKeep:
      'In your hand it scores nothing, and the Noble costs you a Targi in a later round. You can pay for it now.',
    nowWhy: 'Yes! Play what you can pay for. Four oases in a row score four points, and your hand stays free.',
  },
  rows: {
    title: 'Rows of four',
    idea: 'A full row scores four points for one symbol, two for four different ones, nothing for a mixture. So every card asks: which row?',
    third: 'A camel rider, and your first row has two already. Play it where it does most.',
    thirdElse: 'I would play it beside the two camel riders: one symbol in a row, that is where four points come from.',
    thirdOther:
      'Alone in a new row it starts from nothing. Beside the two camel riders it would be the third: one more, and the row scores four points.',
    thirdWhy: 'Three of them! And this one makes every later camel rider a good cheaper.',
    fourth: 'Two rounds later you get a fourth. Read its flag before you choose the row.',
    fourthElse:
      'Its flag says: two points, but only as the fourth card of a row. One of your rows has room for just that.',
    fourthOther:
      'There it is not the fourth card, so its flag brings nothing. And your three camel riders go on waiting for their four points.',
    fourthWhy: 'Four points for the row and two for the fourth place: six from one good choice.',
    tent: 'Use the Noble for the tent in your hand. Which row does it complete?',
    tentElse: 'Look at your second row: well, oasis, Targia. A fourth, different symbol makes it whole.',
    tentFirst:
      'The first row is empty, and only one more round follows: it will not fill. In which row is just one card missing?',
    tentWait: 'In your hand it scores nothing, and only one more round follows. You stand on the Noble now: play it.',
    tentWhy: 'Four different symbols are two points as a rule. One of your Targias makes it four.',
  },
  leave: {
    title: 'What you leave behind',
    idea: 'You are not alone in the desert. Before each Targi, follow White’s lines, too: what would one more Targi win for White?',
    door: 'White’s column already runs through the well and only lacks the second row. The robber sits at one of its ends. And you?',
    doorElse:
      'That leaves the pepper card to White, and with it the well. The robber blocks the other end: this is the only way in.',
    doorPepper:
      'Your lines now cross on a well, but it costs gold, and you have none. And White gets the other pepper card, and the well in the middle.',
    doorNoble:
      'The tent in your hand costs gold, and you have none. And White gets the pepper card, and with it the well.',
    doorWhy: 'The row is yours. White can no longer reach the well, but you can: Fata Morgana carries a marker there.',
    mirage:
      'White has one Targi left, and goods enough for the oasis in the middle. One card leads there. Take it first.',
    mirageElse: 'From Fata Morgana a marker moves to any free face-up card, the oasis too. Now White can stand there.',
    mirageRow:
      'Your row now runs through the oasis, but White can block its column with one Targi. From Fata Morgana, any crossing of yours leads there.',
    mirageColumn:
      'Your column now runs through the oasis, but White can block its row with one Targi. From Fata Morgana, any crossing of yours leads there.',
    mirageWhy: 'Fata Morgana leads to every free face-up card. White has lost that way, and you can use it yourself.',
  },
  last: {
    title: 'The last rounds',
    idea: 'In the end goods and gold score nothing. Only the last raid still wants something: one gold, or three points.',
    smith: 'Your last visit is the Silversmith. You have five dates, a salt and a gold. What do you give him?',
    smithElse: 'Count again: four dates bring three points. The gold is worth three as well, in the raid.',
    smithTwo: 'Two dates bring one point, four bring three. And dates that are left over score nothing.',
    smithGold: 'Two points for the gold, but the last raid then takes three from you. Give him dates.',
    smithWhy: 'Three points for four dates. And the gold saves you three more in the raid.',
    place: 'The last Targi of the game. You have no gold, but plenty of pepper. Where does that become points?',
    placeElse:
      'Salt scores nothing in the end, and this line is yours already. Who gives gold for goods, on a line that crosses yours?',
    placeNoble:
      'The tent in your hand costs gold, and you have none. Who gives gold for goods, on a line that crosses yours?',
    placeWhy:
      'The Trader makes gold of your pepper, and your line crosses on a well that it pays for. Now you know the craft!',
  },
} as const;
