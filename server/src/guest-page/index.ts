export { registerGuestPage } from './routes.ts';
