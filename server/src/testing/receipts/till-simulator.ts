import { createHmac } from 'node:crypto';
import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TillKind } from '@comanda/domain/receipts';

/** One fiscal receipt on paper. */
type Paper = { readonly number: string; readonly key: string; readonly sumMinor: number };

/**
 * What a till does with the next sale: prints and answers; refuses; has no paper, which it says only after a while; is
 * switched off before or after it has printed, without an answer; prints when nobody waits for it any more.
 */
export const moods = [
  'well',
  'refuses',
  'no_paper',
  'dies_before',
  'dies_after',
  'prints_late',
] as const;
export type Mood = (typeof moods)[number];

export const tillKeys = { api_key: 'cheie-de-casa', secret: 'secret-de-casa', device: 'ECC-1' };

/** A till on this computer. What it has printed stays through its restarts. */
export type TillSimulator = {
  readonly address: string;
  readonly paper: readonly Paper[];
  /** The bodies of the sales that it was sent. */
  readonly sales: readonly Record<string, unknown>[];
  mood: Mood;
  /** Whether it refuses the key that it is asked with. */
  isLocked: boolean;
  switchOff(): Promise<void>;
  switchOn(): Promise<void>;
  /** Prints what it has not printed yet. */
  finish(): void;
};

type Settings = {
  readonly kind: TillKind;
  /** Whether its list of receipts says which key each was sent with. */
  readonly tellsKeys: boolean;
};
type Sale = {
  readonly externalId?: string;
  readonly id?: string;
  readonly items: readonly { readonly quantity: number; readonly price: number }[];
};
type Reply = { readonly status: number; readonly body: object };

const sumOf = ({ items }: Sale): number =>
  items.reduce((sum, { quantity, price }) => sum + quantity * Math.round(price * 100), 0);

/** The answer of each kind to what it has done, to a list, and to what it does not do. */
const words = {
  posfix: {
    done: (data: object): Reply => ({ status: 200, body: { success: true, data, error: null } }),
    list: (receipts: readonly object[]) => ({ receipts }),
    sold: (receipt: object) => receipt,
    failed: (status: number, message: string): Reply => ({
      status,
      body: { success: false, error: { code: 'FISCAL_ERROR', message } },
    }),
  },
  fiscalcloud: {
    done: (data: object): Reply => ({ status: 200, body: { success: true, data, message: null } }),
    list: (receipts: readonly object[]) => ({ data: receipts, totalCount: receipts.length }),
    sold: (receipt: object) => ({ receiptType: 'FiscalReceipt', fiscalReceipt: receipt }),
    failed: (status: number, message: string): Reply => ({
      status,
      body: { success: false, message, errorType: 'DeviceError', data: null },
    }),
  },
} as const;

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** FiscalCloud signs each request; POSfix knows a key alone. */
function isSigned(kind: TillKind, { headers, method, url }: http.IncomingMessage, body: string) {
  if (kind === 'posfix') return headers['x-api-key'] === tillKeys.api_key;
  const { 'api-deviceid': device, 'api-timestamp': time, 'api-signature': signature } = headers;
  const signed = [device, time, method, url, body].join('');
  const right = createHmac('sha256', tillKeys.secret).update(signed).digest('hex');
  return headers['api-key'] === tillKeys.api_key && signature === right;
}

export async function startTill({ kind, tellsKeys }: Settings): Promise<TillSimulator> {
  const say = words[kind];
  const paper: Paper[] = [];
  const late: Sale[] = [];
  const sales: Record<string, unknown>[] = [];
  let server = http.createServer();

  const receiptOf = ({ number, key, sumMinor }: Paper): object => ({
    ...(kind === 'posfix'
      ? { receiptNumber: number }
      : { id: `id-${number}`, numberPresentation: number }),
    ...(tellsKeys && (kind === 'posfix' ? { externalId: key } : { operationId: key })),
    totalAmount: sumMinor / 100,
  });
  const print = (sale: Sale): Paper => {
    const key = sale.externalId ?? sale.id ?? '';
    const one = { number: String(1000 + paper.length), key, sumMinor: sumOf(sale) };
    paper.push(one);
    return one;
  };

  const till: TillSimulator = {
    address: '',
    paper,
    sales,
    mood: 'well',
    isLocked: false,
    finish: () => {
      for (const sale of late.splice(0)) print(sale);
    },
    switchOff: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
    switchOn: async () => {
      server = http.createServer((request, response) => void serve(request, response));
      server.listen(Number(till.address.split(':')[1] ?? 0), '127.0.0.1');
      await once(server, 'listening');
    },
  };

  /** Undefined when it dies instead of answering. */
  function sell(sale: Sale): Reply | undefined {
    const mood = till.mood;
    till.mood = 'well';
    if (mood === 'refuses') return say.failed(422, 'Tura este deschisă de peste 24 de ore');
    if (mood === 'no_paper') return say.failed(500, 'Lipsește hârtia');
    if (mood === 'prints_late') late.push(sale);
    if (mood === 'dies_before' || mood === 'prints_late') return undefined;
    const printed = print(sale);
    return mood === 'dies_after' ? undefined : say.done(say.sold(receiptOf(printed)));
  }

  async function serve(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    const body = await bodyOf(request);
    let reply: Reply | undefined;
    if (till.isLocked || !isSigned(kind, request, body)) reply = say.failed(401, 'Cheie greșită');
    else if (request.method === 'POST') {
      const sale = JSON.parse(body) as Sale & Record<string, unknown>;
      sales.push(sale);
      reply = sell(sale);
    } else reply = say.done(say.list(paper.slice(-20).map(receiptOf)));
    if (!reply) {
      request.socket.destroy();
      return;
    }
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  }

  await till.switchOn();
  const { port } = server.address() as AddressInfo;
  return Object.assign(till, { address: `127.0.0.1:${port}` });
}
