// How each kind of till is asked. What its maker documents and what is assumed here: docs/adr/0045-the-till-is-asked-once.md.
import { createHmac } from 'node:crypto';

const ASK_MS = 5_000;
/** A till prints a long receipt, and may wait for its network. */
const SELL_MS = 60_000;
const LAST_RECEIPTS = 20;
const MAX_WORDS = 300;
const MAX_NAME = 100;
/** Errors of a request of which no byte has left. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The till answered that it has not done what it was told; `isSure` when it says so before it could have printed. */
export class TillRefused extends Error {
  constructor(words, { status, isSure }) {
    super(String(words).slice(0, MAX_WORDS));
    this.status = status;
    this.isSure = isSure;
  }
}

/** The till cannot have received the request. */
export class NotSent extends Error {}

const amountOf = (minor) => minor / 100;

/** The answer of a till, whose body says in `success` whether it has done it. Without a readable one it is not known. */
async function request(origin, { method, path, headers, body, ms }) {
  let response;
  try {
    response = await fetch(`${origin}${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(ms),
    });
  } catch (error) {
    const code = error.cause?.code;
    throw NOT_SENT.has(code) ? new NotSent(code) : error;
  }
  const { status } = response;
  const reply = await response.json();
  if (response.ok && reply.success === true) return reply.data;
  if (reply.success !== false) throw new Error(`the till answered ${status}`);
  const said = reply.error?.message ?? reply.message;
  const code = reply.error?.code ?? reply.errorType;
  const words = [said, code].filter((part) => typeof part === 'string' && part !== '').join(' · ');
  throw new TillRefused(words || `HTTP ${status}`, {
    status,
    isSure: status >= 400 && status < 500,
  });
}

const linesOf = (sale, write) =>
  sale.lines.map((line) => write({ ...line, name: line.name.slice(0, MAX_NAME) }));

/** Of a "receipt to": an e-mail or a phone. */
const isEmail = (to) => to.includes('@');

const posfixPayments = {
  cash: 'CASH',
  card: 'CARD',
  meal_ticket: 'MEAL_TICKET',
  mia: 'MIA',
  other: 'OTHER',
};

const posfixCall = (till, { method = 'GET', path, body, ms = ASK_MS }) =>
  request(till.origin, {
    method,
    path,
    headers: { 'x-api-key': till.api_key },
    ...(body && { body: JSON.stringify(body) }),
    ms,
  });

const posfixReceipt = ({ receiptNumber, receiptUrl, externalId, totalAmount, terminalId }) => ({
  number: String(receiptNumber),
  ...(typeof receiptUrl === 'string' && { link: receiptUrl }),
  ...(typeof externalId === 'string' && { key: externalId }),
  ...(typeof terminalId === 'string' && { device: terminalId }),
  sum_minor: Math.round(totalAmount * 100),
});

/** POSfix: REST on the till itself. */
const posfix = {
  ask: (till) => posfixCall(till, { path: '/api/status' }),
  list: async (till) =>
    (await posfixCall(till, { path: `/api/receipts?limit=${LAST_RECEIPTS}` })).receipts.map(
      posfixReceipt,
    ),
  sell: async (till, { key, sale, receipt_to: to, buyer_idno: idno }) => {
    const body = {
      externalId: key,
      items: linesOf(sale, ({ name, count, unit_minor: unit, vat_group: group }) => ({
        name,
        quantity: count,
        price: amountOf(unit),
        vatGroup: group,
      })),
      payments: sale.payments.map(({ method, amount_minor: minor }) => ({
        type: posfixPayments[method],
        amount: amountOf(minor),
      })),
      ...(to && { [isEmail(to) ? 'email' : 'phone']: to }),
      ...(idno && { buyerIdno: idno }),
    };
    return posfixReceipt(
      await posfixCall(till, { method: 'POST', path: '/api/sale', body, ms: SELL_MS }),
    );
  },
};

const fiscalCloudPayments = { cash: 0, card: 1, meal_ticket: 2, mia: 3, other: 4 };

/** Every request is signed: device, time, method, path with its query, and body, joined without anything between. */
function fiscalCloudCall(till, { method = 'GET', path, body, ms = ASK_MS }) {
  const text = body && JSON.stringify(body);
  const time = String(Date.now());
  const signed = [till.device, time, method, path, text ?? ''].join('');
  return request(till.origin, {
    method,
    path,
    headers: {
      'api-key': till.api_key,
      'api-deviceid': till.device,
      'api-timestamp': time,
      'api-signature': createHmac('sha256', till.secret).update(signed).digest('hex'),
    },
    ...(text && { body: text }),
    ms,
  });
}

const fiscalCloudReceipt = ({ numberPresentation, id, operationId, totalAmount, deviceId }) => ({
  number: String(numberPresentation ?? id),
  ...(typeof operationId === 'string' && { key: operationId }),
  ...(typeof deviceId === 'string' && { device: deviceId }),
  sum_minor: Math.round(totalAmount * 100),
});

/** FiscalCloud: REST, every request signed. */
const fiscalCloud = {
  ask: (till) => fiscalCloudCall(till, { path: '/api/v1/receipts?StartIndex=0&Count=1' }),
  list: async (till) => {
    const page = (start) =>
      fiscalCloudCall(till, {
        path: `/api/v1/receipts/full?StartIndex=${start}&Count=${LAST_RECEIPTS}`,
      });
    const first = await page(0);
    // Whether the newest come first is not documented, so that both ends are read.
    const start = Math.max(first.totalCount - LAST_RECEIPTS, 0);
    const last = start === 0 ? { data: [] } : await page(start);
    return [...first.data, ...last.data].map(fiscalCloudReceipt);
  },
  sell: async (till, { key, sale, receipt_to: to, buyer_idno: idno }) => {
    const body = {
      id: key,
      receiptMode: 'FiscalReceiptOnly',
      print: true,
      printOnServer: true,
      items: linesOf(sale, ({ name, count, unit_minor: unit, vat_group: group }) => ({
        name,
        quantity: count,
        price: amountOf(unit),
        taxGroupCode: group,
      })),
      payments: sale.payments.map(({ method, amount_minor: minor }) => ({
        typeCode: fiscalCloudPayments[method],
        amount: amountOf(minor),
        // The money is here already.
        useBankTerminal: false,
      })),
      ...(to &&
        (isEmail(to)
          ? { sendToEmail: true, emailAddress: to }
          : { sendToPhone: true, phoneNumber: to })),
      ...(idno && { additionalFooterText: `IDNO ${idno}` }),
    };
    const sold = await fiscalCloudCall(till, {
      method: 'POST',
      path: '/api/v1/operations/sale',
      body,
      ms: SELL_MS,
    });
    return fiscalCloudReceipt(sold.fiscalReceipt);
  },
};

/** One for each kind of till: `ask` whether it is well, `list` its last receipts, `sell`. */
export const tillDrivers = { posfix, fiscalcloud: fiscalCloud };
