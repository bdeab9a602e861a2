import { readCancellation, type Cancellation } from '@comanda/domain/orders';
import { AppError } from '../../../plumbing/http/app-error.ts';

/** The cancel reason as it is stored; refuses one that does not fit the status, and `other` without a text. */
export function requireCancellation(asked: Parameters<typeof readCancellation>[0]): Cancellation {
  const read = readCancellation(asked);
  if (!read.ok) throw new AppError(read.code);
  return read.value;
}
