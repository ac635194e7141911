import type { Seat } from '@caravanserai/targets';
import type { Translator } from '@caravanserai/texts/page';
import { type GameSummary, SEATS } from '../client.ts';
import { targetsPlayerName } from '../setup/draft.ts';

/** Who plays. */
export function sayTargetsGame(t: Translator, { players }: GameSummary): string {
  return SEATS.filter((seat) => players[seat])
    .map((seat) => targetsPlayerName(players[seat], t))
    .join(' – ');
}

/** The seat of the person at this device, where it is only one. */
function ownSeat({ players }: GameSummary): Seat | undefined {
  const people = SEATS.filter((seat) => players[seat]?.kind === 'person');
  return people.length === 1 ? people[0] : undefined;
}

/** How it stands. */
export function sayTargetsSituation(t: Translator, game: GameSummary): string {
  const { players, toAct, round, result } = game;
  const own = ownSeat(game);
  if (toAct !== undefined) {
    const turn =
      toAct === own
        ? t('shell.games.yourTurn')
        : t('shell.games.toMove', { name: targetsPlayerName(players[toAct], t) });
    return `${t('shell.games.roundOfDice', { round })} · ${turn}`;
  }
  const { winners = [], winning = 0, losing = 0 } = result ?? {};
  const name = winners.map((seat) => targetsPlayerName(players[seat], t)).join(' + ');
  if (own === undefined) return t('shell.games.result', { name, winning, losing });
  return t(winners.includes(own) ? 'shell.games.youWon' : 'shell.games.youLost', { winning, losing });
}
