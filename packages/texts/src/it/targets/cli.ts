import type { targetsCli as English } from '../../en/targets/cli.ts';
import type { SameKeys } from '../../words.ts';

export const targetsCli = {
  command: {
    play: {
      summary: 'Giocare a Targets, contro bot o con qualcuno accanto',
      text: 'Giochi con il rosso; di norma gli altri sono il bot juggler. Il tavolo chiama Targets per te, tranne quando si gioca «Pas vu, pas pris!». Mira con un tasto del menu, poi velocità e deviazione: `d1 1100 -5`. La partita viene salvata dopo ogni mossa; `--resume` riprende esattamente da lì. Mentre giochi, `?` mostra che cosa si può scrivere. Con `--json` ogni posizione è una riga di JSON, e ogni riga inviata è una mossa in notazione.',
    },
    selfplay: {
      summary: 'Far giocare i bot a Targets, e contare',
      text: 'Da due a quattro bot giocano partite intere con una fisica vera: chi ha vinto quante volte e in che modo, e che fine hanno fatto le loro schicchere. Con `--log` ogni inizio, ogni mossa e ogni fine è una riga di JSON, con tutto il tavolo dopo ogni mossa. Con `--file` l’ultima partita viene scritta come un testo che `replay` sa leggere.',
    },
    flick: {
      summary: 'Mostrare una schicchera vista dall’alto',
      text: 'Il file è JSON: il tavolo («scene»: basi e dadi), la schicchera («flick») e quanti dischi ci sono al centro («discs», di norma 3). Può essere anche una lista, come packages/targets/golden/shots.json. L’immagine viene disegnata qui, o scritta come SVG. Il file `-` è lo standard input.',
    },
    replay: {
      summary: 'Controllare una partita di Targets salvata e raccontarla',
      text: 'Ogni schicchera viene simulata e ogni dichiarazione controllata di nuovo. Un file rovinato è rifiutato con la riga e la colonna del primo errore. Il file `-` è lo standard input.',
    },
    levels: {
      summary: 'Elencare i livelli dei bot di Targets',
      text: 'I loro nomi per gli altri comandi, e che cosa aspettarsi da loro.',
    },
    arena: {
      summary: 'Far giocare a due bot un incontro di Targets, e misurare',
      text: 'Partite in due, ogni seme due volte a posti scambiati. Un bot è un livello, oppure `naive`, che lancia più o meno verso qualcosa.',
    },
    verify: {
      summary: 'Controllare che una partita online di Targets sia stata regolare, inizio e schicchere',
      text: 'FILE è la prova (JSON) offerta dalla pagina di una partita online finita. Impronta, seme, posizione dei dadi, schicchere, dichiarazioni e risultato sono ricalcolati; il codice di uscita è 1 se qualcosa non torna. docs/fairness.md dice che cosa dimostra.',
    },
  },
  flag: {
    players: 'Quanti giocano',
    variants: 'Le varianti, separate da virgole: pasvu, 3x3, teams',
    svg: 'Scrivere l’immagine in questo file, come SVG',
    file: 'Il file: flick lo legge, selfplay vi scrive l’ultima partita, play vi salva',
    seed: 'Da che cosa nasce il caso; lo stesso seme dà le stesse partite',
    at: 'Quale schicchera di una lista',
    bots: 'I bot, separati da virgole: uno per tutti gli altri, o uno per giocatore, in senso orario; in `play`, `human` è una persona. Un livello, `naive`, `file:MODULE` o `proc:COMMAND`',
  },
  verify: {
    notOurs: '{{file}} non è la prova di una partita online di Targets. Scaricala dalla pagina di una partita finita.',
  },
  wrong: {
    variant: 'Non c’è una variante «{{word}}». Ci sono: {{variants}}.',
    variantNear: 'Non c’è una variante «{{word}}». Intendevi {{near}}?',
    botCount:
      'Bot indicati: {{bots}}; giocatori: {{players}}. Indica un bot per tutti, oppure uno per ogni giocatore, in senso orario.',
    oddGames: 'Ogni seme si gioca due volte, a posti scambiati: {{games}} è dispari. Scegli un numero pari di partite.',
  },
  shot: {
    'not-json': 'questo non è JSON ({{detail}}).',
    'no-such-shot': 'non contiene una schicchera {{at}}; ne ha {{count}}.',
    'bad-part':
      'la parte {{part}} manca o è sbagliata. Serve un oggetto con «scene» (pucks, dice), «flick» ed eventualmente «discs», tutti i numeri interi.',
    flick: {
      malformed: 'la parte flick manca o è sbagliata. Contiene «die», «vxMmS», «vzMmS», «highPm», «sidePm» e «tower».',
      'not-whole': 'i numeri della schicchera devono essere interi.',
      'too-fast': 'la schicchera è troppo veloce. Al massimo 4000 mm/s.',
      'no-speed': 'la schicchera non ha velocità.',
      'beside-the-die': 'la schicchera manca il dado. «highPm» e «sidePm» vanno da -1000 a 1000.',
      'unknown-die': 'non c’è un dado così. I dadi vanno da red1 a green3.',
      'not-there': 'il dado lanciato non è nella scena.',
      'no-tower': 'il dado lanciato non è in nessuna torre.',
    },
  },
  flick: {
    title: '{{die}} viene lanciato a {{speed}} m/s.',
    wholeTower: 'Tutta la torre di {{die}} viene lanciata a {{speed}} m/s.',
    legend:
      '░ disco, ▓ centro nero, ▒ base, · percorso. Una minuscola e una cifra: un dado e la sua faccia. Una maiuscola: una torre e la sua altezza.',
    written: 'L’immagine è in {{file}}.',
    tower: '{{die}} resta sulla sua base.',
    off: '{{die}} esce dal tavolo.',
    unsettled: '{{die}} non si ferma.',
    slid: '{{die}} è scivolato senza rotolare.',
    cocked: '{{die}} è inclinato, o appoggiato su qualcosa, e non conta da nessuna parte.',
    table: '{{die}} mostra {{face}}.',
    onDisc: '{{die}} mostra {{face}}, tutto sul disco {{disc}}.',
    black: '{{die}} mostra {{face}} e tocca il centro nero del disco {{disc}}.',
    took: 'Fermo dopo {{seconds}} s. Impronta di tutto il movimento: {{hash}}.',
  },
  play: {
    towerOf: 'la torre: {{colour}}',
    middle: 'il centro del tavolo',
    aimText:
      'tirare lì: un tasto del menu, poi la velocità in mm/s (di norma 1100, al massimo 4000) e i gradi verso destra (meno: sinistra)',
    notationText: 'il tiro stesso, in notazione (docs/notation-targets.md); anche le chiamate: `targets:red1`',
    letGoText: 'niente da dire: tocca agli altri',
  },
  selfplay: {
    head_one: '{{count}} partita, seme {{seed}}',
    head_other: '{{count}} partite, seme {{seed}}',
    seat_one: '{{seat}} ({{bot}}): {{count}} vittoria ({{share}}), {{discs}} dischi a partita',
    seat_other: '{{seat}} ({{bot}}): {{count}} vittorie ({{share}}), {{discs}} dischi a partita',
    decided: 'Decise dal quarto disco {{fourth}}, dopo l’ultimo round {{lastRound}}, dal Golden Targets {{golden}}',
    length: '{{rounds}} round e {{moves}} mosse a partita',
  },
  tally:
    'schicchere {{flicks}}, con il dado tutto su un disco {{share}}; Targets {{targets}}, non dichiarati {{missed}}; Double {{doubles}}, furti {{steals}}, disarmi {{disarms}}',
  arena: {
    head_one: '{{a}} contro {{b}}: {{count}} partita in due, seme {{seed}}',
    head_other: '{{a}} contro {{b}}: {{count}} partite in due, seme {{seed}}',
    margin: 'scarto {{mean}} dischi a partita (da {{low}} a {{high}})',
    games: 'vinte {{won}}, perse {{lost}}',
    tally: '{{bot}}: {{tally}}',
    time: '{{bot}}: {{mean}} ms a schicchera, il 95% entro {{p95}} ms, la più lunga {{max}} ms',
  },
  replay: {
    head: 'Seme {{seed}}.',
    player: '{{seat}}: {{player}}.',
    move: '{{seat}}: {{move}}',
    discs: '{{seat}}: vinti {{won}}, sotto la base {{stored}}.',
    unfinished_one: 'La partita non è finita: si ferma dopo {{count}} mossa.',
    unfinished_other: 'La partita non è finita: si ferma dopo {{count}} mosse.',
  },
} as const satisfies SameKeys<typeof English>;
