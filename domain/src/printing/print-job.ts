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
 * How a ticket is marked that may be on paper already, or is for certain. One that is printed once more by itself, after its
 * order was canceled on paper and goes on, is no copy: the paper before counts as canceled.
 */
export function copyMarkOf({
  isUnsure,
  printedAt,
  isResumed,
}: Pick<PrintJob, 'isUnsure' | 'printedAt'> & { readonly isResumed: boolean }):
  | 'copy'
  | 'unsure'
  | undefined {
  if (isUnsure) return 'unsure';
  return printedAt && !isResumed ? 'copy' : undefined;
}
