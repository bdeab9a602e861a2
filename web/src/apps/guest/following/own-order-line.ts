import type { CallReply } from '@comanda/contract';
import { ownOrderTexts } from '@comanda/contract/guest-page';
import type { GuestOrder } from '@comanda/contract/orders';
import type { Language } from '@comanda/contract/texts';
import { countsAs, isFinalStatus } from '@comanda/domain/orders';
import { addressOf as callAddress } from '../calls/address-of.ts';
import { deviceStorage } from '../device/safe-storage.ts';
import type { PageInfo } from '../markup/page-info.ts';
import { promisedTimes } from '../page/order/order-promise.ts';
import '../styles/own-order.css';
import { removeOrder } from './stored-orders.ts';

/** A guest who has not looked at an order's end by then is no longer waiting for it. */
const SHOWN_FOR_MS = 3 * 60 * 60_000;

type Key = keyof typeof ownOrderTexts;
type Place = { readonly info: PageInfo; readonly addressOf: (token: string) => string };
type Followed = { readonly token: string; readonly order: GuestOrder };

function keyOf({ status, order_type, prepared }: GuestOrder): Key {
  const stage = countsAs(status);
  if (stage === 'completed') return `guest.mine.completed_${order_type}`;
  if (stage === 'preparing' && prepared) return 'guest.mine.prepared';
  return `guest.mine.${stage}`;
}

function t(key: Key, language: Language, value: number): string {
  return ownOrderTexts[key][language].replace(/\{\{\w+\}\}/, String(value));
}

function isLongOver({ status, history }: GuestOrder): boolean {
  const end = history.at(-1)?.at;
  return isFinalStatus(status) && end !== undefined && Date.now() - Date.parse(end) > SHOWN_FOR_MS;
}

async function readOrder(token: string, { urlName }: PageInfo): Promise<Followed[]> {
  const answer = await fetch(
    callAddress('GET /api/client/orders/:trackingToken', { trackingToken: token }),
    {
      cache: 'no-store',
    },
  );
  if (!answer.ok && answer.status !== 404) throw new Error(String(answer.status));
  const { order } = answer.ok
    ? ((await answer.json()) as CallReply<'GET /api/client/orders/:trackingToken'>)
    : {};
  if (order && !isLongOver(order)) return [{ token, order }];
  removeOrder(urlName, token, deviceStorage);
  return [];
}

let drawings = 0;

/** Loads the orders and shows the status of the newest, and the number of others. */
export async function drawOwnOrder(
  line: HTMLAnchorElement,
  tokens: readonly string[],
  { info, addressOf }: Place,
): Promise<void> {
  drawings += 1;
  const drawing = drawings;
  const read = await Promise.allSettled(tokens.map(async (token) => readOrder(token, info)));
  // Responses may arrive out of order: the one of the last request is the newest.
  if (drawing !== drawings) return;
  const [newest, ...others] = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  if (!newest) {
    // Without a connection it shows the last known status, if there is one.
    if (line.textContent === '' || read.every(({ status }) => status === 'fulfilled'))
      line.remove();
    return;
  }
  const { token, order } = newest;
  const times = promisedTimes(order);
  const when = times ? `, ≈ ${[times.from, times.to].filter(Boolean).join('–')}` : '';
  const more = others.length > 0 ? `, ${t('guest.mine.more', info.language, others.length)}` : '';
  const text = `${t(keyOf(order), info.language, order.number)}${when}${more}`;
  line.href = addressOf(token);
  line.className = order.status;
  if (line.textContent !== text) line.textContent = text;
}
