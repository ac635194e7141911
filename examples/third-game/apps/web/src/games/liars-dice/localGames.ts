import { browserDeps } from '../../keeper/browserDeps.ts';
import { type LocalGames, openKeeper } from '../../keeper/keeper.ts';
import type { Local } from './client.ts';
import { liarsDiceKeeper } from './game/keeper.ts';

/** Local games, stored and played in the page. */
export function createLocalGames(): LocalGames<Local> {
  return openKeeper(browserDeps('caravanserai-liars-dice'), liarsDiceKeeper, (game, seat) => ({
    ...seat,
    act: (move) => game.act(move),
  }));
}
