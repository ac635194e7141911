import { newNonce } from '../../../online/line/api.ts';
import { line } from '../../../online/line/socket.ts';
import type { GameRoom } from '../../../online/room/gameRoom.ts';
import { LiarsTable } from '../device.ts';
import { openOnline } from './onlineTable.ts';

export const room: GameRoom = {
  open: async (match, first) =>
    openOnline(first, (onVersion, move) => line.play(match.id, { onVersion, moves: [move], key: newNonce() })),
  Table: LiarsTable,
};
