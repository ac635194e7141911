import type { targetsReasons as English } from '../../en/targets/reasons.ts';
import type { SameKeys } from '../../words.ts';

export const targetsReasons = {
  'game-over': 'La partita è finita; non si può più giocare nulla.',
  'not-a-move': 'In questo gioco non c’è una mossa così.',
  'not-now': 'Ora non si può. Fai ciò che il tavolo aspetta.',
  'not-your-flick': 'Non tocca a te lanciare. Puoi solo dichiarare.',
  'no-die-left': 'Sulla tua base non c’è più nessun dado. Puoi solo dichiarare.',
  'not-whole': 'Una schicchera è fatta di quattro numeri interi.',
  'no-speed': 'A una schicchera serve un po’ di velocità.',
  'too-fast': 'Nessun dito è così veloce: una schicchera arriva al massimo a 4 m/s.',
  'beside-the-die': 'Hai mancato il dado. Colpiscilo entro la sua larghezza e la sua altezza.',
  'answer-first': 'Qualcuno può ancora dichiarare un Double. La prossima schicchera aspetta la risposta.',
  'not-fallen': 'Questo dado non è appena caduto dalla tua torre. Tieni uno di quelli caduti.',
  'not-in-the-middle': 'Questo disco non è al centro. Scegline uno che ci sia.',
  'not-your-die': 'Questo dado non è tuo. Scegline uno dei tuoi.',
  'not-on-black': 'Questo dado non tocca nessun centro nero. Deve stare piatto e arrivarci.',
  'too-late': 'È troppo tardi: l’ultima schicchera non ha mosso questo dado, oppure il suo Targets è stato annullato.',
  'die-used': 'Uno di questi dadi è già stato usato per una dichiarazione. Un dado, una dichiarazione.',
  'not-a-double': 'Non sono due dadi piatti sul tavolo che mostrano la stessa faccia.',
  'old-double': 'Questa coppia non è nuova. Per un Double serve un dado appena lanciato, o spinto su una faccia nuova.',
  'double-after-steal': 'Questa schicchera ha rubato dei dischi, quindi non permette di dichiarare un Double.',
  'call-order': 'Un’altra dichiarazione è arrivata prima ed è già stata eseguita. Dichiara di nuovo.',
  'let-go': 'Hai lasciato perdere le tue dichiarazioni. Si riaprono dopo la prossima schicchera.',
  'nothing-to-let-go': 'Non hai nulla da dichiarare, quindi nulla da lasciar perdere.',
  'no-pas-vu': 'A questo tavolo non si gioca «Pas vu, pas pris!».',
  'own-targets': '«Pas vu, pas pris!» si dichiara contro gli altri. Con il tuo dado dichiara «Targets!».',
} as const satisfies SameKeys<typeof English>;
