export { registerAdministration } from './routes.ts';
