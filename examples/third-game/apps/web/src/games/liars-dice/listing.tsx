import type { Options } from '@caravanserai/liars-dice';
import { LEVEL_NAMES, type Level, SEATS } from '@caravanserai/liars-dice/rules';
import { liarsDiceTeaser } from '@caravanserai/texts/liars-dice';
import { YOU } from '@caravanserai/texts/page';
import { Picture } from '../../app/art/Picture.tsx';
import { sayStanding } from '../../app/home/standing.ts';
import { PATHS } from '../../app/paths.ts';
import type { Fact, GameListing } from '../listing.ts';
import { CupPiece, CupsScene, CupsStrip } from './art/dice.tsx';
import type { GameSummary } from './client.ts';
import { device } from './device.ts';
import type { RecomputedDice } from './game/online/fairness.ts';
import { tableOptions } from './online/tableOptions.tsx';
import { liarsDicePage } from './page.ts';
import { lastDraft, setupOf } from './setup/draft.ts';
import { nameOf } from './table/names.ts';

export const listing: GameListing = {
  levels: LEVEL_NAMES,
  sayLevel: (t, level) => liarsDiceTeaser[t.language].level[level as Level],
  picture: <CupPiece seat="left" />,
  homeTile: {
    say: (t) => liarsDiceTeaser[t.language],
    Scene: CupsScene,
    Strip: CupsStrip,
    ways: [
      { href: `${PATHS.online}?game=${liarsDicePage.name}`, label: 'online', picture: 'online' },
      { href: liarsDicePage.screens.setup.path, label: 'change', picture: 'scales' },
    ],
    quick() {
      const draft = lastDraft();
      return {
        level: draft.level,
        piece: <CupPiece seat="left" />,
        setup: (t) => setupOf(draft, t('shell.setup.you')),
      };
    },
    piece: <CupPiece seat="left" />,
  },
  device,
  row(t, game: GameSummary) {
    const { players, toAct, round, result } = game;
    const named = (seat: (typeof SEATS)[number]) => nameOf(t, players[seat]);
    return {
      piece: <CupPiece seat={toAct ?? result?.winners[0]} />,
      name: SEATS.map(named).join(' – '),
      situation: sayStanding(t, game, t('shell.games.round', { round }), named),
    };
  },
  tableOptions,
  saySeat: (t, seat) => t(`liarsDice.seat.${seat === 'right' ? 'right' : 'left'}`),
  sayOptions: (t, options) => [t('liarsDice.diceOf', { dice: (options as Options).dice })],
  SeatPicture: ({ seat, className }) => (
    <Picture {...(className === undefined ? {} : { className })}>
      <CupPiece seat={seat} />
    </Picture>
  ),
  linePiece: (seat) => <CupPiece seat={seat} />,
  fairFacts: (t, { dice }: RecomputedDice, viewer) =>
    dice
      ? SEATS.map((seat): Fact => {
          const name = seat === viewer ? YOU : t(`liarsDice.seat.${seat}`);
          return [`${t('liarsDice.firstRolls')}: ${t('liarsDice.cup', { name })}`, dice[seat].join(' ')];
        })
      : [],
};
