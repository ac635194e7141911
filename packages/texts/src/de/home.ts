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
  about: {
    label: 'Über Caravanserai',
    openTitle: 'Alles ist offen',
    open: 'Das ganze Programm ist quelloffen, unter der MIT-Lizenz. Lies es, betreibe deine eigene Herberge, schicke uns eine Verbesserung.',
    quietTitle: 'Kein Türsteher',
    quiet:
      'Kein Konto nötig, keine Werbung, kein Tracking. Diese Seite lädt nichts von anderen Servern, und Partien gegen den Computer bleiben in deinem Browser.',
    fairTitle: 'Fair zu den Urhebern',
    fair: 'Ein inoffizielles Projekt ohne Verbindung zu einem Verlag. Worte und Zeichnungen sind unsere eigenen. Gefällt dir ein Spiel, kauf dir das Original: Es ist es wert.',
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
