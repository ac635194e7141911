import { quickRng } from '@caravanserai/contract';
import { showToast } from '../../../app/toasts/toasts.ts';
import { chance } from '../../../keeper/browserDeps.ts';
import { connection } from '../../../online/connection/socket.ts';
import type { GameRoom } from '../../../online/room/gameRoom.ts';
import { TargiTable } from '../device.ts';
import { OnlineGame } from '../game/online/onlineGame.ts';
import { openBrowserThinker } from '../worker/thinker.ts';
import { settings } from '../settings.ts';

export const room: GameRoom = {
  open: async (match, picture, say) =>
    new OnlineGame(picture, settings.moves.get() === 'quick', {
      play: (request) => connection.play(match.id, request),
      dropped: () => showToast({ text: say()('online.table.dropped') }),
      thinker: openBrowserThinker(), // starts a worker only for an analysis
      rng: () => quickRng(chance(16)),
      key: () => chance(16),
    }),
  Table: TargiTable,
};
