import { ownOrderTexts } from '@comanda/contract/guest-page';
import type { Language } from '@comanda/contract/texts';
import { currencySymbol } from '@comanda/domain/pubs';
import { formatAmount, formatTime } from '../../../lib/format/format.ts';
import * as ids from '../markup/ids.ts';
import type { OrderPageInfo } from '../markup/order-page-info.ts';
import { readEvening, sumOf } from './read-own-order.ts';

function rowOf(parts: readonly string[], link?: string): HTMLElement {
  const row = document.createElement(link === undefined ? 'p' : 'a');
  if (row instanceof HTMLAnchorElement && link !== undefined) row.href = link;
  for (const part of parts) {
    const words = document.createElement('span');
    words.textContent = part;
    row.append(words);
  }
  return row;
}

/** Beneath an order of several that this phone has sent tonight: each with its time and amount, and their sum. */
export async function drawEvening(
  { urlName, trackingToken, timeZone }: OrderPageInfo,
  sent: readonly string[],
): Promise<void> {
  const orders = await readEvening(urlName, sent);
  const known = document.querySelector(`#${ids.evening}`);
  const [newest] = orders;
  if (!newest || orders.length < 2 || !orders.some(({ token }) => token === trackingToken)) {
    known?.remove();
    return;
  }
  // The page is in a language of ours.
  const language = document.documentElement.lang as Language;
  const price = (amount: number): string =>
    formatAmount(amount, currencySymbol(newest.order.currency_id), language);
  const section = document.createElement('section');
  section.id = ids.evening;
  const title = document.createElement('h2');
  title.textContent = ownOrderTexts['guest.mine.tonight'][language];
  const rows = orders.map(({ token, order }) => {
    const time = formatTime(Date.parse(order.created_time), language, timeZone);
    return rowOf(
      [`№ ${order.id}`, time, price(order.client_total)],
      token === trackingToken
        ? undefined
        : `/pub/${urlName}/order/${encodeURIComponent(token)}?lang=${language}`,
    );
  });
  const sum = rowOf([ownOrderTexts['guest.mine.together'][language], price(sumOf(orders))]);
  sum.className = 'sum';
  section.append(title, ...rows, sum);
  if (known) known.replaceWith(section);
  else document.querySelector('.next')?.after(section);
}
