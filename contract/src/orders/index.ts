export * from './quote.ts';
export * from './routes.ts';
export * from './schemas.ts';
