export * from './attachment-routes.ts';
export * from './platform/routes.ts';
export * from './routes.ts';
export * from './schemas.ts';
