import type { Seat } from '@caravanserai/targi/cards';
import type { Translator } from '@caravanserai/texts/page';
import type { GameSummary, Players } from '../client.ts';
import { playerName } from '../setup/draft.ts';

/** Who plays. */
export function sayGame(t: Translator, { players }: GameSummary): string {
  return t('shell.games.versus', { blue: playerName(players.blue, t), white: playerName(players.white, t) });
}

/** The seat of the person at this device, where it is only one. */
function ownSeat({ blue, white }: Players): Seat | undefined {
  if (blue.kind === white.kind) return undefined;
  return blue.kind === 'person' ? 'blue' : 'white';
}

/** How it stands. */
export function saySituation(t: Translator, { players, toAct, round, result }: GameSummary): string {
  const own = ownSeat(players);
  if (toAct !== undefined) {
    const turn =
      toAct === own ? t('shell.games.yourTurn') : t('shell.games.toMove', { name: playerName(players[toAct], t) });
    return `${t('shell.games.round', { round })} · ${turn}`;
  }
  if (result?.winner === undefined) return t('shell.games.shared', { points: result?.blue ?? 0 });
  const { winner, blue, white } = result;
  const [winning, losing] = winner === 'blue' ? [blue, white] : [white, blue];
  if (own === undefined) return t('shell.games.result', { name: playerName(players[winner], t), winning, losing });
  return t(winner === own ? 'shell.games.youWon' : 'shell.games.youLost', { winning, losing });
}
