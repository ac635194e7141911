import type { targiTable as English } from '../../en/targi/table.ts';
import type { SameKeys } from '../../words.ts';

export const targiTable = {
  section: {
    setup: 'La preparazione',
    round: 'Un round',
    placement: 'Piazzare Targi e segnalini',
    actions: 'Svolgere le azioni',
    centre: 'Le carte del centro',
    border: 'Le carte cornice',
    endOfRound: 'La fine del round',
    raids: 'Le razzie e la fine della partita',
    scoring: 'Il punteggio',
    secrets: 'Che cosa è visibile e che cosa è nascosto',
    cards: 'Che cosa fanno le carte tribali',
  },
  phase: {
    place: 'Piazzare i Targi',
    act: 'Azioni',
    trade: 'Dal Mercante',
    drawn: 'Espansione Tribale',
    gain: 'Scelta delle merci',
    rearrange: 'Risistemare',
    return: 'Merci da restituire',
    raid: 'Razzia',
    over: 'Partita finita',
  },
  prompt: {
    place: '{{seat}}, piazza un Targi.',
    act: '{{seat}}, scegli un’azione o termina il turno.',
    trade: '{{seat}}, fai un altro scambio o lascia il Mercante.',
    drawn: '{{seat}}, gioca, tieni o scarta la carta che hai pescato: {{card}}.',
    gain: '{{seat}}, prendi {{tokens}}.',
    gainOrElse: '{{seat}}, prendi {{tokens}}, oppure 1 oro o 1 punto.',
    rearrange: '{{seat}}, risistema fino a due carte o lascia la tua area tribale com’è.',
    return: '{{seat}}, hai più di dieci merci. Restituisci {{tokens}}.',
    raid: '{{seat}}, paga la razzia: {{due}}.',
    over: 'La partita è finita.',
  },
  option: {
    first: { blue: 'Comincia Blu.', white: 'Comincia Bianco.', drawn: 'Chi comincia lo decide la sorte.' },
    shortfall: {
      opponentGains: 'Chi non può pagare una razzia non perde nulla; l’avversario guadagna i punti dovuti.',
      loseWhatYouHave: 'Chi non può pagare una razzia perde tutto di un solo tipo; l’avversario non guadagna nulla.',
    },
    hands: {
      closed: 'Le carte pescate restano nascoste all’avversario.',
      open: 'Le carte in mano e le carte pescate sono visibili a tutti.',
    },
  },
  refusal: {
    notYourTurn: 'Non tocca a te. Aspetta che l’altro giocatore abbia finito.',
    staleVersion: 'Il tavolo è cambiato da quando l’hai guardato. Guarda di nuovo, poi scegli.',
    cited: '{{text}} ({{rule}})',
  },
} as const satisfies SameKeys<typeof English>;
