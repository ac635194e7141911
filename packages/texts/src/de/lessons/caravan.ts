import type { caravanWords as English } from '../../en/lessons/caravan.ts';
import type { SameKeys } from '../../words.ts';

export const caravanWords = {
  title: 'Deine erste Karawane',
  about: 'Eine erste Partie Targi mit einem Führer, vom ersten Targi bis zur Schlusswertung.',
  lines: {
    title: 'Drei Targi, drei Linien',
    welcome: 'Willkommen! Ich bin Tassili und kenne jeden Weg in dieser Wüste. Führen wir deine erste Karawane.',
    first: 'Du spielst Blau. Setze deinen ersten Targi auf die Pfefferkarte, auf die ich zeige, und bestätige.',
    firstElse:
      'Dort darfst du stehen, aber ich rieche Pfeffer. Nimm den Targi zurück und versuch die Karte, auf die ich zeige.',
    line: 'Siehst du die Linie? Sie läuft von deinem Targi quer über das Feld. Auch Weiß hat einen Targi gesetzt.',
    second: 'Jetzt die Salzkarte oben. Ihre Linie läuft nach unten und kreuzt die erste.',
    secondElse: 'Ein guter Platz für einen anderen Tag! Nimm ihn zurück und versuch die Salzkarte.',
    cross:
      'Sie kreuzen sich auf diesem Zelt. Du darfst die Karten nutzen, auf denen deine Targi stehen, und jede, auf der sich deine Linien kreuzen.',
    closed:
      'Gesperrt sind Ecken, die Karte des Räubers und Karten gegenüber weißen Targi. Weiß steht auf 10, also ist die 2 zu.',
    third: 'Setze deinen letzten Targi auf die Datteln gleich unter dem Pfeffer. So entsteht eine zweite Kreuzung.',
    thirdElse: 'Nicht schlecht, aber die Datteln passen besser zu unserem Plan. Nimm ihn zurück und versuch es dort.',
  },
  goods: {
    title: 'Die Taschen füllen',
    take: 'Alle stehen, und du handelst zuerst. Nutze die drei Karten, auf denen deine Targi stehen, in beliebiger Reihenfolge.',
    takeElse: 'Das kann kurz warten. Nimm zuerst Salz, Pfeffer und Datteln.',
    card: 'Deine Marker liegen auf den Kreuzungen. Diese Warenkarte gibt eine Dattel und ein Salz: Nimm sie.',
    cardElse: 'Geduld! Nimm zuerst die Warenkarte, auf die ich zeige.',
    bags: 'Hier sind deine Waren. Nach deinem Zug darfst du zehn behalten, dazu drei Gold; der Rest ist verloren.',
  },
  tribe: {
    title: 'Eine Karte für deinen Stamm',
    price: 'Das Zelt ist eine Stammeskarte. Links steht der Preis; die Silberkreuze sind Punkte, hier drei.',
    lay: 'Nutze es: Zahle und lege das Zelt in deine oberste Reihe.',
    layElse: 'Hm, ich würde es in die oberste Reihe legen. Nimm das zurück und versuch es noch einmal.',
    display: 'Hier wohnt dein Stamm: drei Reihen zu vier, jede von links gefüllt. Was liegt, das bleibt.',
    end: 'Es gibt nichts mehr zu nutzen. Beende deinen Zug und bestätige, dann ist Weiß dran.',
    endElse: 'Das hilft jetzt nicht. Beende deinen Zug.',
    round:
      'Eine neue Runde: In der Mitte liegen neue Karten, der Räuber geht eine Karte weiter, und Weiß hat das Amulett und beginnt.',
  },
} as const satisfies SameKeys<typeof English>;
