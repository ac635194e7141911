import type { TargiReading } from '../../words.ts';
import { targiRules } from './rules.ts';
import { targiRulings } from './rulings.ts';

/** Targi's rules and rulings, loaded with the rules page: they are not needed to play. */
export const targiReading = {
  targiOpening:
    'Dos tribus compiten por la mayor cantidad de puntos, con cartas de tribu y fichas de puntos. En cada ronda, tres Tuaregs por jugador ocupan cartas de borde y, donde se cruzan sus líneas, cartas del centro: mercancías que tomar y cartas de tribu que se pagan con ellas. La partida acaba con el cuarto asalto, o tras la ronda en la que alguien coloca la duodécima carta.',
  targiRules,
  targiRulings,
} as const satisfies TargiReading;
