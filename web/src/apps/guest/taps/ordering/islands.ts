import * as ids from '../../markup/ids.ts';
import { whenIdle } from '../../device/run-when-idle.ts';
import { showNote } from '../show-note.ts';
import type { ClickHandler } from '../open-page.ts';

const loadCheckout = () => import('../../checkout/mount.tsx');

/** After the first dish an order is likely: its code loads while the guest reads. */
export function preloadCheckout(): void {
  whenIdle(() => {
    loadCheckout().catch(() => undefined);
  });
}

/** Opens an island once its code is loaded; a network failure is shown. */
async function openIsland(
  button: HTMLElement,
  open: () => Promise<void>,
  failure: string,
): Promise<void> {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  try {
    await open();
  } catch {
    showNote(failure);
  } finally {
    button.ariaBusy = 'false';
  }
}

export const clickBasketBar: ClickHandler = (bar, { store, info, reload }) => {
  const open = async (): Promise<void> => {
    const { openCheckout } = await loadCheckout();
    await openCheckout(store, info(), async () => {
      await reload();
      document.querySelector<HTMLElement>(`#${ids.basketBar}`)?.focus();
    });
  };
  void openIsland(bar, open, info().texts.basketDidNotLoad);
};

export const clickAccount: ClickHandler = (button, { info }) => {
  const open = async (): Promise<void> => {
    const { openAccount } = await import('../../account/mount.tsx');
    await openAccount(info());
  };
  void openIsland(button, open, info().texts.accountDidNotLoad);
};
