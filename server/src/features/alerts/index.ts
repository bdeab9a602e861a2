export { registerAlerts } from './routes.ts';
