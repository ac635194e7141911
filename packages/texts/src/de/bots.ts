import type { bots as English } from '../en/bots.ts';
import type { SameKeys } from '../words.ts';

/** The bots of the house, by their levels. */
export const bots = {
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
    merchant: {
      name: 'Kauffrau',
      text: 'Wägt jeden Platz gegen jede Antwort ab und irrt sich selten.',
    },
    amenokal: {
      name: 'Amenokal',
      text: 'Das Oberhaupt: wägt lange ab und plant auch für die Karten, die noch niemand gesehen hat.',
    },
    tinHinan: {
      name: 'Tin Hinan',
      text: 'Die Königin der Legenden: Vor jedem Schritt blickt sie schon in die nächste Runde. Stärker spielt hier niemand.',
    },
  },
  equal: {
    name: 'Auf Augenhöhe',
    text: 'Wählt die Stärke nach deinen letzten Ergebnissen auf diesem Gerät: zurzeit Stufe {{level}}.',
  },
  flicker: {
    leftHand: {
      name: 'Linke Hand',
      text: 'Schnippt mit der falschen Hand, ist mit jeder getroffenen Scheibe zufrieden und verpasst oft eine Ansage. Gut für den Anfang.',
    },
    tavern: {
      name: 'Stammgast der Schenke',
      text: 'Hat das schon viele Abende gespielt: zielt auf Punkte, mit nicht ganz ruhiger Hand.',
    },
    juggler: {
      name: 'Gaukler vom Markt',
      text: 'Flinke Finger: hat auch deine Scheiben im Auge, stiehlt und stürzt Türme um, wo es sich lohnt.',
    },
    master: {
      name: 'Würfelmeister',
      text: 'Stellt sich vor jedem Schnipser mehr als hundert vor und behält die ganze Partie im Blick.',
    },
  },
} as const satisfies SameKeys<typeof English>;
