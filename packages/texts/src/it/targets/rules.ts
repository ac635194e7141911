import type { targetsRules as English } from '../../en/targets/rules.ts';
import type { SameKeys } from '../../words.ts';

export const targetsRules = {
  'TT-1':
    'Due, tre o quattro giocatori: rosso, blu, giallo e verde, in quest’ordine e in senso orario. Ciascuno ha una base di legno e tre dadi del proprio colore.',
  'TT-2':
    'Ci sono nove dischi, tre per ognuno dei tre colori. Una faccia mostra un bersaglio dal centro nero, l’altra una stella. Tre stanno in mezzo al tavolo con il bersaglio in alto, distanti la larghezza di un dado; sei si mettono da parte.',
  'TT-3':
    'Ogni base sta dal lato del suo giocatore, al massimo a 20 cm dai dischi; più vicino, come vantaggio, se ci si accorda.',
  'TT-4': 'Ogni giocatore impila i suoi tre dadi sulla propria base: è la torre.',
  'TT-5': 'Scegli tu chi comincia, lascia decidere la sorte, o comincia chi dichiara per primo «Targets!».',
  'TT-6':
    'Nel tuo turno dai una schicchera al dado in cima alla tua torre. Direzione, forza e punto colpito decidono dove va. Resta dove si ferma, salvo che una riga qui sotto dica altro.',
  'TT-7':
    'Poi tocca al giocatore successivo in senso orario. Chi non ha dadi sulla base salta il turno; se un solo giocatore ha ancora dadi, lancia di nuovo.',
  'TT-8': 'Un round finisce quando nessuno ha più dadi sulla base.',
  'TT-9': 'Un dado vale la faccia in alto, e conta per un disco solo se non tocca altro che quel disco.',
  'TT-10':
    'Quando tutti i dadi sono fermi si risolvono prima i falli (TT-12), poi le torri disarmate (TT-17), poi i furti (TT-18). Dopo si aprono le dichiarazioni (TT-27).',
  'TT-11':
    'Una torre che è stata spinta senza perdere dadi torna dritta al suo posto, base compresa, con i dadi nello stesso ordine.',
  'TT-12': 'Un fallo costa il dado: è fuori gioco per questo round e sta sotto la base del suo proprietario.',
  'TT-13': 'Un dado che esce dal tavolo è un fallo, che sia stato lanciato o spinto.',
  'TT-14': 'Un dado lanciato che è scivolato senza rotolare è un fallo.',
  'TT-15':
    'Un dado che si ferma su una base o su una torre è un fallo, e lo è anche un dado lanciato che resta sulla propria base.',
  'TT-16':
    'Quando più dadi lasciano la tua torre con una sola schicchera, ne tieni uno sul tavolo. Conta come quello lanciato, e gli altri sono falli.',
  'TT-17':
    'Disarmare: quando una schicchera fa cadere dadi dalle torri degli altri, uno di essi, e uno solo in tutto, è fuori gioco per questo round. Gli altri tornano sulle loro torri.',
  'TT-18':
    'Rubare: quando un tuo dado, lanciato o spinto da te, si ferma su dischi custoditi sotto la base di un avversario (TT-32), li prendi subito tutti e li custodisci sotto la tua.',
  'TT-19': 'Dopo una schicchera che ha rubato non si può dichiarare un Double.',
  'TT-20':
    'Quando un tuo dado tocca il centro nero di un disco in mezzo al tavolo, anche solo in parte, lanciato o spinto lì da chiunque, puoi dichiarare «Targets!». Il disco è subito tuo definitivamente: si gira dal lato della stella, vale uno e non può essere rubato.',
  'TT-21':
    'Tutti i dadi che toccano un disco vinto così sono fuori gioco per questo round e tornano sotto le basi dei loro proprietari.',
  'TT-22': 'Se più dadi toccano lo stesso centro nero, vince il disco la prima dichiarazione.',
  'TT-23':
    'Un Targets che nessuno dichiara è perso: il dado resta, e si può dichiarare solo dopo che è stato mosso di nuovo. I dischi sotto le basi non si vincono così.',
  'TT-24':
    'Quando due dadi di un giocatore sono sul tavolo e mostrano la stessa faccia, il giocatore può dichiarare «Double!» e rimettere uno dei due in cima alla propria torre. I dadi sulle torri non contano.',
  'TT-25':
    'Un Double si può dichiarare solo se è nuovo: uno dei due dadi è stato appena lanciato, o spinto su una faccia nuova.',
  'TT-26': 'Un dado serve per una sola dichiarazione, Targets o Double.',
  'TT-27':
    'Le dichiarazioni sono aperte da quando i dadi sono fermi a quando parte la schicchera successiva. Dopo una dichiarazione sbagliata non puoi dichiarare per due secondi.',
  'TT-28': 'Le dichiarazioni si eseguono una dopo l’altra, nell’ordine in cui sono state fatte.',
  'TT-29':
    'Puoi lasciar perdere le tue dichiarazioni. Quando nessuno ha più dadi da lanciare, il round finisce appena tutti hanno detto di non avere altro da dichiarare.',
  'TT-30':
    'Un tavolo può giocare con le «dichiarazioni automatiche». Allora il tavolo dichiara subito il Targets per ogni giocatore, prima per chi ha lanciato e poi in senso orario, e prima della schicchera successiva interpella chi può dichiarare un Double.',
  'TT-31':
    'Alla fine di ogni round tranne il primo, ogni disco custodito sotto una base è conquistato definitivamente.',
  'TT-32':
    'Poi ogni disco al centro va al giocatore i cui dadi sopra di esso danno la somma più alta. Resta custodito sotto la sua base fino alla fine del round successivo.',
  'TT-33': 'Le somme uguali si annullano a vicenda, e conta la somma subito inferiore.',
  'TT-34':
    'Se nel round nessun disco è stato vinto con Targets e nessuno viene assegnato, chi l’ha cominciato toglie dal centro un disco a scelta.',
  'TT-35':
    'Poi il centro si riempie fino a tre dischi, finché ce ne sono da parte. Tutti ricostruiscono la torre con tutti i propri dadi, e comincia il giocatore successivo in senso orario.',
  'TT-36':
    'Money time: quando non restano dischi per il centro e alcuni sono custoditi, si gioca un ultimo round, per rubare e per difendere. Poi i dischi custoditi sono conquistati definitivamente.',
  'TT-37': 'Quando non restano dischi né al centro, né da parte, né sotto una base, la partita finisce subito.',
  'TT-38':
    'La partita finisce subito quando un giocatore ha conquistato definitivamente quattro dischi, con Targets o a fine round.',
  'TT-39': 'Vince chi ha conquistato definitivamente più dischi.',
  'TT-40':
    'I giocatori in parità in testa giocano il Golden Targets: un disco con la stella in alto al centro, e le loro torri ricostruite.',
  'TT-41':
    'Ciascuno di loro lancia con una schicchera l’intera torre di tre dadi, tutti nello stesso momento. È perso solo un dado che esce dal tavolo, e non si dichiara nulla.',
  'TT-42': 'Vince chi ha la somma più alta di dadi sul disco.',
  'TT-43':
    'Se è pari, o se sul disco non c’è nessuno, tra chi è pari vince la somma più alta di dadi ovunque sul tavolo.',
  'TT-44': 'Se anche quella è pari, chi è pari lancia di nuovo.',
  'TT-45':
    'Pas vu, pas pris: finché un Targets è aperto e non ancora dichiarato, qualsiasi altro giocatore può annullarlo dichiarando «Pas vu, pas pris!».',
  'TT-46':
    '3 × 3: la partita si gioca in tre set. Ogni set ha tre dischi di un colore, e il centro non si riempie tra un round e l’altro.',
  'TT-47': '3 × 3: se in un round nessuno ha vinto un disco, se ne toglie uno, come al solito.',
  'TT-48':
    '3 × 3: un set finisce appena il centro è vuoto, e solo allora i dischi custoditi sono conquistati definitivamente. Non c’è Money time.',
  'TT-49':
    'Squadre: quattro giocatori, due contro due, i compagni uno di fronte all’altro. Prima del primo round i compagni si scambiano un dado ciascuno e lo mettono dove vogliono nella torre. Da quel momento appartiene al giocatore nella cui torre si trova.',
  'TT-50':
    'Squadre: le somme contano per colore dei dadi, e un disco va alla base di quel colore. Esempio: Giallo lancia il dado rosso della propria torre, ma la sua faccia conta per Rosso.',
  'TT-51':
    'Squadre: i dischi dei compagni contano insieme, per il quarto disco e per la vittoria. Si può rubare solo agli avversari.',
  'TT-52': 'Le varianti si combinano come si vuole, e sono registrate con la partita.',
  'TT-53':
    'Tutto ciò che è sul tavolo è visibile a tutti. Nessuno sa come staranno i dadi in una torre prima che sia ricostruita: lo decide il caso.',
  'TT-54':
    'Tutto il resto dipende dai giocatori: la stessa schicchera alla stessa torre finisce sempre allo stesso modo.',
} as const satisfies SameKeys<typeof English>;
