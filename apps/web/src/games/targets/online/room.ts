import type { View } from '@caravanserai/targets';
import { api, newNonce } from '../../../online/line/api.ts';
import { line } from '../../../online/line/socket.ts';
import type { GameRoom } from '../../../online/room/gameRoom.ts';
import { TargetsTable } from '../device.ts';
import { openOnlineTargets } from './onlineTable.ts';

export const room: GameRoom = {
  open: (match, picture) =>
    openOnlineTargets({
      picture,
      play: (request) => line.play(match.id, request),
      lookBack: async (version) => {
        const moment = await api.moment(match.id, version);
        return moment.ok ? (moment.value.view as View) : undefined;
      },
      serverNowMs: () => line.serverNowMs(),
      newKey: newNonce,
    }),
  Table: TargetsTable,
};
