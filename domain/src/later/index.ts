export * from './later-settings.ts';
export { isStartOfSlot, slotOf, slotsOfDay, type Slot } from './slots.ts';
export { isOfTime } from './time-refusals.ts';
export { isAhead, isAskedAboutMissing, timesOfWanted, wantedSpan } from './wanted-time.ts';
