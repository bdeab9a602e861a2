export * from './option-routes.ts';
export * from './option-schemas.ts';
export * from './import-routes.ts';
export * from './import-schemas.ts';
export * from './routes.ts';
export * from './bulk-schemas.ts';
export * from './schemas.ts';
export * from './serving-schemas.ts';
