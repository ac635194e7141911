/** Texts and buttons that the guide uses in every lesson. */
export const guideWords = {
  label: 'Guide',
  progress: 'Progress in this chapter',
  leave: 'Leave the lesson',
  chapter: '{{number}} of {{total}} · {{title}}',
  watch: 'Watch…',
  goOn: 'Go on',
  takeBack: 'Take it back',
  playCoached: 'Play with a coach',
  play: 'Play without',
  show: 'Show me',
  practise: 'Practise',
  playNow: 'Play a real game',
  more: 'All lessons',
  wellPlaced: 'Well placed! No Targi of yours would have been much better elsewhere.',
  costly_one: 'Well tried! Your Targi on {{number}} · {{card}} cost about {{count}} point.',
  costly_other: 'Well tried! Your Targi on {{number}} · {{card}} cost about {{count}} points.',
} as const;
