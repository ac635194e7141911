import type { TargiReading } from '../../words.ts';
import { targiRules } from './rules.ts';
import { targiRulings } from './rulings.ts';

/** Targi's rules and rulings, loaded with the rules page: they are not needed to play. */
export const targiReading = {
  targiOpening:
    'Dwa plemiona walczą o jak najwięcej punktów z kart plemienia i żetonów. W każdej rundzie trzej Tuaregowie każdego gracza zajmują karty brzegowe, a tam, gdzie krzyżują się ich linie, karty centrum: towary do wzięcia i karty plemienia, za które się nimi płaci. Partia kończy się czwartym napadem albo po rundzie, w której ktoś wykłada dwunastą kartę.',
  targiRules,
  targiRulings,
} as const satisfies TargiReading;
