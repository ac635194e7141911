import { newNonce } from '../../../online/connection/api.ts';
import { connection } from '../../../online/connection/socket.ts';
import type { GameRoom } from '../../../online/room/gameRoom.ts';
import { LiarsTable } from '../device.ts';
import { openOnline } from '../game/online/onlineTable.ts';

export const room: GameRoom = {
  open: async (match, first) =>
    openOnline(first, (onVersion, move) => connection.play(match.id, { onVersion, moves: [move], key: newNonce() })),
  Table: LiarsTable,
};
