import type { targiReasons as English } from '../../en/targi/reasons.ts';
import type { SameKeys } from '../../words.ts';

export const targiReasons = {
  'game-over': 'La partita è finita; non si può più giocare nulla.',
  'not-now': 'Non è il momento di farlo. Scegli una delle mosse possibili adesso.',
  corner: 'Nessun Targi può stare in un angolo. Scegli una carta lungo uno dei lati.',
  robber: 'Su questa carta c’è il Predone. Scegline un’altra; stargli di fronte è permesso.',
  occupied: 'Lì c’è già un Targi. Scegli una carta libera.',
  'facing-opponent':
    'Questa carta è di fronte a un Targi avversario. Scegline una la cui altra estremità sia libera o tua.',
  'no-piece-there': 'Lì non c’è nessuna tua pedina in attesa. Usa una carta con un tuo Targi o un tuo segnalino.',
  'finish-first': 'Prima di fare altro, finisci ciò che hai cominciato.',
  'face-down': 'Questa carta è ancora coperta. Entrerà in gioco quando si scoprono le nuove carte del round.',
  'not-a-goods-card': 'Lì c’è una carta Tribù. Giocala, tienila o scartala.',
  'not-a-tribe-card': 'Lì c’è una carta Merci. Puoi solo prendere ciò che mostra.',
  'choose-a-good': 'Questa carta dà una merce a scelta. Di’ quale: datteri, sale o pepe.',
  'no-choice-here': 'Questa carta non lascia scelta. Prendi esattamente ciò che mostra.',
  'hand-full': 'Hai già una carta in mano. Gioca quella nuova o scartala.',
  'hand-empty': 'Non hai carte in mano. Prima tienine una, poi torna.',
  'wrong-payment': 'Non è il prezzo della carta. Paga esattamente ciò che ti costa adesso.',
  'cannot-pay': 'Non hai tutto ciò che serve. Scegli qualcosa che puoi pagare.',
  'no-stored-gold': 'Sulle tue carte non c’è oro messo da parte. Paga con l’oro dei tuoi gettoni.',
  'row-full': 'Questa fila ha già quattro carte. Scegline un’altra.',
  'display-full':
    'La tua area tribale ha già dodici carte. Puoi solo tenere la carta, se hai la mano vuota, oppure scartarla.',
  'kept-this-round':
    'Hai tenuto questa carta in questo round. Con il Nobile puoi giocarla dal prossimo round, o scartarla adesso.',
  'needs-noble': 'Senza il Nobile puoi giocare una carta in mano solo se hai la carta Tribù che lo permette.',
  'not-that-card': 'Da questa carta non si può semplicemente prendere. Prendi merci dalle carte Datteri, Sale o Pepe.',
  'bad-exchange':
    'Il Mercante non offre questo. Dai tre merci uguali per 1 oro, oppure due merci uguali per 1 altra merce.',
  'not-enough-goods': 'Non hai abbastanza di questa merce. Offrine una di cui ne hai a sufficienza.',
  'back-and-forth':
    'In una stessa visita, una merce scambiata uno a uno non può essere sia data sia ricevuta. Scegli un altro scambio, o vai via.',
  'no-marker': 'Lì non hai segnalini ancora da usare. Scegli un posto con uno dei tuoi.',
  'mirage-target': 'Il segnalino non può andare lì. Scegli una carta scoperta del centro che non ne abbia.',
  'bad-offer': 'L’Argentiere non offre questo. Dai due o quattro merci uguali, oppure 1 o 2 oro.',
  'wrong-gain': 'Non è ciò che ti spetta. Prendi esattamente il numero di merci che puoi scegliere.',
  'wrong-return': 'Restituisci esattamente le merci oltre le dieci, tra quelle che hai.',
  'wrong-raid-payment': 'Così la razzia non è pagata. Paga ciò che chiede la carta, in uno dei suoi due modi.',
  'bad-rearrangement':
    'Al massimo due carte possono cambiare posto, nessun’altra può muoversi e non deve restare alcun vuoto.',
  'not-a-move': 'In questo gioco non c’è una mossa così. Scegline una dall’elenco.',
} as const satisfies SameKeys<typeof English>;
