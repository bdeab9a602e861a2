export { GUEST_FILES_DIR } from './guest-web.ts';
export { registerGuestPage } from './routes.ts';
