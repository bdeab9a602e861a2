export { mailTexts } from './mail-texts.ts';
export * from './routes.ts';
export * from './schemas.ts';
