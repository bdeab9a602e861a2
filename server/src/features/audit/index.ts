export { auditEnteredWrites } from './audit-entered-writes.ts';
export { recordAudit } from './record-audit.ts';
export { registerAudit } from './routes.ts';
