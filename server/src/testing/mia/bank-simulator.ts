import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { maibSignature } from '../../plumbing/mia/maib-signature.ts';
import type { Clock } from '../../plumbing/clock.ts';
import { portOf } from '../app/port-of.ts';

/** The account that the bank knows, as a pub types it. */
export const bankAccount = {
  client_id: 'un-client-plantat-4321',
  client_secret: 'un-secret-plantat-al-clientului',
  signature_key: 'o-cheie-plantata-de-semnatura',
  is_sandbox: true,
} as const;

/**
 * What becomes of a call: nothing and no answer, everything and no answer, or a refusal; undefined for what a bank
 * that works does.
 */
export type BankFault = 'lost' | 'answer_lost' | 'nonsense' | 'refused' | undefined;

export type BankCall = 'token' | 'create' | 'codes' | 'payments' | 'cancel' | 'refund';

type Code = {
  readonly qrId: string;
  readonly orderId: string;
  readonly amount: number;
  readonly expiresAt: string;
  readonly callbackUrl: string;
  status: string;
};
type Paid = {
  readonly payId: string;
  readonly code: Code;
  status: string;
  /** The bank has taken the order to give it back. */
  isGivingBack: boolean;
};
type Value = string | number | null;
export type Callback = {
  readonly key: string;
  readonly body: { readonly result: Record<string, Value>; readonly signature: string };
};

const TOKEN = 'un-token-plantat-al-bancii';

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function write(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
}

const refusal = { ok: false, errors: [{ errorCode: 'refused', errorMessage: 'refused' }] };

/** The books of the bank: codes, and payments of guests. */
function createBooks(clock: Clock) {
  const codes: Code[] = [];
  const paid: Paid[] = [];
  let refunds = 0;
  let isSlow = false;
  const carryOut = (payment: Paid): void => {
    payment.status = 'Refunded';
    refunds += 1;
  };
  const codeOf = (qrId: string | undefined): Code | undefined =>
    codes.find((code) => code.qrId === qrId);
  const statusOf = (code: Code): string =>
    code.status === 'Active' && new Date(code.expiresAt) <= clock.now() ? 'Expired' : code.status;

  const answers: Record<
    Exclude<BankCall, 'token'>,
    (input: {
      readonly id: string | undefined;
      readonly orderId: string | null;
      readonly body: Record<string, unknown>;
    }) => object | undefined
  > = {
    create: ({ body }) => {
      const { orderId, amount, expiresAt, callbackUrl } = body as Omit<Code, 'qrId' | 'status'>;
      const qrId = randomUUID();
      codes.push({ qrId, orderId, amount, expiresAt, callbackUrl, status: 'Active' });
      return { qrId, orderId, type: 'Dynamic', url: `https://mia-qr.example/1/m/${qrId}` };
    },
    codes: ({ orderId }) => ({
      items: codes
        .filter((code) => code.orderId === orderId)
        .map((code) => ({
          qrId: code.qrId,
          orderId,
          status: statusOf(code),
          url: `https://mia-qr.example/1/m/${code.qrId}`,
        })),
    }),
    payments: ({ orderId }) => ({
      items: paid
        .filter(({ code }) => code.orderId === orderId)
        .map(({ payId, code, status }) => ({
          payId,
          orderId,
          amount: code.amount,
          currency: 'MDL',
          status,
        })),
    }),
    cancel: ({ id }) => {
      const code = codeOf(id);
      if (!code || statusOf(code) !== 'Active') return undefined;
      code.status = 'Cancelled';
      return { qrId: code.qrId, status: code.status };
    },
    refund: ({ id }) => {
      const payment = paid.find(({ payId }) => payId === id);
      if (payment?.status !== 'Executed' || payment.isGivingBack) return undefined;
      payment.isGivingBack = true;
      if (!isSlow) carryOut(payment);
      return { refundId: randomUUID(), status: 'Created' };
    },
  };

  return {
    answers,
    codes,
    paid,
    statusOf,
    refunds: () => refunds,
    /** From now on refunds are taken, and carried out when this is set back. */
    setSlow: (isSlowNow: boolean): void => {
      isSlow = isSlowNow;
      if (!isSlow) {
        for (const payment of paid) {
          if (payment.isGivingBack && payment.status === 'Executed') carryOut(payment);
        }
      }
    },
    /** A guest pays a code; `late` also one that has ended. Undefined where the bank does not let them. */
    pay: (key: string, { isLate = false } = {}): Callback | undefined => {
      const code = codes.find(({ orderId }) => orderId === key);
      if (!code || code.status === 'Paid' || (!isLate && statusOf(code) !== 'Active')) {
        return undefined;
      }
      code.status = 'Paid';
      const payment = { payId: randomUUID(), code, status: 'Executed', isGivingBack: false };
      paid.push(payment);
      return callbackOf(payment, clock.now());
    },
  };
}

/** What the bank sends after a payment. */
function callbackOf(
  { payId, code }: Paid,
  at: Date,
  key: string = bankAccount.signature_key,
): Callback {
  const result = {
    qrId: code.qrId,
    qrStatus: 'Paid',
    orderId: code.orderId,
    payId,
    amount: code.amount,
    commission: 0.1,
    currency: 'MDL',
    payerName: 'ION  PLĂTITORUL',
    payerIban: 'MD88AG000000011621810140',
    executedAt: at.toISOString(),
    terminalId: null,
  };
  return { key: code.orderId, body: { result, signature: maibSignature(result, key) } };
}

const paths: readonly (readonly [BankCall, RegExp])[] = [
  ['token', /^POST \/v2\/auth\/token$/],
  ['create', /^POST \/v2\/mia\/qr$/],
  ['codes', /^GET \/v2\/mia\/qr$/],
  ['payments', /^GET \/v2\/mia\/payments$/],
  ['cancel', /^POST \/v2\/mia\/qr\/([\w-]+)\/cancel$/],
  ['refund', /^POST \/v2\/mia\/payments\/([\w-]+)\/refund$/],
];

/** A hostile bank on loopback, with the interface of maib as far as the product uses it. */
export async function startBankSimulator(clock: Clock) {
  const books = createBooks(clock);
  const calls: BankCall[] = [];
  let faultOf: (call: BankCall) => BankFault = () => undefined;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const url = new URL(request.url ?? '', 'http://bank');
    const line = `${request.method} ${url.pathname}`;
    const [call, pattern] = paths.find(([, path]) => path.test(line)) ?? [];
    if (!call || !pattern) return write(response, 404, refusal);
    calls.push(call);
    const fault = faultOf(call);
    if (fault === 'lost') return void request.socket.destroy();
    if (fault === 'nonsense') return write(response, 200, '<html>one moment</html>');
    if (fault === 'refused') return write(response, 400, refusal);
    const isKnown =
      call === 'token'
        ? body['clientSecret'] === bankAccount.client_secret
        : request.headers.authorization === `Bearer ${TOKEN}`;
    if (!isKnown) return write(response, 401, refusal);
    const [, id] = pattern.exec(line) ?? [];
    const result =
      call === 'token'
        ? { accessToken: TOKEN, expiresIn: 300, tokenType: 'Bearer' }
        : books.answers[call]({ id, orderId: url.searchParams.get('orderId'), body });
    if (fault === 'answer_lost') return void request.socket.destroy();
    return result ? write(response, 200, { ok: true, result }) : write(response, 400, refusal);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    ...books,
    url: `http://127.0.0.1:${portOf(server)}`,
    calls,
    /** Signed with a key that is not the pub's. */
    forged: (payment: Paid): Callback => callbackOf(payment, clock.now(), 'a key of a stranger'),
    behave: (fault: (call: BankCall) => BankFault) => {
      faultOf = fault;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
export type BankSimulator = Awaited<ReturnType<typeof startBankSimulator>>;
