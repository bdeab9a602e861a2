export * from './platform/routes.ts';
export * from './platform/schemas.ts';
export * from './routes.ts';
export * from './schemas.ts';
