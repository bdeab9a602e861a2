import { ownOrderTexts } from '@comanda/contract/guest-page';
import type { GuestOrder } from '@comanda/contract/orders';
import { formatSlot, type Language } from '@comanda/contract/texts';
import { isAhead, isAskedAboutMissing, wantedSpan } from '@comanda/domain/later';
import { countsAs, isFinalStatus } from '@comanda/domain/orders';
import { deviceStorage } from '../device/safe-storage.ts';
import type { PageInfo } from '../markup/page-info.ts';
import { promisedTimes } from '../page/order/order-promise.ts';
import '../styles/own-order.css';
import { eveningSum, openEvening, readEvening, readOwnOrder, type OfEvening } from './evening.ts';
import { endOrder, removeOrder } from './stored-orders.ts';

/** A guest who has not looked at an order's end by then is no longer waiting for it. */
const SHOWN_FOR_MS = 3 * 60 * 60_000;

type Key = keyof typeof ownOrderTexts;
type Place = { readonly info: PageInfo; readonly addressOf: (token: string) => string };
type Followed = { readonly token: string; readonly order: GuestOrder };

function keyOf(order: GuestOrder): Key {
  const { status, order_type, prepared } = order;
  if (isAhead(order)) return 'guest.mine.ahead';
  if (isAskedAboutMissing(order)) return 'guest.mine.missing';
  const stage = countsAs(status);
  if (stage === 'completed') return `guest.mine.completed_${order_type}`;
  if (stage === 'preparing' && prepared) return 'guest.mine.prepared';
  return `guest.mine.${stage}`;
}

function t(key: Key, language: Language, value: number | string): string {
  return ownOrderTexts[key][language].replace(/\{\{\w+\}\}/, String(value));
}

function isLongOver({ status, history }: GuestOrder): boolean {
  const end = history.at(-1)?.at;
  return isFinalStatus(status) && end !== undefined && Date.now() - Date.parse(end) > SHOWN_FOR_MS;
}

async function readOrder(token: string, { urlName }: PageInfo): Promise<Followed[]> {
  const order = await readOwnOrder(token);
  if (order && !isLongOver(order)) return [{ token, order }];
  if (order) endOrder(urlName, token, deviceStorage);
  else removeOrder(urlName, token, deviceStorage);
  return [];
}

type Shown = { readonly text: string; readonly token: string; readonly state: string };

/** When the guest has it; of one for later the day too, until its kitchen begins. */
function whenOf(order: GuestOrder, language: Language): string {
  const wanted = wantedSpan(order);
  if (wanted) {
    const { time_zone: timeZone } = order.pub;
    return `: ${formatSlot(wanted, { language, timeZone, isShort: true })}`;
  }
  const times = isAskedAboutMissing(order) ? undefined : promisedTimes(order);
  return times ? `, ≈ ${[times.from, times.to].filter(Boolean).join('–')}` : '';
}

/** The status of the newest, and the number of others. */
function statusOf(
  { token, order }: Followed,
  { others, language }: { readonly others: number; readonly language: Language },
): Shown {
  const when = whenOf(order, language);
  const more = others > 0 ? `, ${t('guest.mine.more', language, others)}` : '';
  const text = `${t(keyOf(order), language, order.number)}${when}${more}`;
  return { text, token, state: order.status };
}

/** Alone, or after the status of a followed order; of one order its own page says it. */
function withEvening(
  status: Shown | undefined,
  { evening, info }: { readonly evening: readonly OfEvening[]; readonly info: PageInfo },
): Shown | undefined {
  const [last] = evening;
  if (!last || (status && evening.length === 1)) return status;
  const text = t('guest.mine.evening', info.language, eveningSum(evening, info));
  if (!status) return { text, token: last.token, state: 'completed' };
  return { ...status, text: `${status.text}. ${text}` };
}

let drawings = 0;

/** Loads the orders of this phone and shows how they stand, and the sum of its evening at a table. */
export async function drawOwnOrder(
  line: HTMLAnchorElement,
  tokens: readonly string[],
  { info, addressOf }: Place,
): Promise<void> {
  drawings += 1;
  const drawing = drawings;
  const [read, evening] = await Promise.all([
    Promise.allSettled(tokens.map(async (token) => readOrder(token, info))),
    readEvening(info, tokens),
  ]);
  // Responses may arrive out of order: the one of the last request is the newest.
  if (drawing !== drawings) return;
  const [newest, ...others] = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const status = newest && statusOf(newest, { others: others.length, language: info.language });
  const shown = withEvening(status, { evening, info });
  if (!shown) {
    // Without a connection it shows the last known status, if there is one.
    if (line.textContent === '' || read.every(({ status: how }) => how === 'fulfilled'))
      line.remove();
    return;
  }
  line.href = addressOf(shown.token);
  line.className = shown.state;
  line.onclick = (event) => {
    if (evening.length < 2) return;
    event.preventDefault();
    openEvening(evening, info);
  };
  if (line.textContent !== shown.text) line.textContent = shown.text;
}
