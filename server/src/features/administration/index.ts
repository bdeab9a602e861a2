export { recordAudit } from './record-audit.ts';
export { registerAdministration } from './routes.ts';
