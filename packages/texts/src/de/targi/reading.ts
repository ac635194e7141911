import type { TargiReading } from '../../words.ts';
import { targiRules } from './rules.ts';
import { targiRulings } from './rulings.ts';

/** Targi's rules and rulings, loaded with the rules page: they are not needed to play. */
export const targiReading = {
  targiOpening:
    'Zwei Stämme wetteifern um die meisten Punkte, aus Stammeskarten und Punkteplättchen. In jeder Runde besetzen je drei Targis Randkarten und, wo sich ihre Linien kreuzen, Karten der Mitte: Waren zum Nehmen und Stammeskarten, die man damit bezahlt. Die Partie endet mit dem vierten Überfall oder nach der Runde, in der jemand die zwölfte Karte auslegt.',
  targiRules,
  targiRulings,
} as const satisfies TargiReading;
