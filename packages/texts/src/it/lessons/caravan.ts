import type { caravanWords as English } from '../../en/lessons/caravan.ts';
import type { SameKeys } from '../../words.ts';

export const caravanWords = {
  title: 'La tua prima carovana',
  about: 'Una prima partita a Targi con una guida, dal primo Targi al conteggio finale.',
  lines: {
    title: 'Tre Targi, tre linee',
    welcome:
      'Ti do il benvenuto! Sono Tassili e conosco ogni pista di questo deserto. Guidiamo insieme la tua prima carovana.',
    first: 'Giochi con il blu. Piazza il primo Targi sulla carta Pepe che ti indico, poi conferma.',
    firstElse: 'Lì puoi stare, ma io sento odore di pepe. Riprendi il Targi e prova la carta che ti indico.',
    line: 'Vedi la linea? Parte dal tuo Targi e attraversa tutto il tabellone. Anche Bianco ha piazzato un Targi.',
    second: 'Ora la carta Sale in alto. La sua linea scende e incrocia la prima.',
    secondElse: 'Un buon posto per un altro giorno! Torna indietro e prova la carta Sale.',
    cross:
      'Si incrociano su questa Tenda. Potrai usare le carte su cui stanno i tuoi Targi e ogni carta dove le tue linee si incrociano.',
    closed:
      'Vietati: gli angoli, la carta del Predone e le carte di fronte ai Targi bianchi. Bianco sta su 10, quindi la 2 è chiusa.',
    third: 'Piazza l’ultimo Targi sui datteri, proprio sotto il pepe. Così hai un secondo incrocio.',
    thirdElse: 'Niente male, ma i datteri servono meglio al nostro piano. Torna indietro e prova quelli.',
  },
  goods: {
    title: 'Riempire le borse',
    take: 'Tutti sono piazzati e cominci tu. Usa le tre carte sotto i tuoi Targi, nell’ordine che vuoi.',
    takeElse: 'Può aspettare un attimo. Prendi prima sale, pepe e datteri.',
    card: 'I tuoi segnalini stanno dove le linee si incrociano. Questa carta Merci dà un dattero e un sale: prendili.',
    cardElse: 'Pazienza! Prendi prima la carta Merci che ti indico.',
    bags: 'Ecco le tue merci. Dopo il turno puoi tenerne dieci, e tre ori; il resto è perso.',
  },
  tribe: {
    title: 'Una carta per la tribù',
    price: 'La Tenda è una carta Tribù. Il prezzo è a sinistra; le croci in alto sono punti, ben tre.',
    lay: 'Usala: paga e gioca la Tenda nella fila in alto.',
    layElse: 'Mmh, io la giocherei nella fila in alto. Torna indietro e riprova.',
    display: 'Qui vive la tua tribù: tre file da quattro, riempite da sinistra. Ciò che giochi resta.',
    end: 'Non c’è altro da usare. Termina il turno e conferma, poi tocca a Bianco.',
    endElse: 'Ora non serve. Termina il turno.',
    round: 'Un nuovo round: nuove carte al centro, il Predone avanza di una carta e Bianco ha l’amuleto e comincia.',
  },
  trader: {
    title: 'Mercante e Carovana',
    later: 'Terzo round. I tuoi Targi stanno su tre carte con azioni speciali.',
    trade:
      'Il Mercante prende tre merci uguali per un oro, o due per un’altra merce. Scambia tre datteri con l’oro, poi vai via.',
    tradeElse: 'Siamo qui per l’oro! Torna indietro e scambia tre datteri.',
    caravan: 'La Carovana scopre la prima carta Merci del mazzo e tu prendi ciò che mostra. Tenta la fortuna!',
    caravanElse: 'La Carovana aspetta. Prima vai lì!',
    expand: 'Oro! Ora l’Espansione Tribale: pesca per te una carta Tribù dal mazzo.',
    expandElse: 'Prima guarda quale carta porta l’Espansione Tribale.',
    lay: 'Una Targia! Paga un dattero e un oro e giocala accanto alla Tenda.',
    layElse: 'Starebbe meglio accanto alla Tenda, nella fila in alto. Torna indietro.',
  },
  raid: {
    title: 'Razzia!',
    corner: 'Dopo tre round il Predone arriva a un angolo: una razzia! Ognuno perde una merce o un punto.',
    pay: 'Bianco ha pagato. Tu che cosa dai? Decidi tu.',
    payElse: 'Una merce o un punto, come vuoi.',
    effect:
      'E la tua Targia ti porta un punto a ogni razzia. La bandierina di una carta dice che cosa sa fare: guardala quando vuoi.',
  },
  hand: {
    title: 'Una carta per dopo',
    draw: 'Quinto round. Pesca di nuovo con l’Espansione Tribale.',
    drawElse: 'Prima pesca la carta, per favore.',
    keep: 'Questa Tenda costa un dattero e tu non ne hai. Tieni la carta: una può aspettare in mano.',
    keepElse: 'Troppo bella per scartarla! Torna indietro e tieni la Tenda.',
    noble: 'Un round dopo. Solo il Nobile può portare una carta dalla mano alla tribù, e tu sei da lui.',
    date: 'Prendi il dattero che ti mancava.',
    dateElse: 'Prima il dattero, o la Tenda resta in mano.',
    lay: 'Ora usa il Nobile: paga e gioca la Tenda nella seconda fila.',
    layElse: 'Nella seconda fila c’è già una Tenda: stanno bene insieme. Torna indietro e riprova.',
  },
  smith: {
    title: 'Argento per sale',
    sell: 'L’Argentiere dà punti: uno per due merci uguali, tre per quattro, due per un oro. Vendi 4 sale.',
    sellElse: 'Gli piace anche quello, ma 4 sale rendono di più. Torna indietro e riprova.',
    points: 'Tre punti per te. Alla fine vince chi ne ha di più.',
  },
  mirage: {
    title: 'Fata Morgana',
    collect: 'Ottavo round. Prendi il dattero e il pepe.',
    collectElse: 'Prima il dattero e il pepe: ci serviranno entrambi.',
    move: 'La Fata Morgana sposta un tuo segnalino su un’altra carta scoperta. Usala: dal pepe a questo Cammelliere.',
    moveElse: 'Un miraggio! Torna indietro: il segnalino va dal pepe al Cammelliere.',
  },
  rows: {
    title: 'Quattro in fila',
    lay: 'La tua fila in alto ha una Tenda, una Targia e un Pozzo. Gioca lì anche il Cammelliere.',
    layElse: 'Solo nella fila in alto completa i quattro. Torna indietro e riprova.',
    bonus: 'Una fila piena con quattro simboli diversi: due punti alla fine. Quattro volte lo stesso ne porta quattro.',
  },
  end: {
    title: 'L’ultima razzia',
    last: 'Dodicesimo round. La partita finisce con la quarta razzia, o dopo il round in cui qualcuno gioca la dodicesima carta.',
    lay: 'Ancora una carta per la tribù: gioca questo Pozzo.',
    layElse: 'Vale tre punti e puoi pagarlo. Torna indietro e giocalo.',
    turn: 'Ora termina il turno. Il Predone va all’ultimo angolo.',
    turnElse: 'Non resta niente di meglio. Termina il turno.',
    pay: 'Questa razzia prende un oro o tre punti. L’oro alla fine non conta: paga con quello.',
    payElse: 'Tre punti sono troppi! Meglio dare l’oro.',
    won: 'Trentacinque a ventotto: la tua carovana è arrivata prima! Ora sai tutto ciò che serve. Provi da te?',
  },
} as const satisfies SameKeys<typeof English>;
