import { orderTypeTable, type OrderType } from '@comanda/domain/orders';
import { AT_TABLE } from '@comanda/contract/guest-page';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import * as ids from '../../markup/ids.ts';
import { loadTapStyles } from '../tap-styles.ts';
import type { ClickHandler } from '../open-page.ts';
import { openDialog } from '../../device/dialogs.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import { isOtherClock } from '../../../../lib/format/other-clock.ts';

/** Shows the pub's information in a dialog; in the page it is behind its line. */
export function openAboutSheet(line: HTMLDetailsElement): void {
  const sheet = document.querySelector<HTMLDialogElement>(`#${ids.aboutSheet}`);
  const facts = line.querySelector(`.${classes.facts}`);
  if (!sheet || !facts) return;
  sheet.append(facts);
  sheet.addEventListener('close', () => line.append(facts), { once: true });
  sheet.scrollTop = 0;
  openDialog(sheet);
}

export const clickAbout: ClickHandler = (summary, _page, event) => {
  const line = summary.closest('details');
  // If it was opened before this program loaded, it is closed in place.
  if (!line || line.open) return;
  event.preventDefault();
  void loadTapStyles().then(() => openAboutSheet(line));
};

/** The type of orders at the table whose code the guest has scanned, where the pub takes them. */
export function typeAtTable({ table, orderTypes }: PageInfo): OrderType | undefined {
  return table === '' ? undefined : orderTypes.find((type) => orderTypeTable.needsTable[type]);
}

/** A scanned table sets the order type: the switch moves into the sheet. */
export function readTableOfAddress(info: PageInfo): void {
  const isAtTable = typeAtTable(info) !== undefined;
  document.documentElement.classList.toggle(AT_TABLE, isAtTable);
  const how = document.querySelector(`.${classes.orderTypes}`);
  if (how && isAtTable) document.querySelector(`.${classes.facts}`)?.prepend(how);
}

/** The scanned table in the line, or the other order type that the guest has chosen. */
export function paintTable(orderType: OrderType, info: PageInfo): void {
  const table = document.querySelector(`#${ids.table}`);
  const atTable = typeAtTable(info);
  if (!table || atTable === undefined) return;
  table.textContent =
    orderType === atTable
      ? info.atTable.replace('{}', () => info.table)
      : (document.querySelector(`[${attributes.orderType}=${orderType}]`)?.textContent ?? '');
}

const SHOWN_MS = 2500;

/** Copies the Wi-Fi password; where the browser forbids it, the password is selected. */
async function copyFrom(button: HTMLElement, { texts }: PageInfo): Promise<void> {
  const confirmation = button.querySelector('i');
  try {
    await navigator.clipboard.writeText(button.getAttribute(attributes.copiedText) ?? '');
    if (confirmation) confirmation.textContent = texts.copied;
    window.setTimeout(() => {
      if (confirmation) confirmation.textContent = '';
    }, SHOWN_MS);
  } catch {
    const code = button.querySelector('code');
    if (code) window.getSelection()?.selectAllChildren(code);
  }
}

export const clickCopy: ClickHandler = (button, { info }) => {
  void copyFrom(button, info());
};

/** The hours on the page are in the pub's time zone: shown where the device has another time. */
export function showPubClock({ timeZone, texts }: PageInfo): void {
  const hours = document.querySelector(`.${classes.hours} p`);
  if (!hours || !isOtherClock(timeZone, new Date())) return;
  hours.textContent += ` (${texts.pubClock})`;
}
