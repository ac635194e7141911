import type { home as English } from '../en/home.ts';
import type { SameKeys } from '../words.ts';

export const home = {
  title: 'Caravanserai · gioca a Targi e Targets online',
  description:
    'Un tavolo open source per due giochi da tavolo, Targi e Targets. Gioca contro i bot o con gli amici, sullo stesso dispositivo o online, senza account, e leggi le regole complete, con ogni carta e ogni chiarimento.',
  skip: 'Vai al contenuto',
  tables: 'Tavoli',
  hero: {
    kicker: 'Open source · nessun account richiesto · non ufficiale',
    title: 'Una locanda con due tavoli',
    lead: 'Qui ti aspettano due giochi da tavolo: un duello silenzioso sotto il cielo del deserto e una chiassosa mischia di dadi lanciati a schicchere. Accomodati.',
  },
  targi: {
    name: 'Targi',
    picture:
      'Una sera nel deserto. Su un tappeto c’è un quadrato di carte, cinque per cinque, con figure blu e bianche lungo il bordo, e il Predone in cammino.',
    pitch:
      'Manda tre Targi sul bordo del campo. Dove le loro linee si incrociano, una carta è tua. Scambia datteri, sale e pepe, fai crescere la tua tribù e attenzione al Predone.',
    facts: '2 giocatori · circa un’ora',
  },
  targets: {
    name: 'Targets',
    picture:
      'Un tavolo di legno alla luce di una lampada. Torri di dadi si alzano su quattro basi attorno a tre dischi dipinti; un dado è appena partito.',
    pitch:
      'Con una schicchera lancia il dado in cima alla tua torre verso i dischi al centro. Colpisci il nero, dichiaralo prima degli altri e ruba ciò che non hanno ancora messo al sicuro.',
    facts: 'Da 2 a 4 giocatori · un quarto d’ora',
  },
  house: {
    label: 'La casa',
    openTitle: 'Porte aperte',
    open: 'Tutto il programma è open source, con licenza MIT. Leggilo, apri la tua locanda, mandaci un miglioramento.',
    quietTitle: 'Ingresso libero',
    quiet:
      'Nessun account richiesto, niente pubblicità, niente tracciamento. Questa pagina non carica nulla da altri siti, e le partite contro il computer restano nel tuo browser.',
    fairTitle: 'Rispetto per gli autori',
    fair: 'Un progetto non ufficiale, senza legami con alcun editore. Parole e disegni sono nostri. Se un gioco ti piace, compra la scatola: ne vale la pena.',
  },
  rules: {
    title: 'Le regole di Targi',
    lead: 'Complete, con parole nostre, una riga numerata alla volta. Dove i regolamenti stampati tacciono o si contraddicono, un chiarimento risolve il dubbio e dice perché.',
    contents: 'Sezioni',
    search: 'Cerca nelle regole e nelle carte',
    clear: 'Cancella la ricerca',
    foundRules_one: '{{count}} riga di regole',
    foundRules_other: '{{count}} righe di regole',
    foundCards_one: '{{count}} carta',
    foundCards_other: '{{count}} carte',
    nothing: 'Nessun risultato. Prova con una parola più corta o con un numero come TG-12.',
    ruling: 'Chiarimento {{id}}',
    why: 'Perché',
    link: 'Link a {{id}}',
    onCards: 'Carte con questo effetto',
  },
  board: {
    title: 'Il campo di gioco',
    label: 'Il campo di 25 carte, con le 16 carte cornice al loro posto',
    hint: 'Indica o tocca una carta cornice per vedere la sua linea e la carta di fronte.',
    goods: 'Carta Merci',
    tribe: 'Carta tribale',
    legendGoods: 'Le carte Merci stanno agli angoli e nel mezzo del centro.',
    legendTribe: 'Le carte tribali stanno tra l’una e l’altra.',
    legendRobber: 'Il Predone avanza in senso orario, carta dopo carta, partendo dalla carta 1.',
    legendRaid: 'Ogni angolo è una razzia. La quarta chiude la partita.',
    faces: '{{name}} ({{number}}) è di fronte a {{otherName}} ({{otherNumber}}). La loro linea passa per {{places}}.',
    corner: '{{name}} ({{number}}) è un angolo: nessun Targi può stare qui.',
    card: 'Carta cornice {{number}}, {{name}}',
    open: 'Guarda la carta {{number}}',
  },
  cards: {
    title: 'Tutte le carte',
    lead: '{{border}} carte cornice, {{goods}} carte Merci e {{tribe}} carte tribali, disegnate dagli stessi dati con cui si gioca.',
    border: 'Carte cornice',
    borderLead: 'Non si muovono mai. Manda un Targi su una di loro e fai ciò che dice.',
    goods: 'Carte Merci',
    goodsLead: 'Prendi tutto ciò che la carta mostra; dove le merci sono separate da barre, scegline una.',
    tribe: 'Carte tribali',
    tribeLead:
      'Paga il prezzo sul bordo sinistro e gioca la carta nella tua area tribale. Le croci d’argento sono punti vittoria.',
    filter: 'Mostra un solo simbolo',
    all: 'Tutte',
    shown_one: '{{count}} carta',
    shown_other: '{{count}} carte',
    price: 'Prezzo: {{cost}}',
    or: 'oppure',
    points_one: '{{count}} punto vittoria',
    points_other: '{{count}} punti vittoria',
    copies_one: '{{count}} copia',
    copies_other: '{{count}} copie',
    rule: 'Regola {{id}}',
  },
  footer: {
    docs: 'Documentazione',
    translate: 'Aiuta a tradurre',
    licences: 'Licenze',
    source: 'Codice sorgente',
    issues: 'Segnala un difetto',
    credits:
      'Targi è un gioco di Andreas Steiger, Targets è di Wilfried Fort. I giochi appartengono ai loro autori ed editori, che non partecipano a questo progetto.',
    licence: 'Il software è libero, con licenza MIT.',
    top: 'Torna su',
  },
} as const satisfies SameKeys<typeof English>;
