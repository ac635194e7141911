import type { Options } from '@caravanserai/targets';
import { sayTargetsOptions, targetsSeat, YOU } from '@caravanserai/texts/page';
import { Die, Puck } from '../../app/art/iso.tsx';
import { sayStanding } from '../../app/home/standing.ts';
import { PATHS, pathTo } from '../../app/paths.ts';
import type { Fact, GameListing } from '../listing.ts';
import { DiceStrip } from './art/DiceStrip.tsx';
import { SeatDie } from './art/SeatDie.tsx';
import { SeatMark } from './art/SeatMark.tsx';
import { TargetsScene } from './art/TargetsScene.tsx';
import { FourDice, NearDisc, Towers } from './art/ways.tsx';
import { type GameSummary, LEVEL_NAMES, type LevelName, SEATS } from './client.ts';
import { device } from './device.ts';
import { turnSeats } from './online/turns.ts';
import { tableOptions } from './online/tableOptions.ts';
import { targets } from './page.ts';
import { playerName, quickDraft, setupOf } from './setup/draft.ts';
import type { RecomputedTargets } from './worker/online/fairness.ts';

function seatOf(seat: string | undefined) {
  return SEATS.find((each) => each === seat) ?? SEATS[0];
}

export const listing: GameListing = {
  levels: LEVEL_NAMES,
  sayLevel: (t, level) => t(`teaser.targets.level.${level as LevelName}.name`),
  picture: (
    <>
      <Puck x={32} y={52} radius={24} />
      <Die x={32} y={47} colour="clay" faces={[5, 3, 1]} size={0.46} />
      <Die x={32} y={27} colour="clay" faces={[2, 6, 4]} size={0.46} />
    </>
  ),
  homeTile: {
    say: (t) => ({
      facts: t('teaser.targets.facts'),
      pitch: t('teaser.targets.pitch'),
      picture: t('teaser.targets.picture'),
      start: t('teaser.targets.start'),
    }),
    Scene: TargetsScene,
    Strip: DiceStrip,
    ways: [
      { href: `${targets.screens.setup.path}?with=friend`, label: 'friends', picture: { own: <Towers /> } },
      { href: targets.screens.today.path, label: 'dailyShot', picture: { own: <NearDisc /> } },
      { href: `${PATHS.online}?game=targets`, label: 'online', picture: 'online' },
      { href: targets.screens.practice.path, label: 'practice', picture: { own: <NearDisc /> } },
      { href: targets.screens.setup.path, label: 'change', picture: { own: <FourDice /> } },
      { href: PATHS.learn, label: 'learn', picture: 'scroll' },
      { href: targets.screens.look.path, label: 'look', picture: 'lookingGlass' },
    ],
    quick() {
      const draft = quickDraft();
      return {
        level: draft.seats.blue.level,
        piece: <SeatDie seat="red" />,
        setup: (t) => setupOf(draft, () => t('shell.setup.you')), // one person: no need for colour names
      };
    },
    piece: <SeatDie seat="red" />,
    lesson: { id: 'flick', href: pathTo(targets.screens.lesson.path, 'flick'), minutes: 3 },
  },
  device,
  row(t, game: GameSummary) {
    const { players, toAct, round, result } = game;
    const nameOf = (seat: (typeof SEATS)[number]) => playerName(players[seat], t);
    return {
      piece: <SeatDie seat={toAct ?? result?.winners[0] ?? 'red'} />,
      name: SEATS.filter((seat) => players[seat])
        .map(nameOf)
        .join(' – '),
      situation: sayStanding(t, game, t('teaser.targets.round', { round }), nameOf),
    };
  },
  tableOptions: tableOptions,
  saySeat: (t, seat) => targetsSeat(t, seatOf(seat)),
  sayOptions: (t, options) => sayTargetsOptions(t, options as Options),
  SeatPicture: ({ seat, className }) => (
    <span className={`seat-picture ${className ?? ''}`}>
      <SeatMark seat={seatOf(seat)} />
    </span>
  ),
  linePiece: () => <Die x={32} y={45} colour="clay" faces={[5, 3, 1]} size={0.58} />,
  turnSeats,
  fairFacts(t, { first, towers }: RecomputedTargets, viewer) {
    const rows = SEATS.flatMap((seat): Fact[] => {
      const faces = towers?.[seat];
      return faces
        ? [[t('targets.page.fair.tower', { seat: seat === viewer ? YOU : targetsSeat(t, seat) }), faces.join(' ')]]
        : [];
    });
    return first ? [[t('targets.page.fair.first'), targetsSeat(t, first)], ...rows] : rows;
  },
  savesNotation: true,
};
