import type { caravanWords as English } from '../../en/lessons/caravan.ts';
import type { SameKeys } from '../../words.ts';

export const caravanWords = {
  title: 'Deine erste Karawane',
  about: 'Eine erste Partie Targi mit einem Begleiter, vom ersten Targi bis zur Schlusswertung.',
  lines: {
    title: 'Drei Targis, drei Linien',
    welcome: 'Willkommen! Ich bin Tassili und kenne jeden Weg in dieser Wüste. Führen wir deine erste Karawane.',
    first: 'Du spielst Blau. Setze deinen ersten Targi auf die Pfefferkarte, auf die ich zeige, und bestätige.',
    firstElse:
      'Dort darfst du stehen, aber ich rieche Pfeffer. Nimm den Targi zurück und versuch die Karte, auf die ich zeige.',
    line: 'Siehst du die Linie? Sie läuft von deinem Targi quer über das Feld. Auch Weiß hat einen Targi gesetzt.',
    second: 'Jetzt die Salzkarte oben. Ihre Linie läuft nach unten und kreuzt die erste.',
    secondElse: 'Ein guter Platz für einen anderen Tag! Nimm ihn zurück und versuch die Salzkarte.',
    cross:
      'Sie kreuzen sich auf diesem Zelt. Du darfst die Karten nutzen, auf denen deine Targis stehen, und jede, auf der sich deine Linien kreuzen.',
    closed:
      'Gesperrt sind Ecken, die Karte des Räubers und Karten gegenüber weißen Targis. Weiß steht auf 10, also ist die 2 zu.',
    third: 'Setze deinen letzten Targi auf die Datteln gleich unter dem Pfeffer. So entsteht eine zweite Kreuzung.',
    thirdElse: 'Nicht schlecht, aber die Datteln passen besser zu unserem Plan. Nimm ihn zurück und versuch es dort.',
  },
  goods: {
    title: 'Die Taschen füllen',
    take: 'Alle stehen, und du handelst zuerst. Nutze die drei Karten, auf denen deine Targis stehen, in beliebiger Reihenfolge.',
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
    display: 'Hier wohnt dein Stamm: drei Reihen zu vier, jede von links gefüllt. Was liegt, bleibt liegen.',
    end: 'Es gibt nichts mehr zu nutzen. Beende deinen Zug und bestätige, dann ist Weiß dran.',
    endElse: 'Das hilft jetzt nicht. Beende deinen Zug.',
    round:
      'Eine neue Runde: In der Mitte liegen neue Karten, der Räuber geht eine Karte weiter, und Weiß hat das Amulett und beginnt.',
  },
  free: {
    title: 'Eine eigene Runde',
    idea: 'Runde zwei. Weiß hat das Amulett und hat zuerst gesetzt. Das sind deine Waren: Such Karten, die du bezahlen kannst.',
    first: 'Jetzt wählst du. Setze deinen ersten Targi, wohin du willst, und bestätige.',
    second: 'Und den zweiten. Wo sich zwei deiner Linien kreuzen, gehört die Karte dir.',
    third: 'Der letzte. Dann sage ich, was ich von deinen Linien halte.',
    done: 'Deine Linien stehen. Im nächsten Kapitel wird gehandelt.',
  },
  trader: {
    title: 'Händler und Karawane',
    later: 'Runde drei. Deine Targis stehen auf drei Karten, die etwas Besonderes können.',
    trade:
      'Der Händler nimmt drei gleiche Waren für ein Gold oder zwei für eine andere Ware. Tausche drei Datteln gegen Gold und geh dann.',
    tradeElse: 'Wir wollten Gold! Nimm das zurück und tausche drei Datteln.',
    caravan: 'Die Karawane deckt die oberste Warenkarte auf, und du nimmst, was sie zeigt. Versuch dein Glück!',
    caravanElse: 'Die Karawane wartet. Geh zuerst dorthin!',
    expand: 'Gold! Jetzt die Stammeserweiterung: Sie zieht für dich eine Stammeskarte vom Stapel.',
    expandElse: 'Schau zuerst, welche Karte die Stammeserweiterung bringt.',
    lay: 'Eine Targia! Zahle eine Dattel und ein Gold und lege sie neben das Zelt.',
    layElse: 'Sie wäre lieber neben dem Zelt in der obersten Reihe. Nimm das zurück.',
  },
  raid: {
    title: 'Überfall!',
    corner:
      'Nach drei Runden kommt der Räuber an eine Ecke: ein Überfall! Ihr verliert jeder eine Ware oder einen Punkt.',
    pay: 'Weiß hat gezahlt. Was gibst du her? Du entscheidest.',
    payElse: 'Eine Ware oder ein Punkt, wie du willst.',
    effect:
      'Und deine Targia bringt dir bei jedem Überfall einen Punkt. Die Fahne auf einer Karte sagt, was sie kann: Sieh sie dir jederzeit an.',
  },
  hand: {
    title: 'Eine Karte für später',
    draw: 'Runde fünf. Zieh noch einmal mit der Stammeserweiterung.',
    drawElse: 'Zieh bitte zuerst die Karte.',
    keep: 'Dieses Zelt kostet eine Dattel, und du hast keine. Behalte die Karte: Eine darf auf der Hand warten.',
    keepElse: 'Zu schade zum Abwerfen! Nimm das zurück und behalte das Zelt.',
    noble: 'Eine Runde später. Nur der Adelige bringt eine Karte aus deiner Hand in den Stamm, und du stehst bei ihm.',
    date: 'Nimm die Dattel, die dir gefehlt hat.',
    dateElse: 'Zuerst die Dattel, sonst bleibt das Zelt auf der Hand.',
    lay: 'Nutze jetzt den Adeligen: Zahle und lege das Zelt in die zweite Reihe.',
    layElse:
      'In der zweiten Reihe liegt schon ein Zelt: Die gehören zusammen. Nimm das zurück und versuch es noch einmal.',
  },
  smith: {
    title: 'Silber für Salz',
    sell: 'Der Silberschmied gibt Punkte: einen für zwei gleiche Waren, drei für vier, zwei für ein Gold. Verkaufe vier Salz.',
    sellElse: 'Das mag er auch, aber vier Salz bringen am meisten. Nimm es zurück und versuch es noch einmal.',
    points: 'Drei Punkte für dich. Wer am Ende die meisten hat, gewinnt.',
  },
  mirage: {
    title: 'Fata Morgana',
    collect: 'Runde acht. Nimm deine Dattel und deinen Pfeffer.',
    collectElse: 'Zuerst Dattel und Pfeffer: Wir brauchen beides.',
    move: 'Die Fata Morgana versetzt einen deiner Marker auf eine andere offene Karte. Nutze sie: vom Pfeffer zu diesem Kamelreiter.',
    moveElse: 'Ein Trugbild! Nimm das zurück: Der Marker geht vom Pfeffer zum Kamelreiter.',
  },
  rows: {
    title: 'Vier in einer Reihe',
    lay: 'In deiner obersten Reihe liegen Zelt, Targia und Brunnen. Lege auch den Kamelreiter dorthin.',
    layElse: 'Nur in der obersten Reihe macht er vier voll. Nimm das zurück und versuch es noch einmal.',
    bonus: 'Eine volle Reihe mit vier verschiedenen Symbolen: zwei Punkte am Ende. Viermal dasselbe bringt vier.',
  },
  end: {
    title: 'Der letzte Überfall',
    last: 'Runde zwölf. Das Spiel endet mit dem vierten Überfall oder nach der Runde, in der jemand die zwölfte Karte auslegt.',
    lay: 'Noch eine Karte für deinen Stamm: Lege diesen Brunnen aus.',
    layElse: 'Er ist drei Punkte wert, und du kannst ihn bezahlen. Nimm das zurück und lege ihn aus.',
    turn: 'Beende jetzt deinen Zug. Der Räuber geht zur letzten Ecke.',
    turnElse: 'Etwas Besseres bleibt nicht. Beende deinen Zug.',
    pay: 'Dieser Überfall kostet ein Gold oder drei Punkte. Gold zählt am Ende nichts: Zahle damit.',
    payElse: 'Drei Punkte sind zu viel! Gib lieber das Gold.',
    won: 'Fünfunddreißig zu achtundzwanzig: Deine Karawane ist zuerst am Ziel! Du weißt jetzt alles, was du brauchst. Willst du es selbst versuchen?',
  },
} as const satisfies SameKeys<typeof English>;
