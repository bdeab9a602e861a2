import { MAX_PRINT_TRIES } from './printer-rules.ts';

/**
 * A ticket for one printer, as far as its fate depends on it. A claimed one is at the bridge until `leasedUntil`; a claim
 * that ended without a result may be on paper, in whole or in part.
 */
export type PrintJob = {
  readonly state: 'waiting' | 'claimed' | 'printed' | 'dropped';
  readonly leasedUntil: Date | null;
  readonly tries: number;
  readonly isUnsure: boolean;
  /** Not because a person asked for it. */
  readonly isByItself: boolean;
  /** When it was last printed for certain. */
  readonly printedAt: Date | null;
};

/** What the pub reads of a ticket: `unsure` will be printed again as a copy, `failed` only when a person asks for it. */
export const printStates = [
  'waiting',
  'printing',
  'unsure',
  'printed',
  'failed',
  'dropped',
] as const;
export type PrintState = (typeof printStates)[number];

export function printStateOf(job: PrintJob, now: Date): PrintState {
  const { state, leasedUntil, tries } = job;
  if (state === 'printed' || state === 'dropped') return state;
  const isLeaseOver = state === 'claimed' && (leasedUntil === null || leasedUntil <= now);
  if (state === 'claimed' && !isLeaseOver) return 'printing';
  const isUnsure = job.isUnsure || isLeaseOver;
  if (isUnsure && tries >= MAX_PRINT_TRIES) return 'failed';
  return isUnsure ? 'unsure' : 'waiting';
}

/**
 * How a ticket is marked that may be on paper already, or is for certain. What is on paper is printed once more by itself
 * only when its order was canceled on paper and goes on: then the older one counts as canceled, and the new one is no copy.
 */
export function copyMarkOf({
  isUnsure,
  printedAt,
  isByItself,
}: Pick<PrintJob, 'isUnsure' | 'printedAt' | 'isByItself'>): 'copy' | 'unsure' | undefined {
  if (isUnsure) return 'unsure';
  return printedAt && !isByItself ? 'copy' : undefined;
}
