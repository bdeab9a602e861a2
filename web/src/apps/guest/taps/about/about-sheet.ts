import type { OrderType } from '@comanda/domain/orders';
import { openDialog } from '../dialogs.ts';
import type { PageInfo } from '../../markup/page-info.ts';

/** Shows what the pub says about itself in a dialog; in the page it stands behind its line. */
export function openAboutSheet(line: HTMLDetailsElement): void {
  const sheet = document.querySelector<HTMLDialogElement>('#about');
  const facts = line.querySelector('.facts');
  if (!sheet || !facts) return;
  sheet.append(facts);
  sheet.addEventListener('close', () => line.append(facts), { once: true });
  sheet.scrollTop = 0;
  openDialog(sheet);
}

function isSeated({ table, orderTypes }: PageInfo): boolean {
  return table !== '' && orderTypes.includes('in_place');
}

/** Who has scanned a table has said how they order: the switch steps back into the sheet. */
export function seatGuest(info: PageInfo): void {
  document.documentElement.classList.toggle('seated', isSeated(info));
  const how = document.querySelector('.how');
  if (how && isSeated(info)) document.querySelector('.facts')?.prepend(how);
}

/** The scanned table in the line, or the other way in which its guest has chosen to order. */
export function paintSeat(orderType: OrderType, info: PageInfo): void {
  const seat = document.querySelector('#seat');
  if (!seat || !isSeated(info)) return;
  seat.textContent =
    orderType === 'in_place'
      ? (document.body.dataset['seat'] ?? '').replace('{}', () => info.table)
      : (document.querySelector('[data-how=delivery]')?.textContent ?? '');
}
