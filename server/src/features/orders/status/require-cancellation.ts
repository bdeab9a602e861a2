import { readCancellation, type Cancellation } from '@comanda/domain/orders';
import { AppError } from '../../../plumbing/http/app-error.ts';

/** The reason why an order is canceled; refuses a reason that is missing or does not fit. */
export function requireCancellation(asked: Parameters<typeof readCancellation>[0]): Cancellation {
  const read = readCancellation(asked);
  if (!read.ok) throw new AppError(read.code);
  return read.value;
}
