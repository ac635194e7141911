import type { targiRules as English } from '../../en/targi/rules.ts';
import type { SameKeys } from '../../words.ts';

export const targiRules = {
  'TG-1':
    'Due giocatori, Blu e Bianco. Ciascuno ha tre Targi e due segnalini Tribù, e comincia con 2 datteri, 2 sale, 2 pepe, 1 oro e 4 punti vittoria in gettoni.',
  'TG-2': 'La riserva non si esaurisce mai: ognuno riceve sempre ciò che gli spetta. L’oro non è una merce.',
  'TG-3':
    'Il campo è un quadrato di cinque per cinque. Le sedici carte Confine lo percorrono in senso orario dall’angolo in alto a sinistra, la 16: la carta 1 è subito alla sua destra. Gli angoli 4, 8, 12 e 16 sono razzie. Le linee 1–11, 2–10 e 3–9 sono colonne, 5–15, 6–14 e 7–13 sono righe; le due estremità di una linea stanno l’una di fronte all’altra.',
  'TG-4':
    'Carte Merci e carte Tribù si mescolano separatamente. I nove posti del centro si riempiono, nell’ordine di lettura, con carte scoperte dalla cima dei mazzi, Merci e Tribù a turno: cinque carte Merci agli angoli e nel mezzo, quattro carte Tribù tra di esse.',
  'TG-5':
    'Il primo giocatore ha l’amuleto. Secondo le regole stampate è chi ha mangiato datteri per ultimo, oppure Blu; a questo tavolo scegli tu chi comincia, oppure decide la sorte.',
  'TG-6':
    'Un round ha cinque parti: il Predone si muove, si piazzano i Targi, si mettono i segnalini, si svolgono le azioni, si scoprono le nuove carte.',
  'TG-7':
    'All’inizio di un round il Predone avanza di una carta in senso orario. Nel primo round viene messo sulla carta 1.',
  'TG-8':
    'Quando il Predone arriva a un angolo c’è prima una razzia; poi avanza subito di un’altra carta. Perciò i round sono al massimo dodici.',
  'TG-9': 'A partire dal primo giocatore, ognuno piazza a turno un Targi finché sono tutti piazzati, tre a testa.',
  'TG-10': 'Nessun Targi può stare in un angolo.',
  'TG-11': 'Nessun Targi può stare sulla carta del Predone. Stargli di fronte è permesso.',
  'TG-12': 'Nessun Targi può stare su una carta che ne ha già uno.',
  'TG-13': 'Nessun Targi può stare di fronte a un Targi avversario. Di fronte a uno proprio è permesso.',
  'TG-14':
    'Dopo l’ultimo Targi, ogni posto del centro in cui si incrociano una riga e una colonna dello stesso giocatore riceve il suo segnalino. Di solito sono due; uno solo se due Targi stanno sulla stessa linea, nessuno se tutti e tre stanno su righe o tutti su colonne. Qui non si sceglie nulla.',
  'TG-15':
    'Il primo giocatore svolge tutte le proprie azioni: un Targi usa la carta Confine su cui sta, un segnalino la carta del centro sotto di sé. L’ordine è libero, ma ogni azione si conclude prima della successiva. Poi tocca all’altro.',
  'TG-16':
    'A ogni azione si può rinunciare, ma solo per intero. La pedina si riprende, e una carta del centro a cui si è rinunciato resta scoperta dov’è.',
  'TG-17': 'Una carta Confine resta al suo posto dopo l’uso; il Targi si riprende.',
  'TG-18':
    'Una carta del centro usata lascia il suo posto, il segnalino si riprende e il posto si riempie con una carta coperta dell’altro tipo. Una carta coperta non è in gioco finché non viene scoperta.',
  'TG-19':
    'Quando serve una carta e il suo mazzo è vuoto, gli scarti di quel tipo, rimescolati, formano un nuovo mazzo.',
  'TG-20':
    'Un turno finisce quando lo dice il giocatore, non da sé quando le pedine sono finite: forse può ancora giocare la carta in mano (TG-60). A ciò che non è stato usato si è rinunciato.',
  'TG-21':
    'Carta Merci: prendi tutto ciò che mostra. Una carta con le tre merci separate da barre dà una merce a scelta.',
  'TG-22':
    'Carta Tribù: pagala e giocala nella tua area tribale, oppure tienila in mano se la mano è vuota, oppure scartala.',
  'TG-23': 'La mano contiene una sola carta. Non si può cambiare, e solo il Nobile può scartarla.',
  'TG-24':
    'Una carta Tribù costa esattamente le merci e l’oro che mostra. Due carte mostrano due prezzi; scegline uno.',
  'TG-25':
    'Gli sconti tolgono merci dal prezzo stampato, mai oro, e mai sotto zero; scegli tu quali merci. Si sommano, non valgono per la carta che li porta e, su una carta con due prezzi, agiscono solo sul lato delle merci.',
  'TG-26':
    'L’oro messo da parte su una carta (TG-70) paga solo l’oro nel prezzo di una carta Tribù. Non conta né per il limite di tre, né per le parità, né durante una razzia. Scegli tu quale oro paga.',
  'TG-27':
    'L’area tribale ha tre file di quattro posti. Ogni fila si riempie da sinistra senza vuoti; la fila la scegli tu, e puoi cominciarne un’altra prima di completarne una. Le carte giocate restano dove sono.',
  'TG-28':
    'Con dodici carte l’area tribale è completa. Da quel momento le carte Tribù si possono solo tenere o scartare.',
  'TG-29': 'Datteri (2, 7), Sale (3, 15) e Pepe (6, 11): prendi 1 unità di quella merce.',
  'TG-30':
    'Nobile (1): paga e gioca la carta che hai in mano, oppure scartala. Senza una carta in mano il Nobile non fa nulla.',
  'TG-31':
    'Una carta tenuta in questo round si può giocare con il Nobile solo in un round successivo. Scartarla è permesso subito.',
  'TG-32':
    'Mercante (5): quante volte vuoi nella stessa visita, tre merci uguali diventano 1 oro, oppure due merci uguali diventano 1 altra merce.',
  'TG-33':
    'La visita al Mercante è una sola azione e finisce quando te ne vai. Una visita senza scambi vale come rinuncia: il Targi si riprende comunque.',
  'TG-34':
    'Fata Morgana (9): sposta un tuo segnalino non ancora usato su un’altra carta del centro, che deve essere scoperta e senza segnalini. Il segnalino può poi usare quella carta.',
  'TG-35':
    'Argentiere (10): una volta sola, due merci uguali per 1 punto, quattro merci uguali per 3 punti, 1 oro per 2 punti oppure 2 oro per 4 punti.',
  'TG-36': 'Carovana (13): scopri la prima carta Merci del mazzo, prendi ciò che mostra e scartala.',
  'TG-37':
    'Espansione Tribale (14): pesca la prima carta Tribù; pagala e giocala, tienila se la mano è vuota, oppure scartala. L’avversario non vede una carta tenuta.',
  'TG-38':
    'Dopo le proprie azioni si possono avere al massimo 10 merci e 3 oro. L’oro in eccesso torna nella riserva; delle merci si sceglie quali restituire.',
  'TG-39': 'Quando entrambi hanno agito, tutte le carte coperte si scoprono e l’amuleto cambia mano.',
  'TG-40':
    'Se ora un’area tribale ha dodici carte, la partita finisce prima che il Predone si muova ancora. Dopo una dodicesima carta il round si gioca quindi fino in fondo, e anche l’altro giocatore fa il suo turno.',
  'TG-41':
    'Durante una razzia ogni giocatore perde merci a propria scelta oppure punti: 1 merce o 1 punto sulla carta 4, 2 merci o 1 punto sulla 8, 3 merci o 2 punti sulla 12, 1 oro o 3 punti sulla 16.',
  'TG-42':
    'Paga per primo chi ha l’amuleto nel round che comincia. Si possono pagare solo gettoni punto, mai i punti stampati sulle carte giocate.',
  'TG-43':
    'Un giocatore che non può pagare una razzia per intero né in merci né in punti non perde nulla. L’avversario prende invece dalla riserva tanti punti quanti ne erano dovuti.',
  'TG-44':
    'Opzione «perdi ciò che hai»: quel giocatore perde invece tutte le sue merci (nell’ultima razzia, tutto l’oro) o tutti i suoi gettoni punto, a scelta se ha gli uni e le altre; l’avversario non guadagna nulla. Esempio: sulla carta 12, con 1 dattero, 1 sale e 1 punto, si perdono le due merci o il punto.',
  'TG-45': 'La quarta razzia, sulla carta 16, chiude la partita.',
  'TG-46':
    'Il punteggio è la somma dei gettoni punto, dei punti stampati sulle carte giocate, dei punti dei loro effetti e dei punti per le file complete.',
  'TG-47':
    'I simboli sono cinque: Pozzo, Cammelliere, Oasi, Targia e Tenda. Una fila completa di quattro simboli uguali vale 4 punti, una di quattro simboli diversi 2 punti, ogni altra nulla.',
  'TG-48':
    'Vince il punteggio più alto. In caso di parità vince chi ha più oro, poi chi ha più merci; se anche lì si è pari, la partita è pari e non vince nessuno.',
  'TG-49':
    'Visibile a tutti: le due aree tribali, tutti i gettoni, le carte scoperte, quante carte restano nei mazzi, gli scarti, e una carta in mano presa dal centro scoperto.',
  'TG-50': 'Nascosto: l’ordine dei mazzi e la faccia delle carte coperte. Il tipo di una carta coperta è noto.',
  'TG-51':
    'Una carta pescata con l’Espansione Tribale la conosce solo chi l’ha pescata, finché non viene giocata o scartata. Chi assiste non vede nessuna di queste carte finché la partita è in corso.',
  'TG-52': 'Opzione «mani scoperte»: le carte in mano e le carte pescate sono mostrate a tutti, per imparare.',
  'TG-53':
    'A fine partita dà 1 punto ogni due carte del simbolo indicato nella tua area tribale, arrotondando per difetto.',
  'TG-54': 'A fine partita dà 1 punto se la tua area tribale ha più carte di quella avversaria.',
  'TG-55': 'A fine partita dà 2 punti se è la quarta carta di una fila completa.',
  'TG-56':
    'Fino a due delle tue file complete con quattro simboli diversi valgono 4 punti invece di 2; una terza ne vale 2.',
  'TG-57': 'A fine partita dà 1 punto se la tua area tribale ha dieci carte o più.',
  'TG-58': 'Ogni altra carta del simbolo indicato ti costa una merce in meno.',
  'TG-59': 'Giocare con il Nobile la carta in mano ti costa una merce in meno.',
  'TG-60':
    'In qualsiasi momento tra le tue azioni puoi giocare la carta in mano senza il Nobile per una merce in più, a tua scelta, anche se l’hai tenuta in questo round. Non durante una visita al Mercante, né mentre una carta pescata attende la tua decisione.',
  'TG-61': 'Puoi piazzare un Targi sulla carta del Predone. Non può comunque stare di fronte a un Targi avversario.',
  'TG-62':
    'Dal Mercante anche 1 merce diventa 1 altra merce. In una stessa visita nessuna merce può essere sia data sia ricevuta a questo cambio: dopo 1 dattero per 1 sale non puoi più dare sale né ricevere datteri. Tre merci uguali per 1 oro resta com’è.',
  'TG-63': 'Durante le razzie non paghi nulla.',
  'TG-64':
    'Guadagni 1 punto a ogni razzia, anche all’ultima, una volta pagato il dovuto; se non devi nulla, lo guadagni lo stesso. Non se non hai potuto pagare.',
  'TG-65':
    'Una volta per round, se questa carta è in gioco e una carta Merci, del centro o della Carovana, ti ha dato in quel round, anche prima, la merce indicata, ne ricevi una in più. Le carte Confine non contano.',
  'TG-66':
    'Se in questo round nessuna carta Merci ti ha dato una merce, ne ricevi una a scelta dopo le tue azioni e prima di controllare i limiti di merci e oro (TG-38). Oro e punti non sono merci.',
  'TG-67':
    'Quando la giochi ricevi una merce a scelta ogni due carte nella tua area tribale, questa compresa, arrotondando per difetto.',
  'TG-68':
    'Quando la giochi ricevi una merce a scelta ogni due posti ancora liberi nella tua area tribale, arrotondando per difetto.',
  'TG-69': 'Quando la giochi ricevi tre merci a scelta, combinate come vuoi, oppure 1 oro, oppure 1 punto.',
  'TG-70': 'Quando la giochi vi si mette 1 oro della riserva. Pagherà l’oro nel prezzo di una carta Tribù futura.',
  'TG-71':
    'Quando la giochi puoi risistemare fino a due delle tue carte, questa compresa: scambiarle, spostarle in fondo a delle file, oppure spostarne una in fondo a una fila e mettere l’altra al suo posto. Nessun’altra carta si muove e non deve restare alcun vuoto.',
  'TG-72': 'Nel prossimo round l’avversario piazza solo due Targi; il suo ultimo piazzamento salta.',
} as const satisfies SameKeys<typeof English>;
