export { auditEnteredWrites } from './audit-entered-writes.ts';
export { recordAudit } from './record-audit.ts';
export { registerAdministration } from './routes.ts';
