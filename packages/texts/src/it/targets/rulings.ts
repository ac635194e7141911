import type { targetsRulings as English } from '../../en/targets/rulings.ts';
import type { SameKeys } from '../../words.ts';

export const targetsRulings = {
  T1: {
    question: 'Quanto è grande ogni cosa?',
    ruling:
      'Un disco è largo 100 mm e il suo centro nero 25 mm. Un dado è largo 16 mm e ha gli spigoli arrotondati. Una base è larga 40 mm e alta 10 mm. Il tavolo misura 1 m per 1 m e non ha bordo.',
    why: 'Il regolamento paragona 20 cm a due dischi. Il resto è scelto perché i lanci siano vivaci e le torri stiano in piedi.',
  },
  T2: {
    question: 'Come sono disposti i dischi?',
    ruling:
      'Tre ai vertici di un triangolo dai lati uguali, con 16 mm tra i bordi; due affiancati; uno in mezzo. Sono a filo del tavolo: i dadi non ci sbattono contro.',
    why: 'Il regolamento vuole tra loro la larghezza di un dado e non di più. Con i bordi rialzati, un dado su dieci resterebbe inclinato.',
  },
  T3: {
    question: 'Quando un dado è scivolato senza rotolare?',
    ruling: 'Quando la faccia in alto non è mai cambiata tra la schicchera e l’arresto.',
    why: 'Lo vedono tutti, e nessuno deve giudicare quanto ha girato un dado.',
  },
  T4: {
    question: 'Quale dei dadi fatti cadere è fuori gioco?',
    ruling: 'Il più alto tra quelli caduti. Gli altri tornano sulla torre nel loro ordine, ovunque si siano fermati.',
    why: 'Il regolamento prende un dado e non dice quale. Così non c’è nulla su cui discutere.',
  },
  T5: {
    question: 'Quando un dado tocca il centro nero?',
    ruling: 'Quando il quadrato su cui poggia, largo 14 mm, incontra il cerchio nero.',
    why: 'Gli spigoli di un dado sono arrotondati, quindi è questo che tocca davvero. Lo stesso quadrato decide tutto il resto.',
  },
  T6: {
    question: 'Quando un dado sta su un disco e su nient’altro?',
    ruling:
      'Quando il quadrato su cui poggia (T5) è tutto dentro il disco e il dado sta piatto sul tavolo, non su un altro dado o su una base.',
    why: 'Il regolamento non conta un dado che tocca un’altra superficie.',
  },
  T7: {
    question: 'E un dado inclinato?',
    ruling:
      'I dadi rotolano finché ognuno è piatto. Uno che resta appoggiato a qualcosa non mostra alcuna faccia e non conta da nessuna parte finché non viene mosso.',
    why: 'Nemmeno a un tavolo vero qualcuno saprebbe leggerlo.',
  },
  T8: {
    question: 'In quale ordine si risolvono le cose quando i dadi sono fermi?',
    ruling:
      'Falli, torri disarmate, furti; poi si aprono le dichiarazioni. Ogni dichiarazione viene eseguita prima di guardare la successiva.',
    why: 'Le dichiarazioni sono una gara. Ciò che non lascia scelta va risolto prima che cominci.',
  },
  T9: {
    question: 'Fino a quando si può dichiarare, e chi è arrivato primo?',
    ruling:
      'Finché non parte la schicchera successiva. Online una connessione lenta non costa nulla. In alternativa un tavolo può giocare con le «dichiarazioni automatiche».',
    why: 'Una connessione lenta non deve perdere una gara che il suo giocatore aveva vinto.',
  },
  T10: {
    question: 'Dove stanno i dischi custoditi, e quando un dado è sopra di essi?',
    ruling:
      'La base sta in mezzo alla pila dei suoi dischi custoditi, che sporge tutt’intorno. Un dado in piano è sopra di essi quando lo è il centro del quadrato su cui poggia (T5); il resto può sporgere.',
    why: 'Il regolamento chiede dove il dado finisce la sua corsa. Il dado intero lo chiede solo per contare su un disco.',
  },
  T11: {
    question: 'E se nessuno può più lanciare?',
    ruling: 'Il round finisce.',
    why: 'Tutti i dadi sono stati giocati.',
  },
  T12: {
    question: 'E se i dadi non si fermano?',
    ruling: 'Dopo otto secondi vengono fermati. Un dado che si muove ancora è un fallo.',
    why: 'La partita deve andare avanti.',
  },
  T13: {
    question: 'Che ne è dei dadi quando un disco lascia il centro?',
    ruling: 'Restano dove sono, salvo che un Targets li rimandi sotto le loro basi.',
    why: 'Un disco si può sfilare da sotto un dado. Nessuno deve guadagnarci o perderci.',
  },
  T14: {
    question: 'Quando esattamente il quarto disco chiude la partita?',
    ruling: 'In quel momento, anche nel mezzo di un round.',
    why: 'Il regolamento nomina il quarto disco e nessun momento successivo.',
  },
  T15: {
    question: 'Come fanno più giocatori a lanciare nello stesso momento?',
    ruling:
      'Ciascuno dà la propria schicchera senza conoscere quella degli altri. Quando tutti l’hanno data, tutte le torri partono nello stesso istante su un solo tavolo, dove i dadi possono incontrarsi. Su un solo dispositivo i giocatori la danno a turno.',
    why: 'Nel regolamento si lancia insieme, e nessuno può aspettare gli altri.',
  },
  T16: {
    question: 'Da che parte è girato un dado in una torre?',
    ruling: 'In una delle 24 posizioni, a caso, per ogni torre ricostruita e per ogni dado che torna.',
    why: 'Con una posizione fissa, un giocatore esperto potrebbe guidare la faccia.',
  },
  T17: {
    question: 'Se cadono più dadi tuoi, quale si tiene?',
    ruling:
      'Lo sceglie il loro giocatore, prima di ogni altra cosa. Un bot, e un tavolo con le dichiarazioni automatiche, tengono il migliore: sul nero, poi uno che ruba, poi uno su un disco, poi la faccia più alta.',
    why: 'Il regolamento lascia la scelta al giocatore.',
  },
  T18: {
    question: 'Dove stanno le torri?',
    ruling:
      'Ognuna dal proprio lato, a distanze uguali, con 20 cm dal bordo della base al bordo del disco più vicino, lo stesso per tutti se non si è concesso un vantaggio (T31).',
    why: 'Il regolamento fissa la distanza massima. Una uguale per tutti è giusta.',
  },
  T19: {
    question: 'Quando si toglie un disco?',
    ruling: 'Solo se nel round nessuno è stato vinto con Targets e nessuno viene assegnato.',
    why: 'Il regolamento lo vuole quando nessun disco è stato preso, e un Targets ne prende uno.',
  },
  T20: {
    question: 'E se una torre viene spinta e non perde dadi?',
    ruling: 'Torre e base tornano dritte al loro posto, con i dadi nello stesso ordine e come stavano.',
    why: 'Così è chiaro quale dado è in cima, e tutti lanciano dallo stesso posto.',
  },
  T21: {
    question: 'E se un dado si ferma su una base o su una torre?',
    ruling:
      'È un fallo, chiunque ce l’abbia portato, anche se sta dove deve tornare una base spinta via. Lo è anche un dado lanciato che resta sulla propria base.',
    why: 'Una base fa parte della sua torre e del suo posto. E una schicchera troppo debole non deve avere una seconda prova.',
  },
  T22: {
    question: 'Quali dadi vanno via con un disco vinto?',
    ruling: 'Ogni dado il cui quadrato tocca il disco, anche solo in parte, anche in cima a un altro dado.',
    why: 'Il regolamento restituisce ogni dado sul disco, e il disco si toglie da sotto. Per contare, un dado deve starci sopra per intero (T6).',
  },
  T23: {
    question: 'Quando si chiudono le dichiarazioni dopo l’ultima schicchera di un round?',
    ruling:
      'Quando tutti hanno detto di non avere altro da dichiarare, che possano farlo o no. Un Double riapre il round. Online, chi non dice nulla per 20 secondi, o per i giorni concessi a una mossa, non dichiara nulla.',
    why: 'Non segue alcuna schicchera che possa chiuderle, e dall’attesa nessuno deve capire chi ha qualcosa da dichiarare.',
  },
  T24: {
    question: 'Le somme uguali dei compagni si annullano a vicenda?',
    ruling: 'Sì, come tutte le altre.',
    why: 'Le somme contano per colore, e il resto delle regole rimane com’è.',
  },
  T25: {
    question: 'E se colpisci la torre del tuo compagno, o i dischi lì sotto?',
    ruling: 'La torre perde un dado, come qualsiasi altra. I dischi restano dove sono.',
    why: 'Il regolamento parla dei dischi degli avversari. Una torre non chiede chi l’ha fatta cadere.',
  },
  T26: {
    question: 'E se due torri perdono dadi con una sola schicchera?',
    ruling:
      'È fuori gioco un solo dado in tutto: il più alto tra quelli caduti dalla torre toccata per prima. Tutti gli altri tornano sulle loro torri.',
    why: 'Il regolamento prende un solo dado tra tutti quelli avversari caduti.',
  },
  T27: {
    question: 'E se un dado fatto cadere da una torre si ferma su un centro nero?',
    ruling:
      'Il suo giocatore può dichiarare «Targets!» con quel dado. I dadi caduti restano dove sono finché le dichiarazioni non si chiudono; poi tornano o escono. Per un Double non contano.',
    why: 'Nel regolamento un Targets vale anche per un dado spinto, da chiunque.',
  },
  T28: {
    question: 'Un dado spinto può rubare?',
    ruling:
      'Sì, se appartiene a chi ha lanciato ed è stato mosso da quella schicchera. I dadi degli altri spinti lì non rubano nulla.',
    why: 'Il regolamento parla del tuo dado, ovunque finisca la sua corsa.',
  },
  T29: {
    question: 'E se dichiari senza avere nulla da dichiarare?',
    ruling:
      'Non succede nulla, e per due secondi non puoi più dichiarare. Se un altro è stato solo più veloce, non perdi nulla. Ai tavoli con dichiarazioni automatiche questo non c’è.',
    why: 'Altrimenti dichiarare dopo ogni schicchera non costerebbe nulla.',
  },
  T30: {
    question: 'Chi comincia?',
    ruling:
      'Come ha scelto il tavolo: un giocatore indicato, la sorte, o chi dichiara per primo quando le torri sono in piedi. È una gara come ogni dichiarazione.',
    why: 'Il regolamento fa cominciare la prima persona che grida «Targets».',
  },
  T31: {
    question: 'Le torri possono stare più vicine?',
    ruling:
      'Prima della partita un tavolo può fissare 10, 15 o 20 cm per ogni giocatore. Viene annotato con la partita.',
    why: 'Il regolamento dice al massimo 20 cm. Una strada più corta aiuta bambini e principianti.',
  },
} as const satisfies SameKeys<typeof English>;
