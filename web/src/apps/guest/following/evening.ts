import type { CallReply } from '@comanda/contract';
import { ownOrderTexts } from '@comanda/contract/guest-page';
import type { GuestOrder } from '@comanda/contract/orders';
import { toAmount, toMinor } from '@comanda/domain/money';
import { isFinalStatus, orderTypeTable } from '@comanda/domain/orders';
import { formatAmount, formatTime } from '../../../lib/format/format.ts';
import { addressOf } from '../calls/address-of.ts';
import { orderAddress } from '../calls/order-address.ts';
import { openDialog } from '../device/dialogs.ts';
import { deviceStorage } from '../device/safe-storage.ts';
import * as attributes from '../markup/attributes.ts';
import * as ids from '../markup/ids.ts';
import type { PageInfo } from '../markup/page-info.ts';
import { endedOrdersOf } from './stored-orders.ts';

const CALL = 'GET /api/client/orders/:trackingToken';

/** An order of this device; undefined for one that no longer exists. Throws without an answer. */
export async function readOwnOrder(trackingToken: string): Promise<GuestOrder | undefined> {
  const answer = await fetch(addressOf(CALL, { trackingToken }), { cache: 'no-store' });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as CallReply<typeof CALL>).order;
}

/** Longer than an evening at a venue, shorter than until the next one. */
const EVENING_MS = 8 * 60 * 60_000;

export type OfEvening = { readonly token: string; readonly order: GuestOrder };

// Read once: an open menu looks every half a minute.
const over = new Map<string, GuestOrder>();

async function readOnce(token: string): Promise<GuestOrder | undefined> {
  const order = over.get(token) ?? (await readOwnOrder(token).catch(() => undefined));
  if (order && isFinalStatus(order.status)) over.set(token, order);
  return order;
}

/** What this phone has ordered at tables of the pub in the last hours, the newest first; without what was canceled. */
export async function readEvening(
  { urlName }: PageInfo,
  open: readonly string[],
): Promise<readonly OfEvening[]> {
  const since = Date.now() - EVENING_MS;
  const ended = endedOrdersOf(urlName, deviceStorage).flatMap((line) => {
    const [at, token = ''] = line.split(' ');
    return Number(at) > since ? [token] : [];
  });
  const tokens = [...new Set([...open, ...ended])];
  const orders = await Promise.all(tokens.map(readOnce));
  return tokens
    .flatMap((token, index) => {
      const order = orders[index];
      if (!order || order.status === 'canceled') return [];
      return orderTypeTable.needsTable[order.order_type] ? [{ token, order }] : [];
    })
    .toSorted((a, b) => b.order.created_time.localeCompare(a.order.created_time));
}

export function eveningSum(orders: readonly OfEvening[], { symbol, language }: PageInfo): string {
  const sumMinor = orders.reduce((sum, { order }) => sum + toMinor(order.client_total), 0);
  return formatAmount(toAmount(sumMinor), symbol, language);
}

function rowOf(parts: readonly string[], link?: string): HTMLElement {
  const row = document.createElement(link === undefined ? 'p' : 'a');
  if (link !== undefined) row.setAttribute('href', link);
  for (const part of parts) {
    const words = document.createElement('span');
    words.textContent = part;
    row.append(words);
  }
  return row;
}

/** The sheet of the evening's orders: each with its time and amount and a link to its page, then their sum. */
export function openEvening(orders: readonly OfEvening[], info: PageInfo): void {
  const { language, symbol, timeZone } = info;
  document.querySelector(`#${ids.evening}`)?.remove();
  const sheet = document.createElement('dialog');
  const title = document.createElement('h2');
  const close = document.createElement('button');
  sheet.id = ids.evening;
  title.textContent = ownOrderTexts['guest.mine.tonight'][language];
  sheet.ariaLabel = title.textContent;
  close.type = 'button';
  close.className = 'x';
  close.ariaLabel = ownOrderTexts['guest.mine.close'][language];
  close.setAttribute(attributes.closesDialog, '');
  const rows = orders.map(({ token, order }) =>
    rowOf(
      [
        `№ ${order.number}`,
        formatTime(Date.parse(order.created_time), language, timeZone),
        formatAmount(order.client_total, symbol, language),
      ],
      orderAddress(info, token),
    ),
  );
  const sum = rowOf([ownOrderTexts['guest.mine.together'][language], eveningSum(orders, info)]);
  sheet.append(close, title, ...rows, sum);
  document.body.append(sheet);
  openDialog(sheet);
}
