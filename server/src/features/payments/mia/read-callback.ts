import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { findOrder } from '../../orders/index.ts';
import { findCredentials } from './accounts.ts';
import { applyNews } from './apply-news.ts';
import { findRequest } from './requests.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** An unknown key costs the same work as a known one. */
const NO_KEY = 'no key of anybody';

/**
 * A bank reports a payment. Only what its pub's key has signed counts; all else is answered like an unknown key, and a
 * repetition like the first.
 */
export async function readCallback(deps: Deps, key: string, body: unknown): Promise<void> {
  const request = UUID.test(key) ? await findRequest(deps.db, key) : undefined;
  const order = request && (await findOrder(deps.db, request.order_id));
  const credentials = order && (await findCredentials(deps, order.pub_id));
  const paid = deps.mia.readCallback(credentials ?? { signatureKey: NO_KEY }, key, body);
  if (!credentials || !paid) throw new AppError('not_found');
  await applyNews(deps, key, { news: 'paid', ...paid });
}
