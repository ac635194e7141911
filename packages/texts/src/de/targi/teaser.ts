import type { targiTeaser as English } from '../../en/targi/teaser.ts';
import type { SameKeys } from '../../words.ts';

export const targiTeaser = {
  name: 'Targi',
  picture:
    'Ein Abend in der Wüste. Auf einem Teppich liegt ein Quadrat aus Karten, fünf mal fünf, mit blauen und weißen Figuren am Rand, und der Räuber ist unterwegs.',
  pitch:
    'Schicke drei Targis an den Rand des Spielfelds. Wo sich ihre Linien kreuzen, gehört eine Karte dir. Handle mit Datteln, Salz und Pfeffer, vergrößere deinen Stamm und nimm dich vor dem Räuber in Acht.',
  facts: '2 Personen · etwa eine Stunde',
  start: 'Jetzt spielen',
  versus: '{{blue}} – {{white}}',
  pace: { label: 'Züge der anderen bei Targi', usual: 'Normal', slow: 'Langsam', quick: 'Schnell', tap: 'Auf Tippen' },
  moves: {
    label: 'Ende eines Zugs',
    confirmed: 'Nachfragen',
    quick: 'Sofort',
    text: 'Sofort: Ein Zugende braucht keine Bestätigung und lässt sich nicht zurücknehmen.',
  },
  level: {
    shepherd: {
      name: 'Hirte',
      text: 'Hortet Waren, sieht wenig in Reihen und gar nicht, was du nehmen könntest. Gut für den Anfang.',
    },
    saltCarrier: {
      name: 'Salzträgerin',
      text: 'Behält im Auge, wohin du gehen könntest, gibt Gold aber aus, als käme der letzte Überfall nie.',
    },
    guide: {
      name: 'Karawanenführer',
      text: 'Plant einen ganzen Zug und deinen gleich mit, hält aber wenig von Reihen und von dem, was Karten später bewirken.',
    },
    merchant: { name: 'Kauffrau', text: 'Wägt jeden Platz gegen jede Antwort ab und irrt sich selten.' },
    amenokal: {
      name: 'Amenokal',
      text: 'Das Oberhaupt: wägt lange ab und plant auch für die Karten, die noch niemand gesehen hat.',
    },
    tinHinan: {
      name: 'Tin Hinan',
      text: 'Die Königin der Legenden: Vor jedem Schritt blickt sie schon in die nächste Runde. Stärker spielt hier niemand.',
    },
  },
} as const satisfies SameKeys<typeof English>;
