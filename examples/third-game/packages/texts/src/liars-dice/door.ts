import type { Language } from '../languages.ts';

/** What the house says of the game before its words are loaded: on the home page, in lists, in the lobby. */
interface Door {
  readonly name: string;
  readonly facts: string;
  readonly pitch: string;
  readonly picture: string;
  readonly start: string;
  readonly level: { readonly camel: string; readonly fox: string };
}

export const liarsDiceDoor: Readonly<Record<Language, Door>> = {
  en: {
    name: 'Liar’s Dice',
    facts: '2 players · 5 minutes · bluff',
    pitch: 'Dice under cups, a bid on all of them, and one question: do you believe it?',
    picture: 'Two cups with dice on a table.',
    start: 'Roll now',
    level: { camel: 'Camel', fox: 'Fox' },
  },
  fr: {
    name: 'Dés du menteur',
    facts: '2 joueurs · 5 minutes · bluff',
    pitch: 'Des dés sous des gobelets, une enchère sur tous, et une question : y croyez-vous ?',
    picture: 'Deux gobelets et des dés sur une table.',
    start: 'Lancer les dés',
    level: { camel: 'Chameau', fox: 'Renard' },
  },
  it: {
    name: 'Dadi del bugiardo',
    facts: '2 giocatori · 5 minuti · bluff',
    pitch: 'Dadi sotto i bussolotti, una dichiarazione su tutti, e una domanda: ci credi?',
    picture: 'Due bussolotti e dei dadi su un tavolo.',
    start: 'Lancia i dadi',
    level: { camel: 'Cammello', fox: 'Volpe' },
  },
  'pt-BR': {
    name: 'Dado mentiroso',
    facts: '2 jogadores · 5 minutos · blefe',
    pitch: 'Dados sob copos, uma aposta sobre todos eles e uma pergunta: você acredita?',
    picture: 'Dois copos e dados sobre uma mesa.',
    start: 'Lançar os dados',
    level: { camel: 'Camelo', fox: 'Raposa' },
  },
  de: {
    name: 'Bluff',
    facts: '2 Spieler · 5 Minuten · Lügen erlaubt',
    pitch: 'Würfel unter Bechern, ein Gebot auf alle, und eine Frage: Glaubst du das?',
    picture: 'Zwei Becher und Würfel auf einem Tisch.',
    start: 'Jetzt würfeln',
    level: { camel: 'Kamel', fox: 'Fuchs' },
  },
  es: {
    name: 'Dado mentiroso',
    facts: '2 jugadores · 5 minutos · farol',
    pitch: 'Dados bajo cubiletes, una apuesta sobre todos ellos y una pregunta: ¿te lo crees?',
    picture: 'Dos cubiletes y dados sobre una mesa.',
    start: 'Tirar ahora',
    level: { camel: 'Camello', fox: 'Zorro' },
  },
  pl: {
    name: 'Kości kłamcy',
    facts: '2 graczy · 5 minut · blef',
    pitch: 'Kości pod kubkami, zapowiedź o nich wszystkich i jedno pytanie: wierzysz?',
    picture: 'Dwa kubki i kości na stole.',
    start: 'Rzuć teraz',
    level: { camel: 'Wielbłąd', fox: 'Lis' },
  },
};
