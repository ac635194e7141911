import type { Seat, Step } from '@caravanserai/targets';

/** Statistics of a player's flicks. */
export interface Tally {
  flicks: number;
  onDisc: number; // completely, and without a fault
  targets: number;
  doubles: number;
  steals: number;
  disarms: number;
  missed: number; // Targets that were not called
}

export function newTally(): Tally {
  return { flicks: 0, onDisc: 0, targets: 0, doubles: 0, steals: 0, disarms: 0, missed: 0 };
}

export function count({ events }: Step, of: (seat: Seat) => Tally): void {
  for (const event of events) {
    switch (event.type) {
      case 'flicked': {
        const tally = of(event.seat);
        const isFault = events.some((other) => other.type === 'fault' && other.die === event.die);
        tally.flicks++;
        if (event.disc !== undefined && !isFault) tally.onDisc++;
        break;
      }
      case 'targets':
        of(event.seat).targets++;
        break;
      case 'doubled':
        of(event.seat).doubles++;
        break;
      case 'stole':
        of(event.seat).steals++;
        break;
      case 'disarmed':
        of(event.by).disarms++;
        break;
      case 'missed':
        of(event.seat).missed++;
        break;
      default:
    }
  }
}
