import type { almanac as English } from '../en/almanac.ts';
import type { SameKeys } from '../words.ts';

/** Texts of the pages «What wins». */
export const almanac = {
  title: 'Che cosa fa vincere',
  lead: '{{games}} partite tra due bot dello stesso livello: che cosa è successo e chi ha vinto.',
  level: 'Livello',
  contents: 'In questa pagina',
  rounds: {
    label: 'Round',
    all: 'Tutti',
    some: '{{least}}–{{most}}',
  },
  read: {
    title: 'Come leggere questa pagina',
    often: 'Per partita: quante volte è successo in una partita, contando entrambi.',
    wins: 'Vittorie: la quota di queste partite vinta da chi lo ha fatto. Una parità conta come mezza vittoria.',
    points:
      'Punti: lo scarto finale rispetto a quello che ci si poteva aspettare all’inizio del round da ciò che entrambi avevano. Un vantaggio precedente quindi non conta. Per le carte, 0 è la carta media.',
    error:
      'La barra mostra dove si trova il valore vero in 95 conteggi su 100. Se tocca la linea al centro, la differenza può essere solo un caso.',
    cause:
      'Una cifra non è una causa. Una carta la gioca chi è riuscito a raggiungerla e a pagarla, e le persone giocano diversamente dai bot.',
    again: 'Chiunque può ripetere il conteggio con {{command}}.',
  },
  column: {
    often: 'Per partita',
    wins: 'Vittorie',
    points: 'Punti',
    discs: 'Dischi',
    round: 'Round',
    winner: 'Chi vince',
    loser: 'Chi perde',
    players: 'Giocatori',
  },
  few: 'troppo pochi',
  asTable: 'Come tabella',
  cards: {
    about: 'Scegli il titolo di una colonna per ordinare. I round sono quelli in cui la carta è stata giocata.',
  },
  spaces: {
    about: 'Le cifre di chi aveva lì un Targi, per round.',
    opening: 'Il primo Targi della partita',
  },
  turns: {
    title: 'Incroci e ordine di gioco',
    crossings: 'Incroci nel round: {{crossings}}',
    first: 'Agisce per primo nel round',
    second: 'Agisce per secondo nel round',
  },
  deals: {
    title: 'Scambi e razzie',
    raid: 'Razzia {{number}}: {{tokens}}',
  },
  rows: {
    title: 'L’area tribale alla fine',
    made: 'File di un solo simbolo: {{equal}}, di quattro: {{varied}}',
  },
  habits: {
    title: 'Abitudini',
    about: 'Le cifre di chi lo ha fatto più spesso dell’altro in tutta la partita.',
    goodsSpaces: 'Targi sulle merci',
    goodsCards: 'Carte Merci prese',
    crossings: 'Incroci',
    laid: 'Carte Tribù giocate',
    laidEarly: 'Carte Tribù giocate entro il round 6',
    kept: 'Carte Tribù tenute in mano',
    gold: 'Oro ricevuto',
    returned: 'Merci restituite al limite',
    raidPoints: 'Punti pagati alle razzie',
  },
  course: {
    title: 'L’andamento di una partita',
    leads: 'Quante volte vince chi è in testa',
    leadsAbout: 'Secondo il vantaggio in punti all’inizio di un round.',
    picture: 'Quante volte vince chi è in testa, per round: {{leads}}. I numeri sono nella tabella.',
    lead: 'da {{least}} a {{most}} di vantaggio',
    leadMost: '{{least}} o più di vantaggio',
    scores: 'Risultati finali',
    scoresPicture: 'Risultati finali da {{least}} a {{most}}. I numeri sono nella tabella.',
    sources: 'Da dove vengono i punti',
    source: {
      tokens: 'Gettoni punto',
      printed: 'Stampati sulle carte',
      effect: 'Effetti delle carte',
      equal: 'File di un solo simbolo',
      varied: 'File di quattro simboli',
    },
    ends: '{{display}} delle partite sono finite con un’area tribale piena, le altre con l’ultima razzia.',
  },
  sayings: {
    title: 'Due detti alla prova',
    goods: '«Prendi le carte Merci nei posti buoni anche con dieci merci, così ci arrivano carte Tribù.»',
    goodsHow:
      'Alla fine di un turno è stato restituito tutto ciò che una carta Merci aveva dato. Da quella scelta la partita è stata giocata due volte: con la carta presa e con la carta lasciata. Scelte provate: {{choices}}.',
    goodsNone: 'Non provato a questo livello: le sue partite durano troppo.',
    goodsFirst: 'Per chi agisce per primo nel round successivo',
    goodsSecond: 'Per chi agisce per secondo nel round successivo',
    start: '«Chi comincia è avvantaggiato.»',
    startHow: 'Entrambi hanno la stessa forza. Senza vantaggio, chi comincia vincerebbe metà delle partite.',
    starting: 'Chi comincia',
    result: '{{points}} punti (± {{error}})',
    resultWins: '{{wins}} delle partite vinte (± {{error}})',
    agree: 'Le cifre lo confermano.',
    disagree: 'Le cifre dicono il contrario.',
    open: 'Le cifre non mostrano differenze che il caso non possa spiegare.',
  },
  targets: {
    discs: 'Dischi: lo scarto finale, in dischi, di chi lo ha fatto.',
    cause:
      'Una cifra non è una causa: chi è in testa forse fa certe cose più spesso, e le persone tirano diversamente dai bot.',
    where: 'Dove si fermano i dadi',
    flickOn: 'Schicchera {{number}} del round: su un disco',
    flickBeside: 'Schicchera {{number}} del round: accanto ai dischi',
    events: 'Che cosa succede in una partita',
    awarded: 'Dischi assegnati alla fine di un round',
    ahead: 'Vantaggio in dischi all’inizio di un round: {{discs}}',
    ends: 'Vinte con il quarto disco: {{fourth}} delle partite; dopo l’ultimo round: {{lastRound}}; ai Golden Targets: {{golden}}.',
  },
} as const satisfies SameKeys<typeof English>;
