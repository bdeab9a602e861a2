import { readCancellation, type Cancellation } from '@comanda/domain/orders';
import { AppError } from '../../../plumbing/http/app-error.ts';

/** Why an order is canceled, or the refusal of what does not fit. */
export function requireCancellation(asked: Parameters<typeof readCancellation>[0]): Cancellation {
  const read = readCancellation(asked);
  if (!read.ok) throw new AppError(read.code);
  return read.value;
}
