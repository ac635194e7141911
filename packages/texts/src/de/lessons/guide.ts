import type { guideWords as English } from '../../en/lessons/guide.ts';
import type { SameKeys } from '../../words.ts';

export const guideWords = {
  label: 'Begleiter',
  progress: 'Fortschritt in diesem Kapitel',
  leave: 'Lektion verlassen',
  chapter: '{{number}} von {{total}} · {{title}}',
  watch: 'Schau zu …',
  goOn: 'Weiter',
  takeBack: 'Zurücknehmen',
  playCoached: 'Mit Trainer spielen',
  play: 'Ohne spielen',
  show: 'Zeig es mir',
  practise: 'Üben',
  playNow: 'Eine richtige Partie spielen',
  more: 'Alle Lektionen',
  wellPlaced: 'Gut gesetzt! Kein Targi stünde anderswo viel besser.',
  costly_one: 'Gut versucht! Dein Targi auf {{number}} · {{card}} kostet etwa {{count}} Punkt.',
  costly_other: 'Gut versucht! Dein Targi auf {{number}} · {{card}} kostet etwa {{count}} Punkte.',
} as const satisfies SameKeys<typeof English>;
