import type { targiRulings as English } from '../../en/targi/rulings.ts';
import type { SameKeys } from '../../words.ts';

export const targiRulings = {
  R1: {
    question: 'E se un giocatore non può pagare una razzia per intero in nessuno dei due modi?',
    ruling: 'Non perde nulla, e l’avversario prende dalla riserva i punti dovuti.',
    why: 'Un regolamento dice così e gli altri tacciono. Chi preferisce può giocare con «perdi ciò che hai».',
  },
  R2: {
    question: 'E se un mazzo è vuoto?',
    ruling: 'Quando serve una carta, gli scarti di quel tipo, rimescolati, formano un nuovo mazzo.',
    why: 'Tutti i regolamenti lo dicono delle carte Merci, e uno di entrambi i tipi. Una regola unica si ricorda meglio.',
  },
  R3: {
    question: 'Che ne è di una carta del centro a cui si rinuncia?',
    ruling: 'Resta scoperta dov’è, e il segnalino si riprende.',
    why: 'I regolamenti permettono di rinunciare a ogni azione, e una carta che nessuno ha usato non ha motivo di andarsene.',
  },
  R4: {
    question: 'Quale carta scarta il Nobile?',
    ruling: 'Quella che hai in mano.',
    why: 'Tre regolamenti sono d’accordo. Il quarto parla di una carta già giocata, e sembra una svista di traduzione.',
  },
  R5: {
    question: 'Quando si può giocare una carta tenuta in questo round?',
    ruling: 'Con il Nobile, solo in un round successivo. Il Nobile può scartarla subito.',
    why: 'I regolamenti lasciano giocare una carta tenuta in un round seguente. Per scartarla non chiedono di aspettare.',
  },
  R6: {
    question: 'Dove può spostare un segnalino la Fata Morgana?',
    ruling: 'Su una carta del centro scoperta e senza segnalini.',
    why: 'Una carta coperta non è in gioco finché non viene scoperta.',
  },
  R7: {
    question: 'Che cosa tolgono gli sconti?',
    ruling:
      'Merci, mai oro, e scegli tu quali. Gli sconti si sommano, non scendono sotto zero, non valgono per la carta che li porta e, su una carta con due prezzi, agiscono solo sul lato delle merci.',
    why: 'In questo gioco l’oro non è una merce.',
  },
  R8: {
    question: 'Quando arriva il dattero, il sale o il pepe in più che una carta promette?',
    ruling:
      'Una volta per round, se la carta è in gioco e una carta Merci, del centro o della Carovana, ti ha dato quella merce nel round. Una merce scelta da te conta, una carta Confine no.',
    why: 'Un regolamento esclude le carte Confine e fa valere una carta già nel round in cui viene giocata.',
  },
  R9: {
    question: 'Quando si riceve la merce per un round in cui le carte Merci non ne hanno data nessuna?',
    ruling: 'Dopo le tue azioni e prima di controllare i limiti. Oro e punti non contano come merci.',
    why: 'Solo quando le tue azioni sono finite è certo che il round non ne ha data nessuna.',
  },
  R10: {
    question: 'Puoi piazzare un Targi sulla carta del Predone: e la carta di fronte?',
    ruling: 'La carta apre il posto del Predone e nient’altro. Stare di fronte a un Targi avversario resta vietato.',
    why: 'Toglie un divieto. Degli altri non parla, quindi restano.',
  },
  R11: {
    question: 'Una carta dà merci per le carte giocate o per i posti liberi: conta anche sé stessa?',
    ruling: 'Si conta dopo averla giocata. È una delle tue carte giocate, e il suo posto non è più libero.',
    why: 'Il guadagno arriva subito dopo aver giocato la carta.',
  },
  R12: {
    question: 'Quando puoi giocare la carta in mano senza il Nobile?',
    ruling:
      'In qualsiasi momento tra le tue azioni, anche se l’hai tenuta in questo round. La merce in più è a tua scelta.',
    why: 'La carta non pone limiti.',
  },
  R13: {
    question: 'A che cosa serve l’oro messo da parte su una carta?',
    ruling:
      'Paga l’oro nel prezzo di una carta Tribù, e nient’altro. Non conta per il limite di tre, per le parità o durante le razzie.',
    why: 'Sta sulla carta e non tra i tuoi gettoni.',
  },
  R14: {
    question: 'Quando paga la carta che fa guadagnare un punto alle razzie?',
    ruling:
      'A ogni razzia, anche all’ultima, una volta pagato il dovuto, e anche se non devi nulla. Non se non hai potuto pagare.',
    why: 'Chi è protetto non lascia nulla in sospeso. Chi non può pagare, sì.',
  },
  R15: {
    question: 'Tre merci a scelta devono essere uguali?',
    ruling: 'No. Prendi tre merci combinate come vuoi, oppure 1 oro, oppure 1 punto.',
    why: 'Dove il gioco vuole merci uguali, come dal Mercante, lo dice.',
  },
  R16: {
    question: 'Risistemare vuol dire spostare o scambiare?',
    ruling:
      'L’uno e l’altro: scambia due carte, spostane fino a due in fondo a delle file, oppure spostane una in fondo a una fila e metti l’altra al suo posto. Non deve restare alcun vuoto. Puoi anche non cambiare nulla.',
    why: 'Due regolamenti parlano di spostare, due di scambiare. Così sono possibili entrambe le cose.',
  },
  R17: {
    question: 'Quante file con quattro simboli diversi possono valere 4 punti?',
    ruling: 'Due. Una terza vale i soliti 2.',
    why: 'La carta migliora due file. Una terza vale quanto vale sempre una fila così.',
  },
  R18: {
    question: 'Che cosa cambia dal Mercante con una merce per un’altra?',
    ruling:
      'Lo scambio si aggiunge, e tre merci uguali per 1 oro resta com’è. In una stessa visita nessuna merce è sia data sia ricevuta uno a uno.',
    why: 'La carta aggiunge un cambio e non ne modifica nessuno. E scambi che girano in tondo non finirebbero mai.',
  },
  R19: {
    question: 'Quale piazzamento salta quando un giocatore piazza solo due Targi?',
    ruling: 'Il suo ultimo, e solo nel prossimo round. Può avere al massimo un segnalino.',
    why: 'Così tutti gli altri piazzamenti mantengono l’ordine abituale.',
  },
  R20: {
    question: 'Che cosa può ancora fare con le carte Tribù chi ha l’area tribale completa?',
    ruling: 'Tenerle o scartarle. Non si può più giocare nulla.',
    why: 'Un’area tribale ha dodici posti, e le carte giocate restano.',
  },
  R21: {
    question: 'E se punti, oro e merci sono tutti in parità?',
    ruling: 'La partita è pari: non vince nessuno.',
    why: 'Lo dicono tre regolamenti. Il quarto chiede un’altra partita, e una rivincita è sempre gradita.',
  },
  R22: {
    question: 'Chi paga per primo durante una razzia?',
    ruling: 'Chi ha l’amuleto nel round che comincia.',
    why: 'Un regolamento indica il primo giocatore del momento, e l’amuleto ha cambiato mano prima che il Predone si muova.',
  },
  R23: {
    question: 'Si può rinunciare a una parte di un’azione?',
    ruling:
      'No. Si rinuncia all’azione intera, oppure si prende tutto ciò che dà. Lasciano una scelta solo le carte che dicono «puoi» e il Mercante.',
    why: 'Un regolamento permette di tralasciare una parte di un’azione, e dice anche che si ricevono tutte le tessere. Gli altri parlano di azioni intere.',
  },
} as const satisfies SameKeys<typeof English>;
