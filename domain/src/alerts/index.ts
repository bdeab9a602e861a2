export {
  plainRefuseReasons,
  readButton,
  telegramMinutes,
  writeButton,
  type PlainRefuseReason,
  type TelegramButtonAction,
} from './telegram-buttons.ts';
export {
  MAX_TELEGRAM_CHATS_OF_PUB,
  readStart,
  TELEGRAM_CODE,
  TELEGRAM_CODE_MINUTES,
} from './telegram-code.ts';
