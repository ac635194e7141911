import type { bots as English } from '../en/botTexts.ts';
import type { SameKeys } from '../words.ts';

export const bots = {
  level: {
    shepherd: {
      name: 'Pastore',
      text: 'Bada al proprio gregge, ignora i tuoi piani e valuta spesso male. Ideale per cominciare.',
    },
    saltCarrier: {
      name: 'Portatrice di sale',
      text: 'Osserva dove potresti andare, ma sbaglia spesso il valore delle cose.',
    },
    guide: {
      name: 'Guida carovaniera',
      text: 'Pianifica un turno intero e anche il tuo; ogni tanto valuta male.',
    },
    merchant: {
      name: 'Commerciante',
      text: 'Soppesa ogni posto contro ogni risposta, e sbaglia di rado.',
    },
    amenokal: {
      name: 'Amenokal',
      text: 'Il capo: pensa più a lungo di tutti e prevede anche le carte che nessuno ha ancora visto.',
    },
  },
  flicker: {
    leftHand: {
      name: 'Mano sinistra',
      text: 'Lancia con la mano sbagliata, si accontenta di colpire un disco e spesso si perde una dichiarazione. Un primo avversario.',
    },
    tavern: {
      name: 'Habitué della taverna',
      text: 'Ci ha giocato per molte sere: mira ai punti, con una mano non del tutto ferma.',
    },
    juggler: {
      name: 'Giocoliere del mercato',
      text: 'Dita svelte: tiene d’occhio anche i tuoi dischi, ruba e fa crollare le torri quando conviene.',
    },
    master: {
      name: 'Maestro dei dadi',
      text: 'Immagina più di cento schicchere prima di ognuna, e gioca pensando a tutta la partita.',
    },
  },
  levels: {
    line: '{{id}}: {{name}}. {{text}}',
  },
  spec: {
    unknown: '«{{bot}}» non è un bot. Ci sono: {{bots}}.',
    near: '«{{bot}}» non è un bot. Intendevi {{near}}?',
    few: 'Una classifica richiede almeno due bot diversi.',
  },
  program: {
    'not-started': 'Il programma «{{program}}» non si può avviare: {{detail}}.',
    'not-a-bot': 'Il file {{program}} non contiene un bot: {{detail}}',
    ended: 'Il programma «{{program}}» si è chiuso mentre gli veniva chiesta una mossa (uscita: {{detail}}).',
    late: 'Il programma «{{program}}» non ha risposto entro {{limitMs}} ms.',
    unasked: 'Il programma «{{program}}» ha mandato una riga che nessuno aveva chiesto: {{sent}}',
    'not-json': 'Il programma «{{program}}» ha mandato una riga che non è un oggetto JSON: {{sent}}',
    'not-an-answer':
      'Il programma «{{program}}» ha mandato {{sent}}, che non ha né un numero «move» né un testo «notation».',
    illegal: 'Il programma «{{program}}» ha scelto {{sent}}, che non è tra le {{count}} mosse proposte: {{expected}}',
    broke: 'Un incontro si è interrotto: {{detail}}',
  },
  arena: {
    head_one: '{{a}} contro {{b}}: {{count}} coppia di partite, seme {{seed}}',
    head_other: '{{a}} contro {{b}}: {{count}} coppie di partite, seme {{seed}}',
    games: 'vinte {{won}}, perse {{lost}}, pari {{shared}}',
    pairs: 'coppie per risultato (0, ½, 1, 1½, 2): {{pairs}}',
    winRate: 'tasso di vittorie {{mean}} (da {{low}} a {{high}})',
    elo: 'Elo {{mean}} (da {{low}} a {{high}})',
    margin: 'scarto {{mean}} punti a partita (da {{low}} a {{high}})',
    points: 'punti {{a}} a {{b}} in media',
    time: '{{bot}}: {{mean}} ms a decisione, il 95% entro {{p95}} ms, la più lunga {{max}} ms',
    intervals: 'Gli intervalli sono al 95%, calcolati dai risultati delle coppie.',
    sprt: 'SPRT tra {{elo0}} e {{elo1}} Elo: logaritmo del rapporto di verosimiglianza {{llr}} (finisce a {{lower}} o {{upper}})',
    verdict: {
      stronger: '{{a}} è più forte.',
      notStronger: '{{a}} non è più forte.',
      undecided: 'Non è ancora deciso: servono più coppie.',
    },
    early: 'È stato deciso in meno di {{pairs}} coppie: ripeti la prova con un altro seme prima di crederci.',
    eloOrder: '--elo1 deve essere maggiore di --elo0.',
  },
  ladder: {
    head_one: '{{count}} coppia di partite per ogni abbinamento, seme {{seed}}',
    head_other: '{{count}} coppie di partite per ogni abbinamento, seme {{seed}}',
    bot: 'bot',
    elo: 'Elo',
    interval: '95%',
    share: 'vittorie',
    points: 'punti',
    time: 'ms a decisione (media, 95%)',
    against: 'vittorie contro',
    anchor: '{{bot}} vale {{elo}} Elo; gli intervalli riguardano la distanza da lì.',
  },
  hint: {
    head: 'Dopo la mossa {{at}} di {{count}}; tocca a {{seat}}.',
    best: '{{notation}}: {{move}}',
    numbers: 'Probabilità di vittoria {{chance}}, scarto atteso {{margin}} punti, più o meno {{spread}}.',
    certain: 'Lo scarto finale è di {{margin}} punti.',
    others: 'Quanto costano le altre mosse, in punti:',
    more_one: 'e {{count}} altra mossa',
    more_other: 'e altre {{count}} mosse',
    forced: 'Non c’è nulla da scegliere.',
    over: 'Questa partita è finita: non c’è più nulla da consigliare.',
    notToAct: 'Tocca a {{seat}}: il consiglio è solo per chi deve decidere.',
    impossible: 'Nessuna partita porta a questa posizione: {{detail}}',
  },
  analysis: {
    head: 'Scarto atteso e probabilità di vittoria di {{seat}} dopo ogni mossa; che cosa ha regalato una mossa, e che cosa era meglio.',
    round: 'Round {{round}}',
    raid: 'L’ultima razzia',
    turning: 'Punti di svolta di {{seat}} ({{lost}} punti regalati in tutto)',
    none: 'nessuno degno di nota',
    point: 'Mossa {{n}}, round {{round}}: {{notation}} ha regalato {{lost}} punti. Meglio: {{better}}: {{move}}',
    ended: 'Alla fine: {{blue}} a {{white}}.',
    empty: 'Questa partita non ha ancora mosse.',
  },
} as const satisfies SameKeys<typeof English>;
