/** What the table says around a game: headings, phases, prompts, refusals. */
export const targiTable = {
  section: {
    setup: 'Setup',
    round: 'A round',
    placement: 'Placing Targis and markers',
    actions: 'Carrying out actions',
    centre: 'The cards of the centre',
    border: 'The border cards',
    endOfRound: 'The end of a round',
    raids: 'Raids and the end of the game',
    scoring: 'Scoring',
    secrets: 'What is open and what is hidden',
    cards: 'What tribe cards do',
  },
  phase: {
    place: 'Placing Targis',
    act: 'Actions',
    trade: 'At the Trader',
    drawn: 'Tribal Expansion',
    gain: 'Choosing what to take',
    rearrange: 'Rearranging',
    return: 'Returning goods',
    raid: 'Raid',
    over: 'Game over',
  },
  prompt: {
    place: '{{seat}}, place a Targi.',
    act: '{{seat}}, choose an action, or end your turn.',
    trade: '{{seat}}, make another exchange, or leave the Trader.',
    drawn: '{{seat}}, lay, keep or discard the card you drew: {{card}}.',
    gain: '{{seat}}, choose {{tokens}}.',
    gainOrElse: '{{seat}}, take {{tokens}}, or else 1 gold or 1 point.',
    rearrange: '{{seat}}, rearrange up to two cards, or leave your display as it is.',
    return: '{{seat}}, you have more than ten goods. Return {{tokens}}.',
    raid: '{{seat}}, pay the raid: {{due}}.',
    over: 'The game is over.',
  },
  option: {
    first: {
      blue: 'Blue begins.',
      white: 'White begins.',
      drawn: 'The first player is drawn by lot.',
    },
    shortfall: {
      opponentGains: 'A player who cannot pay a raid loses nothing; the opponent gains the points that were due.',
      loseWhatYouHave: 'A player who cannot pay a raid loses everything of one kind; the opponent gains nothing.',
    },
    hands: {
      closed: 'Drawn cards stay hidden from the opponent.',
      open: 'Hand cards and drawn cards are open to all.',
    },
  },
  refusal: {
    notYourTurn: 'It is not your turn. Wait until the other player has finished.',
    staleVersion: 'The table has changed since you looked. Look again, then choose.',
    cited: '{{text}} ({{rule}})',
  },
} as const;
