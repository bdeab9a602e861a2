export { noticeTexts } from './notice-texts.ts';
export * from './routes.ts';
export * from './schemas.ts';
