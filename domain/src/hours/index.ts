export { readClock } from './pub-clock.ts';
export {
  commonSpans,
  HOURS_STEP,
  isWithin,
  MINUTES_A_DAY,
  minutesToChange,
  spanOfDay,
  WHOLE_WEEK,
  type DayHours,
  type LocalTime,
  type WeekSpan,
} from './week-spans.ts';
