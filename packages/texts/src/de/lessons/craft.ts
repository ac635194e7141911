import type { craftWords as English } from '../../en/lessons/craft.ts';
import type { SameKeys } from '../../words.ts';

export const craftWords = {
  title: 'Was Anfänger falsch machen',
  about: 'Fünf kurze Kapitel mit Aufgaben am Brett: Linien, Hand, Reihen, Gegenüber, Ende.',
  lines: {
    title: 'Drei Linien wählen',
    idea: 'Drei Targis ziehen drei Linien, doch eine Karte gewinnst du nur, wo sich zwei kreuzen. Such also zuerst die Kreuzung und erst dann die Randkarte.',
    last: 'Deine Linien kreuzen sich schon beim Kamelreiter. Wo bringt dein letzter Targi am meisten? Setze ihn und bestätige.',
    lastElse:
      'Such eine Linie, die deine auf einer Karte kreuzt, die du bezahlen kannst. Ich sehe eine Oase mit drei Punkten.',
    lastWhy:
      'Gut gesehen! Vom Pfeffer aus kreuzen sich deine Linien auch auf der Oase: drei Punkte, und du kannst sie bezahlen.',
    column:
      'Hier stehen beide Targis an waagrechten Linien, und die treffen sich nie. Welche senkrechte kreuzt beide auf den besten Karten?',
    columnElse:
      'Nur eine senkrechte Linie kreuzt beide. Vergleiche dann, was an den Kreuzungen liegt: Mir gefällt das Gold.',
    columnWhy:
      'Genau. Ein Brunnen und Gold mit einem Targi: Zwei waagrechte und eine senkrechte Linie ergeben zwei Kreuzungen, drei waagrechte keine.',
  },
  hand: {
    title: 'Wann du eine Karte behältst',
    idea: 'Deine Hand fasst eine Karte, und die wartet dort auf den Adeligen. Sie muss den Weg wert sein, und deine Hand muss frei sein.',
    lack: 'Diese Targia ist drei Punkte wert, doch dir fehlt ein Salz. Was machst du mit ihr?',
    lackElse: 'Dann sind drei Punkte weg. Deine Hand ist leer: Lass sie dort warten.',
    lackWhy:
      'Richtig. Dein Zelt macht den Adeligen eine Ware billiger, nächste Runde kannst du sie also sogar bezahlen.',
    now: 'Eine Oase, und wieder ist deine Hand leer. Behalten oder jetzt bezahlen?',
    nowElse: 'Du kannst sie jetzt bezahlen, und deine erste Reihe wartet auf eine vierte Oase.',
    nowWhy:
      'Ja! Leg aus, was du bezahlen kannst. Vier Oasen in einer Reihe bringen vier Punkte, und deine Hand bleibt frei.',
  },
  rows: {
    title: 'Reihen zu viert',
    idea: 'Eine volle Reihe bringt vier Punkte für ein Symbol, zwei für vier verschiedene, gemischt nichts. Jede Karte fragt also: In welche Reihe?',
    third: 'Ein Kamelreiter, und zwei liegen schon in deiner ersten Reihe. Leg ihn dorthin, wo er am meisten bringt.',
    thirdElse: 'Ich würde ihn neben die beiden Kamelreiter legen: Ein Symbol in einer Reihe, daher kommen vier Punkte.',
    thirdWhy: 'Drei davon! Und dieser macht jeden weiteren Kamelreiter um eine Ware billiger.',
    fourth: 'Zwei Runden später kommt ein vierter. Lies sein Fähnchen, bevor du die Reihe wählst.',
    fourthElse:
      'Sein Fähnchen sagt: zwei Punkte, aber nur als vierte Karte einer Reihe. Eine deiner Reihen hat genau dafür Platz.',
    fourthWhy: 'Vier Punkte für die Reihe und zwei für den vierten Platz: sechs aus einer guten Wahl.',
    tent: 'Nutze den Adeligen für das Zelt in deiner Hand. Welche Reihe macht es voll?',
    tentElse: 'Schau auf deine zweite Reihe: Brunnen, Oase, Targia. Ein viertes, anderes Symbol macht sie ganz.',
    tentWhy: 'Vier verschiedene Symbole bringen sonst zwei Punkte. Eine deiner Targias macht vier daraus.',
  },
  leave: {
    title: 'Was du übrig lässt',
    idea: 'Du bist nicht allein in der Wüste. Folge vor jedem Targi auch den Linien von Weiß: Was brächte Weiß ein weiterer Targi?',
    door: 'Eine senkrechte Linie von Weiß läuft schon durch den Brunnen, es fehlt nur die zweite Zeile. An einem Ende sitzt der Räuber. Und du?',
    doorElse:
      'Damit bleibt Weiß der Pfeffer und mit ihm der Brunnen. Der Räuber sperrt das andere Ende: Hier ist der einzige Weg hinein.',
    doorWhy:
      'Die Zeile gehört dir, Weiß erreicht den Brunnen nicht mehr. Du schon: Die Fata Morgana trägt einen Marker hin.',
    mirage:
      'Weiß hat noch einen Targi und genug Waren für die Oase in der Mitte. Eine Karte führt dorthin. Nimm sie zuerst.',
    mirageElse:
      'Von der Fata Morgana wandert ein Marker auf jede freie offene Karte, auch auf die Oase. Jetzt kann Weiß dort stehen.',
    mirageWhy:
      'Die Fata Morgana führt zu jeder freien offenen Karte. Weiß hat diesen Weg verloren, und du kannst ihn selbst gehen.',
  },
  last: {
    title: 'Die letzten Runden',
    idea: 'Am Ende zählen Waren und Gold nichts. Nur der letzte Überfall will noch etwas: ein Gold oder drei Punkte.',
    smith: 'Dein letzter Besuch gilt dem Silberschmied. Du hast fünf Datteln, ein Salz und ein Gold. Was gibst du ihm?',
    smithElse: 'Rechne nach: Vier Datteln bringen drei Punkte. Das Gold ist im Überfall ebenfalls drei wert.',
    smithWhy: 'Drei Punkte für vier Datteln. Und das Gold erspart dir im Überfall noch einmal drei.',
    place: 'Der letzte Targi der Partie. Du hast kein Gold, aber viel Pfeffer. Wo werden daraus Punkte?',
    placeElse: 'Wer gibt Gold für Waren, und das auf einer Linie, die deine kreuzt? Eine Karte kann beides.',
    placeWhy:
      'Der Händler macht Gold aus deinem Pfeffer, und deine Linien kreuzen sich auf einem Brunnen, den es bezahlt. Jetzt kannst du das Handwerk!',
  },
} as const satisfies SameKeys<typeof English>;
