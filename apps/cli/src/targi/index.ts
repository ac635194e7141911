import { assert } from '@caravanserai/contract';
import { type AnyCommand, type Command, forget, type GameCommands } from '../command.ts';
import { type FlagTable, isTargetsFlag } from '../flags.ts';
import { analyse } from './analyse.ts';
import { arena } from './arena.ts';
import { cards } from './cards.ts';
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

type Name = (typeof COMMANDS)[number]['name'];
const COMMANDS = [
  play,
  selfplay,
  replay,
  show,
  hint,
  analyse,
  levels,
  arena,
  ladder,
  perft,
  cards,
  verify,
  env,
] as const;

function ofTargi<T extends FlagTable>(known: Command<T, Name>): AnyCommand {
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

export const TARGI: GameCommands = {
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
