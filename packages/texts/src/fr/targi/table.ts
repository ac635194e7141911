import type { targiTable as English } from '../../en/targi/table.ts';
import type { SameKeys } from '../../words.ts';

export const targiTable = {
  section: {
    setup: 'La mise en place',
    round: 'Un tour de jeu',
    placement: 'Placer les Targuis et les marqueurs',
    actions: 'Accomplir les actions',
    centre: 'Les cartes du centre',
    border: 'Les cartes Périphérie',
    endOfRound: 'La fin du tour',
    raids: 'Les attaques et la fin de la partie',
    scoring: 'Le décompte',
    secrets: 'Ce qui est visible et ce qui est caché',
    cards: 'Ce que font les cartes Tribu',
  },
  phase: {
    place: 'Placement des Targuis',
    act: 'Actions',
    trade: 'Chez le Marchand',
    drawn: 'Essor de la Tribu',
    gain: 'Choix à prendre',
    rearrange: 'Réarrangement',
    return: 'Retour à la réserve',
    raid: 'Attaque',
    over: 'Partie finie',
  },
  prompt: {
    place: '{{seat}}, placez un Targui.',
    place_you: 'Placez un Targui.',
    act: '{{seat}}, choisissez une action, ou terminez vos actions.',
    act_you: 'Choisissez une action, ou terminez vos actions.',
    trade: '{{seat}}, faites un autre échange, ou quittez le Marchand.',
    trade_you: 'Faites un autre échange, ou quittez le Marchand.',
    drawn: '{{seat}}, posez, gardez ou défaussez la carte piochée : {{card}}.',
    drawn_you: 'Posez, gardez ou défaussez la carte piochée : {{card}}.',
    gain: '{{seat}}, choisissez : {{tokens}}.',
    gain_you: 'Choisissez : {{tokens}}.',
    gainOrElse: '{{seat}}, prenez {{tokens}}, ou bien 1 or ou 1 point.',
    gainOrElse_you: 'Prenez {{tokens}}, ou bien 1 or ou 1 point.',
    rearrange: '{{seat}}, réarrangez jusqu’à deux cartes, ou laissez votre étalage tel quel.',
    rearrange_you: 'Réarrangez jusqu’à deux cartes, ou laissez votre étalage tel quel.',
    return: '{{seat}}, vous avez plus de dix marchandises. Rendez {{tokens}}.',
    return_you: 'Vous avez plus de dix marchandises. Rendez {{tokens}}.',
    raid: '{{seat}}, payez l’attaque : {{due}}.',
    raid_you: 'Payez l’attaque : {{due}}.',
    over: 'La partie est finie.',
  },
  option: {
    first: {
      blue: 'Bleu commence.',
      white: 'Blanc commence.',
      drawn: 'Le sort désigne qui commence.',
    },
    shortfall: {
      opponentGains:
        'Un joueur qui ne peut pas payer une attaque ne perd rien\u202F; l’adversaire gagne les points qui étaient dus.',
      loseWhatYouHave:
        'Un joueur qui ne peut pas payer une attaque perd tout ce qu’il a d’une sorte\u202F; l’adversaire ne gagne rien.',
    },
    hands: {
      closed: 'Les cartes piochées restent cachées à l’adversaire.',
      open: 'Les cartes en main et les cartes piochées sont visibles de tous.',
    },
  },
  refusal: {
    notYourTurn: 'Ce n’est pas à vous de jouer. Attendez que l’autre joueur ait fini.',
    staleVersion: 'La table a changé depuis votre dernier regard. Regardez à nouveau, puis choisissez.',
    cited: '{{text}} ({{rule}})',
  },
} as const satisfies SameKeys<typeof English>;
