import * as ids from '../../markup/ids.ts';
import { loadPart, reloadForMissing } from '../../device/load-part.ts';
import { afterFirstUse, whenIdle } from '../../device/run-when-idle.ts';
import { dishOf, OPTIONS } from '../../basket/dish-on-card.ts';
import { showNote } from '../../device/show-note.ts';
import type { ClickHandler, OpenPage } from '../open-page.ts';

const loadCheckout = () => loadPart(() => import('../../checkout/mount.tsx'));

/** After the first dish an order is likely: its code loads while the guest reads. */
export function preloadCheckout(): void {
  whenIdle(() => {
    loadCheckout().catch(() => undefined);
  });
}

/** Opens a part once its code is loaded; a network failure is shown. */
export async function openIsland(
  button: HTMLElement,
  open: () => Promise<void>,
  onFailed: () => void,
): Promise<void> {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  try {
    await open();
  } catch {
    if (!(await reloadForMissing())) onFailed();
  } finally {
    button.ariaBusy = 'false';
  }
}

const loadChoosing = () => loadPart(() => import('../../choosing/mount.tsx'));

/** On a page that has options: their code, with React, loads once the guest reads on, and not for who only looks in. */
export function preloadChoosing(): void {
  afterFirstUse(() => {
    if (document.querySelector(OPTIONS)) loadChoosing().catch(() => undefined);
  });
}

/** Opens the sheet with the options of a card's dish. */
export function openOptions(
  button: HTMLElement,
  card: Element,
  { store, info, reload, onFailed }: OpenPage & { readonly onFailed?: () => void },
): void {
  const open = async (): Promise<void> => {
    const { openChoosing } = await loadChoosing();
    const { dishId, name } = dishOf(card);
    if (await openChoosing({ store, info: info() }, { dishId })) return;
    showNote(`${info().texts.missingDishes}: ${name}`);
    await reload();
  };
  void openIsland(button, open, onFailed ?? (() => showNote(info().texts.basketDidNotLoad)));
}

export const clickBasketBar: ClickHandler = (bar, { store, info, reload }) => {
  const open = async (): Promise<void> => {
    const { openCheckout } = await loadCheckout();
    await openCheckout(store, info(), async () => {
      await reload();
      document.querySelector<HTMLElement>(`#${ids.basketBar}`)?.focus();
    });
  };
  void openIsland(bar, open, () => showNote(info().texts.basketDidNotLoad));
};

export const clickAccount: ClickHandler = (button, { info }) => {
  const open = async (): Promise<void> => {
    const { openAccount } = await loadPart(() => import('../../account/mount.tsx'));
    await openAccount(info());
  };
  void openIsland(button, open, () => showNote(info().texts.accountDidNotLoad));
};

export const clickWishes: ClickHandler = (button, { info }) => {
  const open = async (): Promise<void> => {
    const { openWishes } = await loadPart(() => import('../../food/wishes-sheet.tsx'));
    await openWishes(info());
  };
  void openIsland(button, open, () => showNote(info().texts.foodDidNotLoad));
};
