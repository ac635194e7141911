import { openGames } from '../../keeper/port.ts';
import { workerPort } from '../../keeper/workerPort.ts';
import { type LocalGames, type Pace, SEATS, type TableClient } from './client.ts';
import type { More } from './worker/keeper.ts';

/** The games of Targets on this device, stored and played in a worker. */
export function createLocalGames(start = startWorker): LocalGames {
  let pace: Pace | undefined;
  const { games, remote } = openGames<LocalGames, TableClient, More>({
    start,
    asked: ['act', 'undo', 'lay', 'notation', 'past'] satisfies (keyof TableClient)[],
    told: ['rested', 'wait'] satisfies (keyof TableClient)[],
    complete(client) {
      const { players } = client.snapshot();
      const past = async (version: number) => {
        const seen = await client.past(version);
        return seen && 'before' in seen ? seen : undefined; // a stopped table answers with an error
      };
      return { ...client, own: SEATS.filter((each) => players[each]?.kind === 'person'), past };
    },
    greet: ({ tell }) => pace && tell('pace', [pace]),
  });
  return {
    ...games,
    warmUp: () => remote.tell('warmUp', []),
    setPace(requested) {
      pace = requested;
      remote.mention('pace', [requested]);
    },
  };
}

const startWorker = workerPort(
  () => new Worker(new URL('./worker/targetsWorker.ts', import.meta.url), { type: 'module', name: 'targets' }),
);
