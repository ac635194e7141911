import type { craftWords as English } from '../../en/lessons/craft.ts';
import type { SameKeys } from '../../words.ts';

export const craftWords = {
  title: 'Gli errori di chi comincia',
  about: 'Cinque brevi capitoli con posizioni da risolvere: linee, mano, file, avversario, finale.',
  lines: {
    title: 'Scegliere tre linee',
    idea: 'Tre Targi tracciano tre linee, ma vinci una carta solo dove due si incrociano. Cerca prima l’incrocio, poi la carta Confine.',
    last: 'Le tue linee si incrociano già sul Cammelliere. Dove rende di più il tuo ultimo Targi? Piazzalo e conferma.',
    lastElse: 'Cerca una linea che incroci la tua su una carta che puoi pagare. Vedo un’Oasi da tre punti.',
    lastSalt:
      'Così vinci 2 sale, uno qui e uno all’incrocio. Il sale arriva a ogni round; un’altra linea vale tre punti.',
    lastSame:
      'Questa linea è già tua, solo dall’altro capo. Due Targi sulla stessa linea non incrociano niente di nuovo.',
    lastWhy: 'Ben visto! Dal pepe le tue linee si incrociano anche sull’Oasi: tre punti, e puoi pagarla.',
    column:
      'Qui i tuoi due Targi tracciano linee orizzontali, che non si incontrano mai. Quale linea verticale le incrocia entrambe, sulle carte migliori?',
    columnElse:
      'Questa linea è già tua, e le orizzontali non si incontrano mai. Solo una verticale le incrocia entrambe: mi piace quella con l’oro.',
    columnMiddle:
      'Una verticale, bene! Dà un dattero, un pepe e un Pozzo da due punti. L’altra ha dell’oro e un Pozzo da tre.',
    columnWhy:
      'Esatto. Un Pozzo e dell’oro con un solo Targi: due orizzontali e una verticale fanno due incroci, tre orizzontali nessuno.',
  },
  hand: {
    title: 'Quando tenere una carta',
    idea: 'La mano tiene una sola carta, che lì aspetta il Nobile. Deve valere il viaggio, e la mano dev’essere libera.',
    lack: 'Questa Targia vale tre punti, ma ti manca un sale. Che cosa ne fai?',
    lackElse: 'Così tre punti se ne vanno. La tua mano è vuota: falla aspettare lì.',
    lackEnd: 'Così resta sul tavolo, e Bianco ha le merci per pagarla. La tua mano è vuota: falla aspettare lì.',
    lackWhy:
      'Giusto. La tua Tenda rende il Nobile più economico di una merce: nel prossimo round potrai perfino pagarla.',
    now: 'Un’Oasi, e di nuovo la tua mano è vuota. Tenerla o pagarla adesso?',
    nowElse: 'Puoi pagarla adesso, e la tua prima fila aspetta una quarta Oasi.',
    nowThird:
      'Quattro simboli diversi valgono due punti. Ma la tua prima fila aspetta la quarta Oasi: lì ne vale quattro.',
    nowKeep: 'In mano non vale niente, e il Nobile ti costerà un Targi in un altro round. Puoi pagarla adesso.',
    nowWhy: 'Sì! Gioca ciò che puoi pagare. Quattro Oasi in una fila valgono quattro punti, e la mano resta libera.',
  },
  rows: {
    title: 'File da quattro',
    idea: 'Una fila completa vale quattro punti con un solo simbolo, due con quattro diversi, niente se è mista. Ogni carta chiede: in quale fila?',
    third: 'Un Cammelliere, e due sono già nella tua prima fila. Giocalo dove rende di più.',
    thirdElse: 'Io lo metterei accanto ai due Cammellieri: un solo simbolo per fila, da lì vengono quattro punti.',
    thirdOther:
      'Da solo in una fila nuova riparte da zero. Accanto ai due Cammellieri sarebbe il terzo: ancora uno, e la fila vale quattro punti.',
    thirdWhy: 'Tre! E questo fa costare ogni altro Cammelliere una merce in meno.',
    fourth: 'Due round dopo ne arriva un quarto. Leggi la sua bandierina prima di scegliere la fila.',
    fourthElse:
      'La bandierina dice: due punti, ma solo come quarta carta di una fila. Una delle tue ha proprio quel posto.',
    fourthOther:
      'Lì non è la quarta carta, quindi la bandierina non dà niente. E i tuoi tre Cammellieri aspettano ancora i loro quattro punti.',
    fourthWhy: 'Quattro punti per la fila e due per il quarto posto: sei con una sola buona scelta.',
    tent: 'Usa il Nobile per la Tenda che hai in mano. Quale fila completa?',
    tentElse: 'Guarda la seconda fila: Pozzo, Oasi, Targia. Un quarto simbolo diverso la completa.',
    tentFirst: 'La prima fila è vuota e resta un solo round: non si riempirà più. In quale fila manca una carta sola?',
    tentWait: 'In mano non vale niente, e resta un solo round. Ora sei sul Nobile: giocala.',
    tentWhy: 'Quattro simboli diversi di solito valgono due punti. Una delle tue Targia li fa diventare quattro.',
  },
  leave: {
    title: 'Che cosa lasci',
    idea: 'Nel deserto siete in due. Prima di ogni Targi segui anche le linee di Bianco: che cosa gli darebbe un Targi in più?',
    door: 'Una verticale di Bianco passa già dal Pozzo e le manca solo la seconda riga. Il Predone sta a un capo. E tu?',
    doorElse:
      'Così il pepe resta a Bianco, e con lui il Pozzo. Il Predone chiude l’altro capo: questo è l’unico ingresso.',
    doorPepper:
      'Ora le tue linee si incrociano su un Pozzo, ma costa oro, e tu non ne hai. E Bianco si prende l’altro pepe e il Pozzo al centro.',
    doorNoble: 'La Tenda che hai in mano costa oro, e tu non ne hai. E Bianco si prende il pepe, e con lui il Pozzo.',
    doorWhy: 'La riga è tua, e Bianco non arriva più al Pozzo. Tu sì: la Fata Morgana ci porta un segnalino.',
    mirage: 'A Bianco resta un Targi, e ha merci per l’Oasi al centro. Una carta porta lì. Prendila per prima.',
    mirageElse:
      'Dalla Fata Morgana un segnalino va su ogni carta scoperta e libera, anche sull’Oasi. Ora Bianco può mettersi lì.',
    mirageRow:
      'La tua orizzontale ora passa dall’Oasi, ma Bianco può chiudere la verticale con un Targi. Dalla Fata Morgana ogni tuo incrocio porta lì.',
    mirageColumn:
      'La tua verticale ora passa dall’Oasi, ma Bianco può chiudere l’orizzontale con un Targi. Dalla Fata Morgana ogni tuo incrocio porta lì.',
    mirageWhy: 'La Fata Morgana porta a ogni carta scoperta e libera. Bianco ha perso quella via, e tu puoi usarla.',
  },
  last: {
    title: 'Gli ultimi round',
    idea: 'Alla fine merci e oro non valgono niente. Solo l’ultima razzia vuole ancora qualcosa: un oro, o tre punti.',
    smith: 'L’ultima visita è all’Argentiere. Hai cinque datteri, un sale e un oro. Che cosa gli dai?',
    smithElse: 'Riconta: quattro datteri danno tre punti. L’oro ne vale tre anche lui, nella razzia.',
    smithTwo: 'Due datteri danno un punto, quattro ne danno tre. E i datteri che avanzano non valgono niente.',
    smithGold: 'Due punti per l’oro, ma poi l’ultima razzia te ne toglie tre. Dagli dei datteri.',
    smithWhy: 'Tre punti per quattro datteri. E l’oro te ne risparmia altri tre nella razzia.',
    place: 'L’ultimo Targi della partita. Non hai oro, ma tanto pepe. Dove diventa punti?',
    placeElse:
      'Alla fine il sale non vale niente, e questa linea è già tua. Chi dà oro in cambio di merci, su una linea che incrocia le tue?',
    placeNoble:
      'La Tenda che hai in mano costa oro, e tu non ne hai. Chi dà oro in cambio di merci, su una linea che incrocia le tue?',
    placeWhy:
      'Il Mercante fa oro del tuo pepe, e le tue linee si incrociano su un Pozzo che quell’oro paga. Ora conosci il mestiere!',
  },
} as const satisfies SameKeys<typeof English>;
