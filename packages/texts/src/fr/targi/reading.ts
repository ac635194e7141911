import type { TargiReading } from '../../words.ts';
import { targiRules } from './rules.ts';
import { targiRulings } from './rulings.ts';

/** Targi's rules and rulings, loaded with the rules page: they are not needed to play. */
export const targiReading = {
  targiOpening:
    'Deux tribus cherchent à réunir le plus de points, avec les cartes Tribu et aux jetons de points. À chaque tour, trois Targuis par joueur occupent des cartes Périphérie et, là où leurs lignes se croisent, des cartes du centre\u202F: des marchandises à prendre, et des cartes Tribu à payer avec elles. La partie s’achève à la quatrième attaque, ou après le tour où quelqu’un pose sa douzième carte.',
  targiRules,
  targiRulings,
} as const satisfies TargiReading;
