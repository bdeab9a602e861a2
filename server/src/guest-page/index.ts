export { registerGuestPage, type GuestPageDeps } from './routes.ts';
