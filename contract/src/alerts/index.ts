export { guestNoticeTexts, noticeTexts } from './notice-texts.ts';
export * from './routes.ts';
export * from './schemas.ts';
export { telegramMessageTexts } from './telegram-message-texts.ts';
export * from './telegram-schemas.ts';
export { unheardMailTexts } from './unheard-mail-texts.ts';
