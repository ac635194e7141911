import type { shots as English } from '../../en/targets/shots.ts';
import type { SameKeys } from '../../words.ts';

export const shots = {
  title: 'Le coup du jour',
  lead: 'Une table pour tout le monde, trois essais. À quelle distance arriverez-vous ?',
  stop: {
    amber: 'Arrêtez votre dé le plus près possible du centre de l’ambre.',
    jade: 'Arrêtez votre dé le plus près possible du centre du jade.',
    violet: 'Arrêtez votre dé le plus près possible du centre du violet.',
  },
  push: {
    amber: 'Poussez votre autre dé le plus près possible du centre de l’ambre.',
    jade: 'Poussez votre autre dé le plus près possible du centre du jade.',
    violet: 'Poussez votre autre dé le plus près possible du centre du violet.',
  },
  terms:
    'La plus petite distance de trois essais compte, mesurée de centre à centre. Le serveur ajoute un léger écart au hasard à chaque pichenette.',
  toTable: 'À la table',
  tries: 'Essai {{n}} sur {{all}}',
  practice: 'Entraînement',
  mm: '{{mm}} mm',
  none: 'Pas de distance : une faute, ou votre tour est tombée.',
  best: 'Meilleur essai : {{mm}} mm.',
  result: 'Votre résultat : {{mm}} mm.',
  noResult: 'Aucun de vos essais n’a de distance.',
  results: 'Voir les résultats',
  changesNothing: 'C’est un entraînement : il ne change rien.',
  watch: 'Revoir {{mm}} mm',
  watched: 'C’était l’un des meilleurs essais.',
  yours: 'Vos essais',
  bestTries: 'Les meilleurs essais',
  bestText: 'Vous pouvez les revoir à la table.',
  picture:
    'Nombre de personnes selon la plus petite distance, de {{least}} à {{most}}. Les chiffres sont dans le tableau ci-dessous.',
  distance: 'Distance',
  noDistance: 'Pas de distance',
  closed: 'Cette journée est close. Vous pouvez jouer sa table sur cet appareil, sans classement.',
  play: 'Jouer cette table',
  practise: 'S’entraîner à cette table',
  shareText: 'Caravanserai {{date}} · {{mm}} mm · mieux que {{percent}} %',
  shareAlone: 'Caravanserai {{date}} · {{mm}} mm',
  legend:
    'Un signe par essai : une cible pour le noir, jaune pour le disque, blanc pour plus loin, une croix sans distance.',
  verify: 'Comment vérifier le coup',
} as const satisfies SameKeys<typeof English>;
