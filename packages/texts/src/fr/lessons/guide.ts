import type { guideWords as English } from '../../en/lessons/guide.ts';
import type { SameKeys } from '../../words.ts';

export const guideWords = {
  label: 'Guide',
  progress: 'Progression dans ce chapitre',
  leave: 'Quitter la leçon',
  chapter: '{{number}} sur {{total}} · {{title}}',
  watch: 'Regardez…',
  goOn: 'Continuer',
  takeBack: 'Annuler',
  playCoached: 'Jouer avec un coach',
  play: 'Jouer sans',
  show: 'Montrez-moi',
  practise: 'S’entraîner',
  playNow: 'Jouer une vraie partie',
  more: 'Toutes les leçons',
  wellPlaced: 'Bien placé\u202F! Aucun de vos Targuis n’aurait été beaucoup mieux ailleurs.',
  costly_one: 'Bien essayé\u202F! Votre Targui en {{number}} · {{card}} coûte environ {{count}} point.',
  costly_other: 'Bien essayé\u202F! Votre Targui en {{number}} · {{card}} coûte environ {{count}} points.',
} as const satisfies SameKeys<typeof English>;
