export { holidayNames } from './holiday-names.ts';
export * from './routes.ts';
export * from './schemas.ts';
