import { settings } from '../../../app/settings/settings.ts';
import { showToast } from '../../../app/toasts/toasts.ts';
import { line } from '../../../online/line/socket.ts';
import type { GameRoom } from '../../../online/room/gameRoom.ts';
import { TargiTable } from '../device.ts';
import { openOnlineTable } from './onlineTable.ts';

export const room: GameRoom = {
  open: (match, picture, say) =>
    openOnlineTable({
      picture,
      quick: settings.moves.get() === 'quick',
      play: (request) => line.play(match.id, request),
      dropped: () => showToast({ text: say()('online.table.dropped') }),
    }),
  Table: TargiTable,
};
