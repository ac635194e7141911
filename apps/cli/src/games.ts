import type { GameCommands } from './command.ts';
import { TARGETS } from './targets/index.ts';
import { TARGI } from './targi/index.ts';

/** The commands of each game. */
export const GAMES: readonly GameCommands[] = [TARGI, TARGETS];
