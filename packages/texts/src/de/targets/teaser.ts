import type { targetsTeaser as English } from '../../en/targets/teaser.ts';
import type { SameKeys } from '../../words.ts';

export const targetsTeaser = {
  name: 'Targets',
  picture:
    'Ein Holztisch im Lampenlicht. Türme aus Würfeln stehen auf vier Sockeln um drei bemalte Scheiben; eben wurde ein Würfel geschnippt.',
  pitch:
    'Schnippe den obersten Würfel deines Turms auf die Scheiben in der Mitte. Triff ins Schwarze, sag es vor den anderen an und stiehl, was sie noch nicht gesichert haben.',
  facts: '2 bis 4 Personen · eine Viertelstunde',
  start: 'Gleich schnippen',
  round: 'Runde {{round}}',
  level: {
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
