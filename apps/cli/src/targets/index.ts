import { type AnyCommand, type Command, forget, type GameCommands } from '../command.ts';
import { type FlagName, type FlagTable } from '../flags.ts';
import { arena } from './arena.ts';
import { flick } from './flick.ts';
import { levels } from './levels.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { selfplay } from './selfplay.ts';
import { verify } from './verify.ts';

type Name = (typeof COMMANDS)[number]['name'];
const COMMANDS = [play, selfplay, flick, replay, levels, arena, verify] as const;

/** Options that differ from Targi's, or exist in Targets only. */
const OWN_FLAGS = ['players', 'variants', 'svg', 'file', 'seed', 'at', 'bots'] as const satisfies readonly FlagName[];
type OwnFlag = (typeof OWN_FLAGS)[number];

function isOwn(flag: FlagName): flag is OwnFlag {
  return OWN_FLAGS.some((own) => own === flag);
}

function ofTargets<T extends FlagTable>(known: Command<T, Name>): AnyCommand {
  const { name } = known;
  return forget(known, {
    summary: (t) => t(`targetsCli.command.${name}.summary`),
    text: (t) => t(`targetsCli.command.${name}.text`),
    flagText: (t, flag) => (isOwn(flag) ? t(`targetsCli.flag.${flag}`) : t(`cli.flag.${flag}`)),
  });
}

export const TARGETS: GameCommands = {
  game: 'targets',
  commands: [
    ofTargets(play),
    ofTargets(selfplay),
    ofTargets(flick),
    ofTargets(replay),
    ofTargets(levels),
    ofTargets(arena),
    ofTargets(verify),
  ],
};
