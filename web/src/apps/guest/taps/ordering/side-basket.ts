import texts from 'virtual:guest-texts/side';
import { toAmount } from '@comanda/domain/money';
import { MAX_DISH_COUNT } from '@comanda/domain/orders';
import { formatAmount } from '../../../../lib/format/format.ts';
import { optionsText } from '../../../../lib/options/options-text.ts';
import type * as basketTotal from '../../basket/basket-total.ts';
import { withLineCount, type BasketLine } from '../../basket/basket.ts';
import { loadTranslate, type Translate } from '../../island/island-texts.ts';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import * as ids from '../../markup/ids.ts';
import '../../styles/side.css';
import type { OpenPage } from '../open-page.ts';
import { loadTapStyles } from '../tap-styles.ts';

/** With the functions that the page's first file has: a file that imported them would split it. */
type Page = Pick<OpenPage, 'store' | 'info'> & typeof basketTotal;
type T = Translate<'side'>;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  words = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
}

function stepButton(label: string, className: string, step: () => void): HTMLButtonElement {
  const button = element('button');
  button.type = 'button';
  button.className = className;
  button.ariaLabel = label;
  button.addEventListener('click', step);
  return button;
}

function drawLine(line: BasketLine, { store, info, priceOfLine }: Page, t: T): HTMLLIElement {
  const row = element('li');
  const name = element('b', line.name);
  const chosen = optionsText(line.options ?? []);
  const more = [chosen, line.note === undefined ? '' : `«${line.note}»`].filter(Boolean);
  for (const words of more) name.append(element('small', words));
  const step = (by: number): void =>
    store.set((basket) => withLineCount(basket, line.id, line.count + by));
  const count = element('span');
  count.className = 'count';
  const less = stepButton(t('guest.side.less', { name: line.name }), classes.oneLess, () =>
    step(-1),
  );
  const plus = `${classes.oneLess} ${classes.oneMore}`;
  const add = stepButton(t('guest.side.more', { name: line.name }), plus, () => step(1));
  add.disabled = line.count >= MAX_DISH_COUNT;
  count.append(less, element('output', String(line.count)), add);
  const { symbol, language } = info();
  const price = toAmount(priceOfLine(line, store.get(), info()) * line.count);
  row.setAttribute(attributes.basketLine, String(line.id));
  row.append(name, count, element('data', formatAmount(price, symbol, language)));
  return row;
}

/** Redraws the basket. The pressed button keeps the focus; if its line was removed, the first button gets it. */
function keepFocus(side: HTMLElement, draw: () => void): void {
  const focused = side.contains(document.activeElement) ? document.activeElement : null;
  const line = focused?.closest('li')?.getAttribute(attributes.basketLine);
  const selector = focused?.classList.contains(classes.oneMore)
    ? `.${classes.oneMore}`
    : `.${classes.oneLess}`;
  draw();
  if (!line) return;
  const same = side.querySelector<HTMLElement>(`[${attributes.basketLine}="${line}"] ${selector}`);
  (same ?? side.querySelector<HTMLElement>('button') ?? side).focus();
}

function drawBasket(side: HTMLElement, page: Page, t: T): void {
  const basket = page.store.get();
  const box = element('div');
  box.append(element('h2', t('guest.side.title')));
  if (basket.lines.length === 0) {
    box.append(element('p', t('guest.side.empty')));
  } else {
    const list = element('ul');
    list.append(...basket.lines.map((line) => drawLine(line, page, t)));
    const open = element('button', t('guest.side.open'));
    open.type = 'button';
    open.className = classes.addsDish;
    open.append(element('strong', page.totalText(basket, page.info())));
    box.append(list, open);
  }
  side.replaceChildren(box);
}

let stop = (): void => undefined;

/** Draws the basket beside the menu of the shown page, and again with each change. */
export async function drawSideBasket(page: Page): Promise<void> {
  const [t] = await Promise.all([loadTranslate(texts, page.info().language), loadTapStyles()]);
  stop();
  document.querySelector(`#${ids.sideBasket}`)?.remove();
  const side = element('aside');
  side.id = ids.sideBasket;
  side.ariaLabel = t('guest.side.title');
  side.tabIndex = -1;
  const paint = (): void => keepFocus(side, () => drawBasket(side, page, t));
  paint();
  document.querySelector('main')?.append(side);
  stop = page.store.subscribe(paint);
}
