export { businessDayOf, endOfBusinessDay } from './business-day.ts';
export {
  dateOfDay,
  dayOfDate,
  exceptionsFrom,
  hoursOfService,
  openOn,
  timelineOf,
  weekOn,
  type DatedHours,
} from './dated-hours.ts';
export { hoursOnDate, type HoursOnDate } from './hours-on-date.ts';
export { findHoursProblems, problemsOfWeek, type HoursProblem } from './hours-problems.ts';
export { closingOfToday, hoursOfStaff, nextOpeningAfterToday } from './next-opening.ts';
export { MAX_DAYS_BEFORE, orderUntilFor, type OrderUntil } from './order-until.ts';
export * from './pub-hours.ts';
export { endOfDay, readClock, startOfDay, startOfNamedDay, startOfNextDay } from './pub-clock.ts';
export { holidays, nextHolidays, type Holiday, type HolidayDates } from './public-holidays.ts';
export {
  lastChange,
  PAST_DAYS,
  timelineNow,
  weekTimeline,
  type Timeline,
  type TimelineNow,
} from './timeline.ts';
export {
  HOURS_STEP,
  MINUTES_A_DAY,
  type DayHours,
  type LocalTime,
  type WeekSpan,
} from './week-spans.ts';
