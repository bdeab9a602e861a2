export * from './import-routes.ts';
export * from './import-schemas.ts';
export * from './routes.ts';
export * from './schemas.ts';
