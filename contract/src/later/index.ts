export * from './routes.ts';
export * from './schemas.ts';
export { laterTexts } from './texts.ts';
