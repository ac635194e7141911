import type { TargiReading } from '../../words.ts';
import { targiRules } from './rules.ts';
import { targiRulings } from './rulings.ts';

/** Targi's rules and rulings, loaded with the rules page: they are not needed to play. */
export const targiReading = {
  targiOpening:
    'Duas tribos disputam o maior número de pontos, com cartas de Tribo e fichas de pontos. A cada rodada, três Targis por jogador ocupam cartas de Fronteira e, onde as suas linhas se cruzam, cartas do centro: mercadorias para pegar e cartas de Tribo para pagar com elas. A partida acaba com o quarto assalto, ou depois da rodada em que alguém baixa a décima segunda carta.',
  targiRules,
  targiRulings,
} as const satisfies TargiReading;
