import type { Seat } from '@caravanserai/targets';
import { type TargetsPeople, targetsSeat } from '@caravanserai/texts/page';
import { type Players, SEATS } from '../../client.ts';
import { playerName } from '../../setup/draft.ts';
import { useTable } from '../tableContext.ts';
import { type TargetsT, useT } from '../../useT.ts';

/** The seat addressed as «you»: the only one played here. */
export function youAt(own: readonly Seat[]): Seat | undefined {
  return own.length === 1 ? own[0] : undefined;
}

/** Names of the players. Without a name: the colour. With the same name as another player: name and colour. */
export function namesOf(t: TargetsT, players: Players): Readonly<Partial<Record<Seat, string>>> {
  const seats = SEATS.filter((seat) => players[seat]);
  const nameOf = (seat: Seat) => playerName(players[seat], t) || targetsSeat(t, seat);
  const isShared = (seat: Seat) => seats.some((other) => other !== seat && nameOf(other) === nameOf(seat));
  return Object.fromEntries(
    seats.map((seat) => {
      const name = nameOf(seat);
      return [seat, isShared(seat) ? t('table.nameAndColour', { name, colour: targetsSeat(t, seat) }) : name];
    }),
  );
}

export function peopleAt(t: TargetsT, players: Players, own: readonly Seat[]): TargetsPeople {
  return { you: youAt(own), names: namesOf(t, players), isSeen: true };
}

export function usePeople(): TargetsPeople {
  const t = useT();
  const { client, shown } = useTable();
  return peopleAt(t, shown.snapshot.players, client.own);
}
