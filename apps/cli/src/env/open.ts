import { err, type LearnGame, ok, type Result } from '@caravanserai/contract';
import { readTargetsOptions, targetsLearning } from '@caravanserai/targets/learn';
import { readTargiOptions, targiLearning } from '@caravanserai/targi/learn';
import { PROTOCOL, serve, type Service } from './service.ts';

/** The first request: the game and its table options. */
interface Opening {
  readonly protocol?: unknown;
  readonly game?: unknown;
  readonly options?: unknown;
  readonly chance?: unknown;
  readonly information?: unknown;
}

/** The service for the requested game, or an error message. */
export async function openService(opening: Opening): Promise<Result<Service, string>> {
  const { protocol, game, options = {}, chance = 'sampled', information = false } = opening;
  if (protocol !== PROTOCOL)
    return err(`this engine speaks version ${PROTOCOL} of the protocol, not ${String(protocol)}`);
  if (typeof options !== 'object' || !options) return err('options are an object of names and values');
  if (chance !== 'sampled' && chance !== 'explicit') return err('chance is "sampled" or "explicit"');
  const given = options as Readonly<Record<string, unknown>>;
  switch (game) {
    case 'targi': {
      const read = readTargiOptions(given);
      if (!read) return err(`Targi has no such options: ${JSON.stringify(given)}`);
      return serveGame(targiLearning({ options: read, chance, keepsInformation: information === true }));
    }
    case 'targets': {
      const read = readTargetsOptions(given);
      if (!read.ok) return err(`Targets has no such options (${read.error}): ${JSON.stringify(given)}`);
      if (chance === 'explicit') return err('in Targets chance is the table itself: it is sampled only');
      const physics = await import('@caravanserai/targets/physics'); // large, and not needed for Targi
      await physics.loadPhysics();
      return serveGame(targetsLearning(read.value, physics.flick));
    }
    default:
      return err(`there is no game "${String(game)}": it is "targi" or "targets"`);
  }
}

function serveGame<Table>(game: LearnGame<Table>): Result<Service, string> {
  return ok(serve(game));
}
