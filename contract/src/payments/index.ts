export * from './mia-routes.ts';
export * from './routes.ts';
export * from './schemas.ts';
