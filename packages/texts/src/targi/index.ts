export {
  borderName,
  borderText,
  cardName,
  itemName,
  sayCost,
  sayDue,
  sayEffect,
  sayGives,
  sayTokens,
} from './cards.ts';
export { sayEvent, sayRound, whoAt } from './events.ts';
export { sayMove } from './moves.ts';
export { decimal, percent, signed } from './numbers.ts';
export { sayOutcome, sayScoreLine, scoreLabel, totalLabel } from './score.ts';
export { sayList, sayPlace, sayPrice, saySlot } from './parts.ts';
export { sayOptions, sayPhase, sayPrompt, sayReason, sayRefusal } from './table.ts';
export { sayFacts, sayParts, sayReasonFor, sayThan, sayWhy } from './why.ts';
