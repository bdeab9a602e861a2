export { readClock } from './pub-clock.ts';
export {
  HOURS_STEP,
  isWithin,
  MINUTES_A_DAY,
  minutesToChange,
  type LocalTime,
  type WeekSpan,
} from './week-spans.ts';
