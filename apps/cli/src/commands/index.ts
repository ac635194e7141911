import type { FlagTable } from '../flags.ts';
import { analyse } from './analyse.ts';
import { arena } from './arena.ts';
import { cards } from './cards.ts';
import type { Call, Command, CommandName, Outcome } from './command.ts';
import { hint } from './hint.ts';
import { ladder } from './ladder.ts';
import { levels } from './levels.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { selfplay } from './selfplay.ts';
import { show } from './show.ts';

/** A command whose own options are forgotten: the program parses them by its table and hands them on. */
export interface AnyCommand {
  readonly name: CommandName;
  readonly flags: FlagTable;
  readonly words: Command<FlagTable>['words'];
  run(call: Call<FlagTable>): Promise<Outcome>;
}

function forget<T extends FlagTable>(known: Command<T>): AnyCommand {
  return { ...known, run: (call) => known.run(call as Call<T>) };
}

export const COMMANDS: readonly AnyCommand[] = [
  forget(play),
  forget(selfplay),
  forget(replay),
  forget(show),
  forget(hint),
  forget(analyse),
  forget(levels),
  forget(arena),
  forget(ladder),
  forget(perft),
  forget(cards),
];
