import { SEATS, type Seat } from '@caravanserai/targi/cards';
import { type People, type Who, YOU } from '@caravanserai/texts/page';
import type { Player, Snapshot } from '../../client.ts';
import type { TargiT } from '../../useT.ts';

export function otherSeat(seat: Seat): Seat {
  return seat === 'blue' ? 'white' : 'blue';
}

/** The seat at the near side: the viewer; under the curtain, the player who gets the device; for spectators, Blue. */
export function nearSeat({ viewer, control }: Pick<Snapshot, 'viewer' | 'control'>): Seat {
  if (viewer !== 'spectator') return viewer;
  return control.kind === 'curtain' ? control.seat : 'blue';
}

/** The seat to act or confirm; undefined when the game is over. */
export function seatToAct({ control }: Pick<Snapshot, 'control'>): Seat | undefined {
  return control.kind === 'over' ? undefined : control.seat;
}

/** The seat addressed as «you»: the only person here, or the viewer of an online match; undefined where people take turns. */
export function youAt({ players, viewer, online }: Pick<Snapshot, 'players' | 'viewer' | 'online'>): Seat | undefined {
  if (online) return viewer === 'spectator' ? undefined : viewer;
  const people = SEATS.filter((seat) => players[seat].kind === 'person');
  return people.length === 1 ? people[0] : undefined;
}

/** Names of the players in sentences. Players with the same name are called by their colour. */
export function peopleAt(t: TargiT, snapshot: Pick<Snapshot, 'players' | 'viewer' | 'online'>): People<Seat> {
  const [blue, white] = SEATS.map((seat) => playerName(t, seat, snapshot.players[seat]));
  return {
    you: youAt(snapshot),
    ...(blue !== undefined && white !== undefined && blue !== white && { names: { blue, white } }),
  };
}

/** The subject of a sentence: `YOU` or a name. */
export function playerIn(t: TargiT, snapshot: Snapshot, seat: Seat): Who {
  return seat === youAt(snapshot) ? YOU : playerName(t, seat, snapshot.players[seat]);
}

/** A bot is called by its level, a person without a name by the colour. */
export function playerName(t: TargiT, seat: Seat, player: Player): string {
  if (player.kind === 'bot') return t(`teaser.targi.level.${player.level}.name`);
  return player.name.trim() || t(`targi.seat.${seat}`);
}
