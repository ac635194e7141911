import { SEATS } from '@caravanserai/targi/cards';
import { sayOptions } from '@caravanserai/texts/page';
import { Picture } from '../../app/art/Picture.tsx';
import { sayStanding } from '../../app/home/standing.ts';
import { PATHS, pathTo } from '../../app/paths.ts';
import { oneOf } from '../../app/settings/stored.ts';
import type { GameListing } from '../listing.ts';
import { CaravanStrip } from './art/CaravanStrip.tsx';
import { Friends } from './art/Friends.tsx';
import { TargiPiece } from './art/pieces.tsx';
import { TargiScene } from './art/TargiScene.tsx';
import { type GameSummary, LEVEL_NAMES, type LevelName, type Setup } from './client.ts';
import { device } from './device.ts';
import { tableOptions } from './online/tableOptions.tsx';
import type { RecomputedTargi } from './game/online/fairness.ts';
import { targi } from './page.ts';
import { keepDraft, lastDraft, playerName, setupOf } from './setup/draft.ts';
import { settings } from './settings.ts';

function seatOf(seat: string | undefined) {
  return SEATS.find((each) => each === seat) ?? SEATS[0];
}

function resultOf({ winner, blue, white }: NonNullable<GameSummary['result']>) {
  const [winning, losing] = winner === 'white' ? [white, blue] : [blue, white];
  return { winners: winner ? [winner] : [], winning, losing };
}

export const listing: GameListing = {
  levels: LEVEL_NAMES,
  sayLevel: (t, level) => t(`teaser.targi.level.${level as LevelName}.name`),
  picture: <TargiPiece seat="blue" />,
  homeTile: {
    say: (t) => ({
      facts: t('teaser.targi.facts'),
      pitch: t('teaser.targi.pitch'),
      picture: t('teaser.targi.picture'),
      start: t('teaser.targi.start'),
    }),
    Scene: TargiScene,
    Strip: CaravanStrip,
    ways: [
      { href: `${targi.screens.setup.path}?with=friend`, label: 'friend', picture: { own: <Friends /> } },
      { href: targi.screens.today.path, label: 'daily', picture: { own: <TargiPiece seat="blue" /> } },
      { href: `${PATHS.online}?game=targi`, label: 'online', picture: 'online' },
      { href: targi.screens.setup.path, label: 'change', picture: 'scales' },
      { href: PATHS.learn, label: 'learn', picture: 'scroll' },
      { href: targi.screens.look.path, label: 'look', picture: 'lookingGlass' },
    ],
    quick(level) {
      const last = lastDraft();
      const draft = { ...last, who: 'bot', level: oneOf(LEVEL_NAMES, level, last.level) } as const;
      return {
        level: draft.level,
        piece: <TargiPiece seat={draft.seat} />,
        setup(t): Setup {
          keepDraft(draft);
          return setupOf(draft, () => t('shell.setup.you'), settings.moves.get() === 'quick');
        },
      };
    },
    lesson: { id: 'caravan', href: pathTo(targi.screens.lesson.path, 'caravan'), minutes: 6 },
    piece: <TargiPiece seat="blue" />,
    warmsUp: true,
  },
  device,
  row(t, game: GameSummary) {
    const { players, toAct, round, result } = game;
    const nameOf = (seat: 'blue' | 'white') => playerName(players[seat], t);
    const standing = { players, ...(toAct ? { toAct } : {}), ...(result ? { result: resultOf(result) } : {}) };
    return {
      piece: <TargiPiece seat={toAct ?? result?.winner ?? 'blue'} />,
      name: t('teaser.targi.versus', { blue: nameOf('blue'), white: nameOf('white') }),
      situation: sayStanding(t, standing, t('shell.games.round', { round }), nameOf),
    };
  },
  tableOptions,
  saySeat: (t, seat) => t(`targi.seat.${seatOf(seat)}`),
  sayOptions: (t, options) => sayOptions(t, options as Setup['options']),
  duo: async () => (await import('./online/duoParts.tsx')).duoParts,
  SeatPicture: ({ seat, className }) => (
    <Picture {...(className === undefined ? {} : { className })}>
      <TargiPiece seat={seatOf(seat)} />
    </Picture>
  ),
  linePiece: (seat) => <TargiPiece seat={seatOf(seat)} />,
  fairFacts: (t, { goods, tribe }: RecomputedTargi) => [
    [t('play.fair.goods'), goods.join(' ')],
    [t('play.fair.tribe'), tribe.join(' ')],
  ],
};
