import type { home as English } from '../en/home.ts';
import type { SameKeys } from '../words.ts';

export const home = {
  title: 'Caravanserai · Targi und Targets online spielen',
  description:
    'Ein quelloffener Tisch für zwei Brettspiele, Targi und Targets. Spiele gegen Bots oder mit Freunden, an einem Gerät oder online, ohne Konto, und lies die vollständigen Regeln mit jeder Karte und jeder Klarstellung.',
  skip: 'Zum Inhalt springen',
  tables: 'Tische',
  hero: {
    kicker: 'Quelloffen · kein Konto nötig · inoffiziell',
    title: 'Eine Herberge mit zwei Tischen',
    lead: 'Hier warten zwei Brettspiele: ein stilles Duell unter dem Wüstenhimmel und ein lautes Gerangel geschnippter Würfel. Setz dich dazu.',
  },
  targi: {
    name: 'Targi',
    picture:
      'Ein Abend in der Wüste. Auf einem Teppich liegt ein Quadrat aus Karten, fünf mal fünf, mit blauen und weißen Figuren am Rand, und der Räuber ist unterwegs.',
    pitch:
      'Schicke drei Targis an den Rand des Spielfelds. Wo sich ihre Linien kreuzen, gehört eine Karte dir. Handle mit Datteln, Salz und Pfeffer, vergrößere deinen Stamm und nimm dich vor dem Räuber in Acht.',
    facts: '2 Personen · etwa eine Stunde',
  },
  targets: {
    name: 'Targets',
    picture:
      'Ein Holztisch im Lampenlicht. Türme aus Würfeln stehen auf vier Sockeln um drei bemalte Scheiben; eben wurde ein Würfel geschnippt.',
    pitch:
      'Schnippe den obersten Würfel deines Turms auf die Scheiben in der Mitte. Triff ins Schwarze, sag es vor den anderen an und stiehl, was sie noch nicht gesichert haben.',
    facts: '2 bis 4 Personen · eine Viertelstunde',
  },
  house: {
    label: 'Das Haus',
    openTitle: 'Alles ist offen',
    open: 'Das ganze Programm ist quelloffen, unter der MIT-Lizenz. Lies es, betreibe deine eigene Herberge, schicke uns eine Verbesserung.',
    quietTitle: 'Kein Türsteher',
    quiet:
      'Kein Konto nötig, keine Werbung, kein Tracking. Diese Seite lädt nichts von anderen Servern, und Partien gegen den Computer bleiben in deinem Browser.',
    fairTitle: 'Fair zu den Urhebern',
    fair: 'Ein inoffizielles Projekt ohne Verbindung zu einem Verlag. Worte und Zeichnungen sind unsere eigenen. Gefällt dir ein Spiel, kauf die Schachtel: Sie ist es wert.',
  },
  rules: {
    title: 'Die Regeln von Targi',
    lead: 'Vollständig, in unseren eigenen Worten, Zeile für Zeile nummeriert. Wo die gedruckten Anleitungen schweigen oder sich widersprechen, entscheidet eine Klarstellung und sagt, warum.',
    contents: 'Abschnitte',
    search: 'Regeln und Karten durchsuchen',
    clear: 'Suche löschen',
    foundRules_one: '{{count}} Regelzeile',
    foundRules_other: '{{count}} Regelzeilen',
    foundCards_one: '{{count}} Karte',
    foundCards_other: '{{count}} Karten',
    nothing: 'Nichts gefunden. Versuche es mit einem kürzeren Wort oder einer Nummer wie TG-12.',
    ruling: 'Klarstellung {{id}}',
    why: 'Warum',
    link: 'Link zu {{id}}',
    onCards: 'Karten mit dieser Wirkung',
  },
  board: {
    title: 'Das Spielfeld',
    label: 'Das Spielfeld aus 25 Karten, mit den 16 Randkarten an ihren Plätzen',
    hint: 'Zeige auf eine Randkarte oder tippe sie an, um ihre Linie und die Karte gegenüber zu sehen.',
    goods: 'Warenkarte',
    tribe: 'Stammeskarte',
    legendGoods: 'Warenkarten liegen in den Ecken und im Zentrum der Mitte.',
    legendTribe: 'Stammeskarten liegen dazwischen.',
    legendRobber: 'Der Räuber geht im Uhrzeigersinn von Karte zu Karte und beginnt auf Karte 1.',
    legendRaid: 'Jede Ecke ist ein Überfall. Der vierte beendet die Partie.',
    faces:
      '{{name}} ({{number}}) liegt gegenüber von {{otherName}} ({{otherNumber}}). Die Linie führt durch {{places}}.',
    corner: '{{name}} ({{number}}) ist eine Ecke: Hier darf kein Targi stehen.',
    card: 'Randkarte {{number}}, {{name}}',
    open: 'Karte {{number}} ansehen',
  },
  cards: {
    title: 'Alle Karten',
    lead: '{{border}} Randkarten, {{goods}} Warenkarten und {{tribe}} Stammeskarten, gezeichnet nach denselben Daten, mit denen gespielt wird.',
    border: 'Randkarten',
    borderLead: 'Sie bewegen sich nie. Schicke einen Targi auf eine von ihnen und tu, was sie sagt.',
    goods: 'Warenkarten',
    goodsLead: 'Nimm alles, was eine Karte zeigt; wo Schrägstriche die Waren trennen, wähle eine.',
    tribe: 'Stammeskarten',
    tribeLead: 'Bezahle den Preis am linken Rand und lege die Karte in deine Auslage. Silberkreuze sind Siegpunkte.',
    filter: 'Nur ein Symbol zeigen',
    all: 'Alle',
    shown_one: '{{count}} Karte',
    shown_other: '{{count}} Karten',
    price: 'Preis: {{cost}}',
    or: 'oder',
    points_one: '{{count}} Siegpunkt',
    points_other: '{{count}} Siegpunkte',
    copies_one: '{{count}} Exemplar',
    copies_other: '{{count}} Exemplare',
    rule: 'Regel {{id}}',
  },
  footer: {
    docs: 'Dokumentation',
    translate: 'Beim Übersetzen helfen',
    licences: 'Lizenzen',
    source: 'Quelltext',
    issues: 'Fehler melden',
    credits:
      'Targi ist ein Spiel von Andreas Steiger, Targets eines von Wilfried Fort. Die Spiele gehören ihren Autoren und Verlagen, die an diesem Projekt nicht beteiligt sind.',
    licence: 'Die Software ist frei, unter der MIT-Lizenz.',
    top: 'Nach oben',
  },
} as const satisfies SameKeys<typeof English>;
