import { makeGame, targi } from '@caravanserai/targi';
import { parseWireOptions } from '@caravanserai/targi/wire';

interface Deal {
  readonly seed: string;
  readonly options: unknown;
  readonly bot: string;
  readonly rulesVersion: number;
}

/** A game in notation that starts on a published deal, as blue against the bot. */
export function dailyText({ seed, options, bot, rulesVersion }: Deal): string {
  const players = { blue: '', white: bot };
  return makeGame({
    rulesVersion,
    seed,
    options: parseWireOptions(options) ?? targi.defaultOptions,
    players,
    moves: [],
  });
}
