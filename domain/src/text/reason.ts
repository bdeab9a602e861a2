import { accept, refuse, type Accepted, type Refusal } from '../refusal/index.ts';
import { isBlank } from './blank.ts';

type Why<Reason extends string> = { readonly reason: Reason; readonly text: string };

/** A reason as it is stored: a text only with `other`, which needs one. */
export function readReason<Reason extends string>({
  reason,
  text,
}: Why<Reason>): Accepted<Why<Reason>> | Refusal<'text_is_required'> {
  if (reason !== 'other') return accept({ reason, text: '' });
  return isBlank(text) ? refuse('text_is_required') : accept({ reason, text: text.trim() });
}
