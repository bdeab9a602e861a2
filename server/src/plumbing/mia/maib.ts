import { toAmount, toMinor } from '@comanda/domain/money';
import { LRUCache } from 'lru-cache';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { isSameSignature, maibSignature } from './maib-signature.ts';
import { Answer, Callback, Codes, NewCode, PaidCode, Payments, Token } from './maib-schemas.ts';
import { MiaError, type MiaBank, type MiaCredentials, type MiaLook } from './mia-bank.ts';

/** The bank's own addresses: a pub chooses between them, and can name no other. */
const HOSTS = {
  production: 'https://api.maibmerchants.md',
  sandbox: 'https://sandbox.maibmerchants.md',
} as const;

/** Shorter than the lease of a task, also with a token and two calls. */
const PATIENCE_MS = 10_000;
/** So long before a token expires a new one is asked for: it must not expire during a call. */
const TOKEN_MARGIN_MS = 30_000;
const MAX_TOKENS = 1_000;
/** A key has one code; more are there when the answer to the first request for it was lost. */
const listOf = (key: string): string =>
  new URLSearchParams({ count: '20', offset: '0', orderId: key }).toString();

type Sent = {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
};

function checked<Schema extends TSchema>(
  name: string,
  schema: Schema,
  value: unknown,
): Static<Schema> {
  if (!Value.Check(schema, value)) throw new MiaError(name, 'silent');
  return value;
}

/** One call and the result of its answer. A 401 is returned, not thrown: the token may have expired early. */
async function send(
  origin: string,
  { name, method, path, body }: Sent,
  token?: string,
): Promise<{ readonly status: number; readonly result: unknown }> {
  const { status, answer } = await fetch(`${origin}/v2${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    // Another host must not get the secrets.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
    .then(async (response) => ({
      status: response.status,
      answer: await response.json().catch(() => undefined),
    }))
    .catch(() => {
      // Without the cause, which may quote the request.
      throw new MiaError(name, 'silent');
    });
  if (status === 401) return { status, result: undefined };
  if (status >= 500 || status === 429 || !Value.Check(Answer, answer)) {
    throw new MiaError(name, 'silent');
  }
  if (!answer.ok || status >= 400) throw new MiaError(name, 'refused');
  return { status, result: answer.result };
}

/** Calls with the token of the credentials, which is asked for when it is missing, over or not taken any more. */
function createCalls(originOf: (credentials: MiaCredentials) => string) {
  const tokens = new LRUCache<string, string>({ max: MAX_TOKENS, ttlAutopurge: false });
  const keyOf = ({ clientId, clientSecret, isSandbox }: MiaCredentials): string =>
    JSON.stringify([isSandbox, clientId, clientSecret]);

  async function newToken(credentials: MiaCredentials): Promise<string> {
    const name = 'token';
    const { clientId, clientSecret } = credentials;
    const body = { clientId, clientSecret };
    const sent = { name, method: 'POST', path: '/auth/token', body } as const;
    const { status, result } = await send(originOf(credentials), sent);
    if (status === 401) throw new MiaError(name, 'refused');
    const { accessToken, expiresIn } = checked(name, Token, result);
    const ttl = expiresIn * 1_000 - TOKEN_MARGIN_MS;
    if (ttl > 0) tokens.set(keyOf(credentials), accessToken, { ttl });
    return accessToken;
  }

  async function call(credentials: MiaCredentials, sent: Sent): Promise<unknown> {
    const known = tokens.get(keyOf(credentials));
    const origin = originOf(credentials);
    const first = await send(origin, sent, known ?? (await newToken(credentials)));
    if (first.status !== 401) return first.result;
    tokens.delete(keyOf(credentials));
    const second = await send(origin, sent, await newToken(credentials));
    if (second.status === 401) throw new MiaError(sent.name, 'refused');
    return second.result;
  }
  return { call, newToken };
}

/** Only an address that a browser opens as a page or an app: it becomes a link on the guest's page. */
function checkedLink(name: string, url: string): string {
  if (URL.parse(url)?.protocol !== 'https:') throw new MiaError(name, 'silent');
  return url;
}

const REASON = 'Comanda';
const IS_PAID = new Set(['Executed', 'Refunded']);

/** The MIA interface of maib (docs/operating.md says which parts are documented). `apiUrl` only for tests. */
export function createMaib({ apiUrl }: { readonly apiUrl?: string | undefined } = {}): MiaBank {
  const { call, newToken } = createCalls(
    ({ isSandbox }) => apiUrl ?? HOSTS[isSandbox ? 'sandbox' : 'production'],
  );

  async function findPayment(
    credentials: MiaCredentials,
    key: string,
  ): Promise<MiaLook | undefined> {
    const name = 'list payments';
    const path = `/mia/payments?${listOf(key)}`;
    const { items } = checked(
      name,
      Payments,
      await call(credentials, { name, method: 'GET', path }),
    );
    const paid = items.find(
      ({ orderId, status, currency }) =>
        orderId === key && currency === 'MDL' && IS_PAID.has(status),
    );
    return (
      paid && {
        state: 'paid',
        payId: paid.payId,
        amountMinor: toMinor(paid.amount),
        isGivenBack: paid.status === 'Refunded',
      }
    );
  }

  async function findCode(credentials: MiaCredentials, key: string): Promise<MiaLook> {
    const name = 'list codes';
    const path = `/mia/qr?${listOf(key)}`;
    const { items } = checked(name, Codes, await call(credentials, { name, method: 'GET', path }));
    const codes = items.filter(({ orderId }) => orderId === key);
    const active = codes.find(({ status }) => status === 'Active');
    if (active) {
      return { state: 'open', bankId: active.qrId, link: checkedLink(name, active.url) };
    }
    const statuses = new Set(codes.map(({ status }) => status));
    // Its payment is not listed yet.
    if (statuses.has('Paid')) throw new MiaError(name, 'silent');
    if (statuses.has('Expired')) return { state: 'expired' };
    return { state: codes.length > 0 ? 'canceled' : 'none' };
  }

  return {
    check: async (credentials) => {
      await newToken(credentials);
    },
    create: async (credentials, { key, amountMinor, description, expiresAt, ...urls }) => {
      const name = 'create a code';
      const body = {
        type: 'Dynamic',
        amountType: 'Fixed',
        amount: toAmount(amountMinor),
        currency: 'MDL',
        orderId: key,
        description,
        expiresAt: expiresAt.toISOString(),
        ...urls,
      };
      const made = await call(credentials, { name, method: 'POST', path: '/mia/qr', body });
      const { qrId, url } = checked(name, NewCode, made);
      return { bankId: qrId, link: checkedLink(name, url) };
    },
    look: async (credentials, key) =>
      (await findPayment(credentials, key)) ?? findCode(credentials, key),
    cancel: async (credentials, bankId) => {
      const path = `/mia/qr/${encodeURIComponent(bankId)}/cancel`;
      const body = { reason: REASON };
      await call(credentials, { name: 'cancel a code', method: 'POST', path, body });
    },
    refund: async (credentials, payId) => {
      const path = `/mia/payments/${encodeURIComponent(payId)}/refund`;
      const body = { reason: REASON };
      await call(credentials, { name: 'refund', method: 'POST', path, body });
    },
    readCallback: ({ signatureKey }, key, body) => {
      if (!Value.Check(Callback, body)) return undefined;
      const { result, signature } = body;
      if (!isSameSignature(maibSignature(result, signatureKey), signature)) return undefined;
      if (!Value.Check(PaidCode, result) || result.orderId !== key) return undefined;
      return { payId: result.payId, amountMinor: toMinor(result.amount) };
    },
  };
}
