/** The rules of Targi in our own words, one or two sentences a line. Numbers: `packages/targi/src/rules.ts`. */
export const targiRules = {
  'TG-1':
    'Two players, blue and white. Each has three Targis and two tribe markers, and starts with 2 dates, 2 salt, 2 pepper, 1 gold and 4 victory points in tokens.',
  'TG-2': 'The supply never runs out: players always get what they are due. Gold is not a good.',
  'TG-3':
    'The board is a square of five by five cards. The sixteen border cards run clockwise from the top left corner, 16, so that card 1 is the next one to its right; the corners 4, 8, 12 and 16 are raids. The lines 1–11, 2–10 and 3–9 are columns, 5–15, 6–14 and 7–13 are rows; the two ends of a line face each other.',
  'TG-4':
    'Goods cards and tribe cards are shuffled separately. The nine centre places are dealt face up in reading order from the top of each deck, goods and tribe in turn: five goods cards in the corners and the middle, four tribe cards between them.',
  'TG-5':
    'The first player holds the amulet. In the printed rules that is the player who last ate dates, or else blue; at this table you choose who goes first, or it is random.',
  'TG-6':
    'A round has five parts: the robber moves, Targis are placed, markers are set, actions are carried out, new cards are revealed.',
  'TG-7': 'At the start of a round the robber moves one card clockwise. In the first round it steps onto card 1.',
  'TG-8':
    'When the robber reaches a corner, there is a raid first; then the robber moves on one more card at once. So there are at most twelve rounds.',
  'TG-9': 'Starting with the first player, the players take turns placing one Targi until all are placed, three each.',
  'TG-10': 'No Targi may stand on a corner.',
  'TG-11': 'No Targi may stand on the robber’s card. The card opposite the robber is allowed.',
  'TG-12': 'No Targi may stand on a card that already holds one.',
  'TG-13': 'No Targi may face one of the opponent’s Targis. Facing one of your own is allowed.',
  'TG-14':
    'After the last Targi, every centre place where a row and a column of the same player cross gets that player’s marker. Usually there are two; only one if two Targis share a line, and none if all three stand on rows or all on columns. There is nothing to choose here.',
  'TG-15':
    'The first player carries out all their actions: a Targi uses the border card it stands on, a marker the centre card under it. The order is free, but each action is finished before the next. Then the other player does the same.',
  'TG-16':
    'Any action may be declined, but only as a whole. The piece is taken back, and a declined centre card stays face up where it is.',
  'TG-17': 'A border card stays where it is after use; the Targi is taken back.',
  'TG-18':
    'A centre card that was used leaves its place, the marker is taken back, and the place is filled face down with a card of the other kind. A face-down card is not in play until it is revealed.',
  'TG-19': 'When a card is needed and its deck is empty, the discards of that kind are shuffled into a new deck.',
  'TG-20':
    'A turn ends when the player says so, not by itself when no piece is left: the card in hand may still be playable (TG-60). Anything not used is declined.',
  'TG-21':
    'Goods card: take everything it shows. A card that shows the three goods with slashes between them gives one good of your choice.',
  'TG-22':
    'Tribe card: pay for it and play it in your display, or keep it in your hand if your hand is empty, or discard it.',
  'TG-23': 'Your hand holds one card. It cannot be swapped, and only the Noble can discard it.',
  'TG-24': 'A tribe card costs exactly the goods and gold it shows. Two of the cards show two prices; choose one.',
  'TG-25':
    'Discounts take goods off the printed price, never gold, and never below zero; you choose which goods. They add up, do not apply to the card that brings them, and on a card with two prices apply to the goods side only.',
  'TG-26':
    'Gold stored on a card (TG-70) can only pay the gold in a tribe card’s price. It does not count for the limit of three, for ties, or at a raid. You choose which gold you pay with.',
  'TG-27':
    'The display has three rows of four places. Each row is filled from the left without gaps; you choose the row, and may start another before one is full. Cards in the display stay where they are.',
  'TG-28': 'With twelve cards the display is full. Tribe cards can then only be kept or discarded.',
  'TG-29': 'Dates (2, 7), Salt (3, 15) and Pepper (6, 11): take one of that good.',
  'TG-30':
    'Noble (1): pay for the card in your hand and play it, or discard it. With an empty hand the Noble does nothing.',
  'TG-31':
    'A card that was kept this round can be played with the Noble only in a later round. It may be discarded at once.',
  'TG-32':
    'Trader (5): as often as you like in one visit, three identical goods become 1 gold, or two identical goods become 1 other good.',
  'TG-33':
    'The visit to the Trader is one action and ends when you leave. A visit without an exchange counts as declined: the Targi is taken back all the same.',
  'TG-34':
    'Fata Morgana (9): move one of your markers that you have not used yet to another centre card, which must be face up and hold no marker. The marker can then use that card.',
  'TG-35':
    'Silversmith (10): once, two identical goods for 1 point, four identical goods for 3 points, 1 gold for 2 points, or 2 gold for 4 points.',
  'TG-36': 'Caravan (13): turn over the top goods card, take what it shows, and discard it.',
  'TG-37':
    'Tribal Expansion (14): draw the top tribe card; pay for it and play it, keep it if your hand is empty, or discard it. The opponent does not see a card that you keep.',
  'TG-38':
    'After their actions, players may hold at most ten goods and three gold. Gold above that goes back; players choose which goods to return.',
  'TG-39': 'When both players have acted, all face-down cards are turned over and the amulet changes hands.',
  'TG-40':
    'If a display now has twelve cards, the game ends before the robber moves again. So after a twelfth card the round is played to its end, and the other player still gets their turn.',
  'TG-41':
    'At a raid each player loses goods of their choice or points: 1 good or 1 point at card 4, 2 goods or 1 point at 8, 3 goods or 2 points at 12, and 1 gold or 3 points at 16.',
  'TG-42':
    'The player who holds the amulet in the round that starts pays first. Only point tokens can be paid, never the points printed on cards.',
  'TG-43':
    'A player who can pay a raid in full neither with goods nor with points loses nothing. Instead, the opponent takes from the supply as many points as were due.',
  'TG-44':
    'Option “lose what you have”: such a player instead loses all their goods (at the last raid, all their gold) or all their point tokens, and chooses if they have both; the opponent gains nothing. Example: on card 12, a player with 1 date, 1 salt and 1 point loses both goods or the point.',
  'TG-45': 'The fourth raid, on card 16, ends the game.',
  'TG-46':
    'The score is the sum of point tokens, points printed on the cards in the display, points from their effects, and points for full rows.',
  'TG-47':
    'There are five symbols: well, camel rider, oasis, Targia and tent. A full row of four of the same symbol is worth 4 points, a row of four different symbols 2 points, any other row nothing.',
  'TG-48':
    'The higher score wins. If scores are tied, more gold wins, then more goods; if those are tied too, the game is a draw and nobody wins.',
  'TG-49':
    'Open to all: both displays, all tokens, the face-up cards, the size of each deck, the discards, and a card in hand that came from the open centre.',
  'TG-50': 'Hidden: the order of the decks and the faces of face-down cards. The kind of a face-down card is known.',
  'TG-51':
    'A card drawn through Tribal Expansion is known only to the player who drew it until it is played or discarded. Spectators do not see such cards while the game is in progress.',
  'TG-52': 'Option “open hands”: cards in hand and drawn cards are shown to everyone, for learning.',
  'TG-53': 'Scores 1 point for every two cards of the named symbol in your display at the end, rounded down.',
  'TG-54': 'Scores 1 point at the end if your display has more cards than the opponent’s.',
  'TG-55': 'Scores 2 points at the end if it is the fourth card of a full row.',
  'TG-56': 'Up to two of your full rows with four different symbols score 4 points instead of 2; a third scores 2.',
  'TG-57': 'Scores 1 point at the end if your display has ten cards or more.',
  'TG-58': 'Every further card of the named symbol costs you one good less.',
  'TG-59': 'Playing the card in your hand with the Noble costs you one good less.',
  'TG-60':
    'At any time between your actions you may play the card in your hand without the Noble for one extra good of your choice, even if you kept it this round. Not during a visit to the Trader, and not while a drawn card awaits your decision.',
  'TG-61': 'You may place a Targi on the robber’s card. It still may not face one of the opponent’s Targis.',
  'TG-62':
    'At the Trader, 1 good also becomes 1 other good. In one visit no good may be both given and received at this rate: after 1 date for 1 salt, you cannot give salt or receive dates. Three identical goods for 1 gold stays as it is.',
  'TG-63': 'You pay nothing at raids.',
  'TG-64':
    'You gain 1 point at every raid, the last one too, once you have paid what was due; if nothing is due you gain it as well. Not if you could not pay.',
  'TG-65':
    'Once a round, when this card is in your display and a goods card from the centre or the Caravan has given you the named good in that round, even earlier, you get one more of it. Border cards do not count.',
  'TG-66':
    'If no goods card gave you a good this round, you get one good of your choice after your actions and before the limits of goods and gold are checked (TG-38). Gold and points are not goods.',
  'TG-67':
    'When it is played, you get one good of your choice for every two cards in your display, itself included, rounded down.',
  'TG-68':
    'When it is played, you get one good of your choice for every two free places left in your display, rounded down.',
  'TG-69': 'When it is played, you get three goods of your choice in any mix, or 1 gold, or 1 point.',
  'TG-70':
    'When it is played, 1 gold from the supply is put on it. It pays the gold in the price of a later tribe card.',
  'TG-71':
    'When it is played, you may rearrange up to two of your cards, itself included: swap them, move them to the ends of rows, or move one to the end of a row and the other into its place. No other card moves, and no gap may remain.',
  'TG-72': 'In the next round the opponent places only two Targis; their last placement is skipped.',
} as const;
