export { answerFrom } from './answer-from.ts';
export * from './later-settings.ts';
export { isStartOfSlot, slotOf, slotsOfDay, type Slot } from './slots.ts';
export { isOfTime } from './time-refusals.ts';
export {
  isAskedAboutMissing,
  missingChoices,
  missingNames,
  type MissingLine,
} from './missing-lines.ts';
export { isAhead, timesOfWanted, wantedSpan } from './wanted-time.ts';
