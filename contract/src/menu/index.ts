export * from './routes.ts';
export * from './bulk-schemas.ts';
export * from './schemas.ts';
