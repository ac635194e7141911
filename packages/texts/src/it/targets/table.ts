import type { targetsTable as English } from '../../en/targets/table.ts';
import type { SameKeys } from '../../words.ts';

export const targetsTable = {
  section: {
    setup: 'La preparazione',
    turn: 'Un turno',
    faults: 'I falli',
    attacks: 'Torri e dischi degli altri',
    targets: '«Targets!»',
    double: '«Double!»',
    calls: 'Le dichiarazioni',
    endOfRound: 'La fine del round',
    end: 'La fine della partita',
    golden: 'Golden Targets',
    variants: 'Varianti',
    open: 'Che cosa è visibile e che cosa decide il caso',
  },
  need: {
    swap: '{{seats}}: scegliete il dado da dare al compagno, e dove starà quello che ricevete.',
    swap_you: 'Scegli il dado da dare al compagno, e dove starà quello che ricevi.',
    flick: '{{seat}}, dai una schicchera al dado in cima alla tua torre.',
    flick_you: 'Dai una schicchera al dado in cima alla tua torre.',
    calls: '{{seats}}: è il momento di dichiarare, o di lasciar perdere.',
    calls_you: 'È il momento di dichiarare, o di lasciar perdere.',
    keep: '{{seat}}, sono caduti più dadi tuoi. Tienine uno: {{dice}}.',
    keep_you: 'Sono caduti più dadi tuoi. Tienine uno: {{dice}}.',
    remove: '{{seat}}, nessuno ha vinto un disco. Togline uno dal centro: {{discs}}.',
    remove_you: 'Nessuno ha vinto un disco. Togline uno dal centro: {{discs}}.',
    golden: '{{seats}}: una schicchera a tutta la torre, verso il disco.',
    golden_you: 'Una schicchera a tutta la tua torre, verso il disco.',
    over: 'La partita è finita.',
  },
  call: {
    targets: '{{seat}} può dichiarare «Targets!» con {{die}} per il disco {{disc}}.',
    targets_you: 'Puoi dichiarare «Targets!» con {{die}} per il disco {{disc}}.',
    double: '{{seat}} può dichiarare «Double {{face}}!» con {{dice}}.',
    double_you: 'Puoi dichiarare «Double {{face}}!» con {{dice}}.',
  },
  option: {
    players_one: '{{count}} giocatore.',
    players_other: '{{count}} giocatori.',
    first: {
      named: '{{seat}} comincia.',
      drawn: 'Chi comincia lo decide la sorte.',
    },
    calls: {
      own: 'Ognuno dichiara per sé.',
      forYou: 'Il tavolo dichiara per te.',
    },
    variant: {
      pasVu: 'Variante: pas vu, pas pris.',
      threeByThree: 'Variante: 3 × 3.',
      teams: 'Variante: due contro due.',
    },
  },
  optionRefusal: {
    'not-options': 'Un tavolo così non c’è. Scegli 2, 3 o 4 giocatori, chi comincia, chi dichiara e le varianti.',
    'first-not-seated':
      'Chi dovrebbe cominciare non siede a questo tavolo. Indica chi c’è, o lascia decidere la sorte.',
    'teams-need-four': 'Due contro due richiede quattro giocatori.',
    'pas-vu-needs-calls':
      'Dove il tavolo dichiara per te, nessuno può essere più veloce con «Pas vu, pas pris!». Scegli una cosa o l’altra.',
  },
  fileError: {
    'wrong-turn': '«{{found}}» non è il round e la schicchera che vengono ora.',
    'new-line': 'Ogni schicchera comincia una riga, e nient’altro la comincia: «{{found}}».',
  },
  refusal: {
    notYourTurn: 'Non tocca a te, e non hai nulla da dichiarare. Aspetta gli altri.',
    staleVersion: 'Il tavolo è cambiato da quando l’hai guardato. Guarda di nuovo, poi scegli.',
    cited: '{{text}} ({{rule}})',
  },
  outcome: {
    fourth: '{{seats}} vince con {{discs}}: il quarto disco chiude la partita.',
    fourth_you: 'Vinci con {{discs}}: il quarto disco chiude la partita.',
    lastRound: '{{seats}} vince con {{discs}}.',
    lastRound_you: 'Vinci con {{discs}}.',
    golden: '{{seats}} vince il Golden Targets, dopo una parità a {{discs}}.',
    golden_you: 'Vinci il Golden Targets, dopo una parità a {{discs}}.',
    teamFourth: '{{seats}} vincono con {{discs}}: il quarto disco chiude la partita.',
    teamFourth_you: 'La tua squadra vince con {{discs}}: il quarto disco chiude la partita.',
    teamLastRound: '{{seats}} vincono con {{discs}}.',
    teamLastRound_you: 'La tua squadra vince con {{discs}}.',
    teamGolden: '{{seats}} vincono il Golden Targets, dopo una parità a {{discs}}.',
    teamGolden_you: 'La tua squadra vince il Golden Targets, dopo una parità a {{discs}}.',
    discs_one: '{{count}} disco',
    discs_other: '{{count}} dischi',
    running: 'La partita è ancora in corso.',
  },
} as const satisfies SameKeys<typeof English>;
