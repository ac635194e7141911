import { targiRules } from './rules.ts';
import { targiRulings } from './rulings.ts';

/** Targi's rules and rulings, loaded with the rules page: they are not needed to play. */
export const targiReading = {
  targiOpening:
    'Two tribes compete for the most points, from tribe cards and point tokens. Each round, three Targis per player claim border cards and, where their lines cross, cards of the centre: goods to collect, and tribe cards to pay for with them. The game ends with the fourth raid, or after the round in which somebody plays a twelfth card.',
  targiRules,
  targiRulings,
} as const;
