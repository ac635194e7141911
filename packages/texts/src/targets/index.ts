export { sayTargetsEvent } from './events.ts';
export { sayTargetsMove } from './moves.ts';
export { targetsDie, targetsDisc, targetsSeat, targetsSeats, targetsWho } from './parts.ts';
export {
  sayOpenCall,
  sayOptionRefusal,
  sayTargetsNeed,
  sayTargetsOptions,
  sayTargetsOutcome,
  sayTargetsReason,
  sayTargetsRefusal,
} from './table.ts';
