import type { Call } from '@comanda/contract';
import { requestOf } from '@comanda/contract/client';
import { session } from '../session/session.ts';
import type { AnyInput, CallInput } from './call-types.ts';

/**
 * Sends what a page says last, which the browser does even when the page is gone: once, with the token that is there,
 * since nobody can wait for an answer. Nothing without a token.
 */
export function sendOnLeaving<Name extends Call>(name: Name, input: CallInput<Name>): void {
  const accesstoken = session.accessToken();
  if (accesstoken === undefined) return;
  const content: AnyInput = input;
  const { url, method, headers, body } = requestOf(name, content);
  fetch(url, {
    method,
    headers: { ...headers, accesstoken },
    body: body ?? null,
    credentials: 'same-origin',
    keepalive: true,
  }).catch(() => undefined);
}
