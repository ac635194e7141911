import { type Seat, SEATS } from '@caravanserai/targets/geometry';

export function bySeat<T>(make: (seat: Seat) => T): Readonly<Record<Seat, T>> {
  return Object.fromEntries(SEATS.map((seat) => [seat, make(seat)])) as Record<Seat, T>;
}
