import { SEATS, type Seat } from '@caravanserai/targi/cards';
import { type People, type Who, YOU } from '@caravanserai/texts/page';
import type { Player, Snapshot } from '../../client.ts';
import type { TargiT } from '../../useT.ts';

export function otherSeat(seat: Seat): Seat {
  return seat === 'blue' ? 'white' : 'blue';
}

/** Who sits nearest: the viewer; behind the curtain the one who gets the device; to those who only watch, blue. */
export function nearSeat({ viewer, control }: Pick<Snapshot, 'viewer' | 'control'>): Seat {
  if (viewer !== 'spectator') return viewer;
  return control.kind === 'curtain' ? control.seat : 'blue';
}

/** Whom the table waits for; nobody once the game is over. */
export function seatToAct({ control }: Pick<Snapshot, 'control'>): Seat | undefined {
  return control.kind === 'over' ? undefined : control.seat;
}

/** Who is spoken to as «you»: the only person here, or anyone who plays this game over the network; nobody where people take turns. */
export function youAt({ players, viewer, online }: Pick<Snapshot, 'players' | 'viewer' | 'online'>): Seat | undefined {
  if (online) return viewer === 'spectator' ? undefined : viewer;
  const people = SEATS.filter((seat) => players[seat].kind === 'person');
  return people.length === 1 ? people[0] : undefined;
}

/** How sentences name the players. Who share a name go by their colours. */
export function peopleAt(t: TargiT, snapshot: Pick<Snapshot, 'players' | 'viewer' | 'online'>): People<Seat> {
  const [blue, white] = SEATS.map((seat) => playerName(t, seat, snapshot.players[seat]));
  return {
    you: youAt(snapshot),
    ...(blue !== undefined && white !== undefined && blue !== white && { names: { blue, white } }),
  };
}

/** The player in a sentence: `YOU`, or a name. */
export function playerIn(t: TargiT, snapshot: Snapshot, seat: Seat): Who {
  return seat === youAt(snapshot) ? YOU : playerName(t, seat, snapshot.players[seat]);
}

/** A bot goes by its level; a person without a name by the colour. */
export function playerName(t: TargiT, seat: Seat, player: Player): string {
  if (player.kind === 'bot') return t(`bots.level.${player.level}.name`);
  return player.name.trim() || t(`targi.seat.${seat}`);
}
