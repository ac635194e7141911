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
    lastSalt:
      'Das bringt zwei Salz, eins hier und eins an der Kreuzung. Salz kommt jede Runde; eine andere Linie bringt drei Punkte.',
    lastSame:
      'Diese Linie hast du schon, nur vom anderen Ende. Zwei Targis auf einer Linie ergeben keine neue Kreuzung.',
    lastWhy:
      'Gut gesehen! Vom Pfeffer aus kreuzen sich deine Linien auch auf der Oase: drei Punkte, und du kannst sie bezahlen.',
    column:
      'Hier stehen beide Targis an waagrechten Linien, und die treffen sich nie. Welche senkrechte kreuzt beide auf den besten Karten?',
    columnElse:
      'Diese Linie hast du schon, und waagrechte treffen sich nie. Nur eine senkrechte kreuzt beide: Mir gefällt die mit dem Gold.',
    columnMiddle:
      'Eine senkrechte, gut! Sie bringt eine Dattel, einen Pfeffer und einen Brunnen mit zwei Punkten. An der anderen liegen Gold und ein Brunnen mit drei.',
    columnWhy:
      'Genau. Ein Brunnen und Gold mit einem Targi: Zwei waagrechte und eine senkrechte Linie ergeben zwei Kreuzungen, drei waagrechte keine.',
  },
  hand: {
    title: 'Wann du eine Karte behältst',
    idea: 'Deine Hand fasst eine Karte, und die wartet dort auf den Adeligen. Sie muss den Weg wert sein, und deine Hand muss frei sein.',
    lack: 'Diese Targia ist drei Punkte wert, doch dir fehlt ein Salz. Was machst du mit ihr?',
    lackElse: 'Dann sind drei Punkte weg. Deine Hand ist leer: Lass sie dort warten.',
    lackEnd:
      'Dann bleibt sie liegen, und Weiß hat die Waren, sie zu bezahlen. Deine Hand ist leer: Lass sie dort warten.',
    lackWhy:
      'Richtig. Dein Zelt macht den Adeligen eine Ware billiger, nächste Runde kannst du sie also sogar bezahlen.',
    now: 'Eine Oase, und wieder ist deine Hand leer. Behalten oder jetzt bezahlen?',
    nowElse: 'Du kannst sie jetzt bezahlen, und deine erste Reihe wartet auf eine vierte Oase.',
    nowThird:
      'Vier verschiedene Symbole sind zwei Punkte. Doch deine erste Reihe wartet auf die vierte Oase: Dort bringt sie vier.',
    nowKeep:
      'In der Hand zählt sie nichts, und der Adelige kostet dich in einer späteren Runde einen Targi. Bezahlen kannst du sie jetzt.',
    nowWhy:
      'Ja! Lege aus, was du bezahlen kannst. Vier Oasen in einer Reihe bringen vier Punkte, und deine Hand bleibt frei.',
  },
  rows: {
    title: 'Reihen zu viert',
    idea: 'Eine volle Reihe bringt vier Punkte für ein Symbol, zwei für vier verschiedene, gemischt nichts. Jede Karte fragt also: In welche Reihe?',
    third: 'Ein Kamelreiter, und zwei liegen schon in deiner ersten Reihe. Lege ihn dorthin, wo er am meisten bringt.',
    thirdElse: 'Ich würde ihn neben die beiden Kamelreiter legen: Ein Symbol in einer Reihe, daher kommen vier Punkte.',
    thirdOther:
      'Allein in einer neuen Reihe fängt er von vorn an. Neben den beiden Kamelreitern wäre er der dritte: Noch einer, und die Reihe bringt vier Punkte.',
    thirdWhy: 'Drei davon! Und dieser macht jeden weiteren Kamelreiter um eine Ware billiger.',
    fourth: 'Zwei Runden später kommt ein vierter. Lies sein Fähnchen, bevor du die Reihe wählst.',
    fourthElse:
      'Sein Fähnchen sagt: zwei Punkte, aber nur als vierte Karte einer Reihe. Eine deiner Reihen hat genau dafür Platz.',
    fourthOther:
      'Dort ist er nicht die vierte Karte, sein Fähnchen bringt also nichts. Und deine drei Kamelreiter warten weiter auf ihre vier Punkte.',
    fourthWhy: 'Vier Punkte für die Reihe und zwei für den vierten Platz: sechs aus einer guten Wahl.',
    tent: 'Nutze den Adeligen für das Zelt in deiner Hand. Welche Reihe macht es voll?',
    tentElse: 'Schau auf deine zweite Reihe: Brunnen, Oase, Targia. Ein viertes, anderes Symbol macht sie ganz.',
    tentFirst:
      'Die erste Reihe ist leer, und es folgt nur noch eine Runde: Sie wird nicht mehr voll. In welcher Reihe fehlt nur eine Karte?',
    tentWait:
      'In der Hand zählt es nichts, und es folgt nur noch eine Runde. Jetzt stehst du auf dem Adeligen: Lege es aus.',
    tentWhy: 'Vier verschiedene Symbole bringen sonst zwei Punkte. Eine deiner Targias macht vier daraus.',
  },
  leave: {
    title: 'Was du übrig lässt',
    idea: 'Du bist nicht allein in der Wüste. Folge vor jedem Targi auch den Linien von Weiß: Was brächte Weiß ein weiterer Targi?',
    door: 'Eine senkrechte Linie von Weiß läuft schon durch den Brunnen, es fehlt nur die zweite Zeile. An einem Ende sitzt der Räuber. Und du?',
    doorElse:
      'Damit bleibt Weiß der Pfeffer und mit ihm der Brunnen. Der Räuber sperrt das andere Ende: Hier ist der einzige Weg hinein.',
    doorPepper:
      'Deine Linien kreuzen sich nun auf einem Brunnen, doch er kostet Gold, und du hast keins. Und Weiß bekommt den anderen Pfeffer und den Brunnen in der Mitte.',
    doorNoble:
      'Das Zelt in deiner Hand kostet Gold, und du hast keins. Und Weiß bekommt den Pfeffer und mit ihm den Brunnen.',
    doorWhy:
      'Die Zeile gehört dir, Weiß erreicht den Brunnen nicht mehr. Du schon: Die Fata Morgana trägt einen Marker hin.',
    mirage:
      'Weiß hat noch einen Targi und genug Waren für die Oase in der Mitte. Eine Karte führt dorthin. Nimm sie zuerst.',
    mirageElse:
      'Von der Fata Morgana wandert ein Marker auf jede freie offene Karte, auch auf die Oase. Jetzt kann Weiß dort stehen.',
    mirageRow:
      'Deine waagrechte Linie läuft nun durch die Oase, doch die senkrechte kann Weiß mit einem Targi sperren. Von der Fata Morgana aus führt jede deiner Kreuzungen dorthin.',
    mirageColumn:
      'Deine senkrechte Linie läuft nun durch die Oase, doch die waagrechte kann Weiß mit einem Targi sperren. Von der Fata Morgana aus führt jede deiner Kreuzungen dorthin.',
    mirageWhy:
      'Die Fata Morgana führt zu jeder freien offenen Karte. Weiß hat diesen Weg verloren, und du kannst ihn selbst gehen.',
  },
  last: {
    title: 'Die letzten Runden',
    idea: 'Am Ende zählen Waren und Gold nichts. Nur der letzte Überfall will noch etwas: ein Gold oder drei Punkte.',
    smith: 'Dein letzter Besuch gilt dem Silberschmied. Du hast fünf Datteln, ein Salz und ein Gold. Was gibst du ihm?',
    smithElse: 'Rechne nach: Vier Datteln bringen drei Punkte. Das Gold ist im Überfall ebenfalls drei wert.',
    smithTwo: 'Zwei Datteln bringen einen Punkt, vier bringen drei. Und was an Datteln übrig bleibt, zählt nichts.',
    smithGold: 'Zwei Punkte für das Gold, doch dann nimmt dir der letzte Überfall drei. Gib ihm Datteln.',
    smithWhy: 'Drei Punkte für vier Datteln. Und das Gold erspart dir im Überfall noch einmal drei.',
    place: 'Der letzte Targi der Partie. Du hast kein Gold, aber viel Pfeffer. Wo werden daraus Punkte?',
    placeElse:
      'Salz zählt am Ende nichts, und diese Linie hast du schon. Wer gibt Gold für Waren, und das auf einer Linie, die deine kreuzt?',
    placeNoble:
      'Das Zelt in deiner Hand kostet Gold, und du hast keins. Wer gibt Gold für Waren, und das auf einer Linie, die deine kreuzt?',
    placeWhy:
      'Der Händler macht Gold aus deinem Pfeffer, und deine Linien kreuzen sich auf einem Brunnen, den es bezahlt. Jetzt beherrschst du das Handwerk!',
  },
} as const satisfies SameKeys<typeof English>;
