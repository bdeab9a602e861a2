export {
  countDesks,
  DESK_FORGOTTEN_AFTER_MS,
  DESK_SEEN_EVERY_MS,
  deskStateAt,
  deskStates,
  isDeskKey,
  MAX_DESKS_OF_PUB,
  reportedDeskStates,
  type DeskState,
  type ReportedDeskState,
} from './desks.ts';
export { deviceFields, MAX_DEVICES_OF_PUB } from './device-fields.ts';
export {
  GUEST_NEWS_AFTER_SECONDS,
  guestNews,
  isKnown,
  isPromiseMoved,
  MAX_DEVICES_OF_ORDER,
  newsName,
  type GuestNews,
} from './guest-news.ts';
export {
  channelsOf,
  climbs,
  DEFAULT_LADDER_TIMES,
  firstStepTime,
  ladderLimits,
  ladderSteps,
  nextLadderStep,
  type AlertChannel,
  type LadderStep,
  type LadderTimes,
} from './ladder.ts';
export {
  plainRefuseReasons,
  readButton,
  telegramMinutes,
  writeButton,
  type PlainRefuseReason,
  type TelegramButtonAction,
  MAX_TELEGRAM_CHATS_OF_PUB,
  readStart,
  TELEGRAM_CODE,
  TELEGRAM_CODE_MINUTES,
} from './telegram.ts';
export { isUnheard, lookAtPub, takesOrdersNow, type LookOutcome } from './unheard.ts';
