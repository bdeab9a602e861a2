import { addressOf } from '../calls/address-of.ts';
import * as attributes from '../markup/attributes.ts';
import { ask, isAsked, showFailed, withdrawalBlock } from './withdrawal-block.ts';

const TIMEOUT_MS = 15_000;

const isBusy = (block: HTMLElement): boolean => block.ariaBusy === 'true';

async function postWithdrawal(trackingToken: string): Promise<void> {
  const address = addressOf('POST /api/client/orders/:trackingToken/withdraw', { trackingToken });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { ok, status } = await fetch(address, { method: 'POST', signal });
  // 409: somebody has answered meanwhile. The loaded order shows it.
  if (!ok && status !== 409) throw new Error(String(status));
}

/**
 * Lets the guest withdraw the order in two presses. The presses are read above the slip, which is drawn again while
 * the page is open. Repeating it is harmless, so a lost answer is no different from a failure.
 */
export function offerWithdrawal(trackingToken: string, loadOrder: () => Promise<void>): void {
  const send = async (block: HTMLElement): Promise<void> => {
    showFailed(block, false);
    block.ariaBusy = 'true';
    try {
      await postWithdrawal(trackingToken);
      await loadOrder();
    } catch {
      showFailed(block, true);
    } finally {
      block.ariaBusy = null;
    }
  };
  const main = document.querySelector('main');
  main?.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest(`[${attributes.withdraws}]`);
    const block = withdrawalBlock();
    if (!pressed || !block || isBusy(block)) return;
    const step = pressed.getAttribute(attributes.withdraws);
    if (step === 'send') void send(block);
    else ask(block, step === 'ask');
  });
  main?.addEventListener('keydown', ({ key }) => {
    const block = withdrawalBlock();
    if (key === 'Escape' && block && isAsked(block) && !isBusy(block)) ask(block, false);
  });
  withdrawalBlock()?.removeAttribute('inert');
}
