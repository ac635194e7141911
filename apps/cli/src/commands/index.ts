import { assert } from '@caravanserai/contract';
import { type FlagTable, isTargetsFlag } from '../flags.ts';
import { TARGETS } from '../targets/index.ts';
import { analyse } from './analyse.ts';
import { arena } from './arena.ts';
import { cards } from './cards.ts';
import { type AnyCommand, type Command, forget, type Shelf } from './command.ts';
import { env } from './env.ts';
import { hint } from './hint.ts';
import { ladder } from './ladder.ts';
import { levels } from './levels.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { selfplay } from './selfplay.ts';
import { show } from './show.ts';
import { verify } from './verify.ts';

function ofTargi<T extends FlagTable>(known: Command<T>): AnyCommand {
  const { name } = known;
  return forget(known, {
    summary: (t) => t(`cli.command.${name}.summary`),
    text: (t) => t(`cli.command.${name}.text`),
    flagText: (t, flag) => {
      assert(!isTargetsFlag(flag), 'the other game has words of its own');
      return t(`cli.flag.${flag}`);
    },
  });
}

const TARGI: Shelf = {
  game: 'targi',
  commands: [
    ofTargi(play),
    ofTargi(selfplay),
    ofTargi(replay),
    ofTargi(show),
    ofTargi(hint),
    ofTargi(analyse),
    ofTargi(levels),
    ofTargi(arena),
    ofTargi(ladder),
    ofTargi(perft),
    ofTargi(cards),
    ofTargi(verify),
    ofTargi(env),
  ],
};

export const SHELVES: readonly Shelf[] = [TARGI, TARGETS];
