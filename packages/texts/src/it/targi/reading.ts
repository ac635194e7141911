import type { TargiReading } from '../../words.ts';
import { targiRules } from './rules.ts';
import { targiRulings } from './rulings.ts';

/** Targi's rules and rulings, loaded with the rules page: they are not needed to play. */
export const targiReading = {
  targiOpening:
    'Due tribù si contendono il maggior numero di punti, con le carte Tribù e i gettoni punto. In ogni round tre Targi per giocatore occupano carte Confine e, dove le loro linee si incrociano, carte del centro: merci da prendere e carte Tribù da pagare con esse. La partita finisce con la quarta razzia, o dopo il round in cui qualcuno gioca la dodicesima carta.',
  targiRules,
  targiRulings,
} as const satisfies TargiReading;
