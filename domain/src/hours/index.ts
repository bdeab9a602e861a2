export { businessDayOf } from './business-day.ts';
export { hoursNow } from './hours-now.ts';
export { endOfDay, readClock, startOfDay, startOfNamedDay, startOfNextDay } from './pub-clock.ts';
export { HOURS_STEP, MINUTES_A_DAY, type LocalTime, type WeekSpan } from './week-spans.ts';
