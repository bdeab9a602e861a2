import { randomUUID } from 'node:crypto';
import type { DeskReport } from '@comanda/contract/alerts';

/** The key of a page that was just opened. */
export const aDeskKey = (): string => randomUUID();

/** What a desk says of itself: its first report, with its bell on. */
export function aDeskReport(change: Partial<DeskReport> = {}): DeskReport {
  return { state: 'listening', turn: 1, device: 'Chrome, Windows', language: 'ro', ...change };
}
