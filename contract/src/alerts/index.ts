export { telegramMessageTexts } from './telegram-message-texts.ts';
export * from './telegram-schemas.ts';
