import type { botsCli as English } from '../en/botsCli.ts';
import type { SameKeys } from '../words.ts';

/** What the terminal says about bots: their matches, their advice. */
export const botsCli = {
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
