export { sayTargetsEvent } from './events.ts';
export { sayTargetsMove } from './moves.ts';
export {
  LEVEL_NAMES,
  type TargetsPeople,
  sayTargetsLevel,
  targetsDice,
  targetsDie,
  targetsDisc,
  targetsName,
  targetsSeat,
  targetsSeats,
  targetsWho,
} from './parts.ts';
export {
  sayOpenCall,
  sayOptionRefusal,
  sayTargetsNeed,
  sayTargetsOptions,
  sayTargetsOutcome,
  sayTargetsReason,
  sayTargetsRefusal,
} from './table.ts';
