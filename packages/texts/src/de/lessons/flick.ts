import type { flickWords as English } from '../../en/lessons/flick.ts';
import type { SameKeys } from '../../words.ts';

export const flickWords = {
  title: 'Dein erster Schnipser',
  about: 'Ganz Targets in drei Minuten, jede Regel mit einem Schnipser.',
  ground: {
    title: 'Übungsplatz',
    about: 'Zehn Schnipser auf ein Ziel und bis zu drei Sterne: Scheibe, schwarze Mitte, Turm, Diebstahl.',
  },
  tricks: {
    title: 'Kunstschnipser',
    about: 'Ein Ziel, ein Schnipser: stehlen, umstoßen, schieben. Bis zu drei Sterne für jeden Tisch.',
  },
  swipe: {
    title: 'Der Schnipser',
    first:
      'Willkommen bei Targets! Lege einen Finger oder die Maus auf den obersten Würfel deines Turms, wische zu den Scheiben und lass los.',
    firstKeys:
      'Willkommen bei Targets! Am Tisch zielen die Pfeiltasten. Die Leertaste startet die Nadel für die Stärke, noch einmal gedrückt schnippt sie.',
    firstElse:
      'Der Würfel ist verloren: Er ist gerutscht oder vom Tisch gefallen. Dein Turm steht wieder: Wische noch einmal.',
    firstDone: 'Das war ein Schnipser! Die Punkte zeigen seinen Weg. Ein Würfel bleibt liegen, wo er anhält.',
    disc: 'Je schneller du wischst, desto schneller der Würfel. Lass ihn ganz auf der Scheibe liegen bleiben.',
    discKeys:
      'Je weiter rechts du die Nadel anhältst, desto schneller der Würfel. Lass ihn ganz auf der Scheibe liegen bleiben.',
    discElse: 'Nicht ganz auf der Scheibe. Versuch es gleich noch einmal.',
    discDone: 'Dort zählt am Ende der Runde, was er zeigt.',
    side: 'Auch wo du den Würfel berührst, zählt. Beginne nah an seinem linken oder rechten Rand: Dann dreht er sich.',
    sideKeys:
      'Auch wo der Würfel getroffen wird, zählt. Drücke dreimal die Punkt-Taste, um ihn rechts zu treffen, und schnippe.',
    sideElse: 'Das war nah an der Mitte. Beginne näher am linken oder rechten Rand des Würfels.',
    sideDone:
      'Er hat sich gedreht. Hoch oder tief und fest getroffen, fällt dein eigener Turm: Dann bleibt nur einer der gefallenen Würfel.',
  },
  black: {
    title: 'Targets!',
    aim: 'Jetzt die schwarze Mitte. Berührt dein Würfel sie, sag „Targets!“ an, und die Scheibe gehört sofort dir.',
    call: 'Er berührt die schwarze Mitte. Sag „Targets!“ an, bevor der nächste Schnipser kommt!',
    else: 'Nicht auf Schwarz. Der Tisch ist wie zuvor: Versuch es noch einmal, oder lass es dir zeigen.',
    done: 'Diese Scheibe gehört dir endgültig. Mit vier Scheiben gewinnst du. Niemand erinnert dich an die Ansage: Augen auf!',
  },
  double: {
    title: 'Double!',
    call: 'Dein letzter Würfel zeigt eine 4, wie ein anderer von dir. Sag „Double!“ an und wähle, welcher auf deinen Turm zurückkommt.',
    else: 'Du hast geschnippt, und damit war es zu spät. Sag zuerst „Double!“ an.',
    done: 'So hast du in dieser Runde einen Schnipser mehr.',
  },
  rivals: {
    title: 'Die anderen',
    topple: 'Auch Blau hat einen Turm. Schnippe fest und gerade darauf!',
    toppleElse: 'Er steht noch. Fester, und gerade darauf!',
    toppleDone:
      'Entwaffnet! Der oberste gefallene Würfel ist für diese Runde aus dem Spiel, die anderen kommen zurück.',
    steal:
      'Unter dem Sockel von Blau liegt eine Scheibe, und sie ist noch nicht sicher. Lass deinen Würfel darauf liegen, um sie zu stehlen.',
    stealElse:
      'Nicht darauf. Zwischen Sockel und Scheibenrand ist Platz: Versuch es noch einmal, oder lass es dir zeigen.',
    stealDone: 'Gestohlen! Aber pass auf: Was unter deinem Sockel liegt, kann auch gestohlen werden.',
  },
  end: {
    title: 'Das Ende',
    round:
      'Das ist der letzte Würfel der Runde. Schnippe ihn: Dann geht jede Scheibe an die höchste Summe einer Farbe, und gleiche Summen heben sich auf.',
    roundElse: 'Diesmal keine Scheibe für dich: Stoß deine eigene 6 nicht weg.',
    roundDone:
      'Deine Scheibe liegt unter deinem Sockel. Stiehlt sie niemand bis zum Ende der nächsten Runde, gehört sie dir endgültig.',
    money:
      'Die Mitte ist leer: Money time, die letzte Runde. Schnippe nach der Scheibe von Blau, um sie zu stehlen; dann zählt alles Gelagerte.',
    moneyElse: 'Noch einmal: Schnippe nach der Scheibe von Blau.',
    done: 'Das ist ganz Targets: Wer die meisten Scheiben hat, gewinnt. Den Rest lernt deine Hand beim Spielen.',
  },
} as const satisfies SameKeys<typeof English>;
