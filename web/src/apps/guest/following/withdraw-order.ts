import type { Call } from '@comanda/contract';
import { addressOf } from '../calls/address-of.ts';
import * as attributes from '../markup/attributes.ts';
import { ask, isAsked, missingLinesOf, showFailed, withdrawalBlock } from './withdrawal-block.ts';

const TIMEOUT_MS = 15_000;

const isBusy = (block: HTMLElement): boolean => block.ariaBusy === 'true';

async function post(
  name: Extract<Call, `POST /api/client/orders/:trackingToken/${'withdraw' | 'leave-out'}`>,
  trackingToken: string,
  body?: object,
): Promise<void> {
  const { ok, status } = await fetch(addressOf(name, { trackingToken }), {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  // 409: somebody has answered meanwhile, or the kitchen has finished. The loaded order shows it.
  if (!ok && status !== 409) throw new Error(String(status));
}

const withdraw = async (trackingToken: string): Promise<void> =>
  post('POST /api/client/orders/:trackingToken/withdraw', trackingToken);

async function leaveOut(trackingToken: string, block: HTMLElement): Promise<void> {
  const lineIds = missingLinesOf(block)?.split(',').map(Number);
  await post('POST /api/client/orders/:trackingToken/leave-out', trackingToken, {
    line_ids: lineIds,
  });
}

/**
 * Lets the guest withdraw the order in two presses, or leave out of it what its kitchen lacks in one. The presses are read above the slip, which is drawn again while
 * the page is open. Repeating it is harmless, so a lost answer is no different from a failure.
 */
export function offerWithdrawal(trackingToken: string, loadOrder: () => Promise<void>): void {
  const send = async (block: HTMLElement, isWhole: boolean): Promise<void> => {
    showFailed(block, false);
    block.ariaBusy = 'true';
    try {
      await (isWhole ? withdraw(trackingToken) : leaveOut(trackingToken, block));
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
    if (step === 'send' || step === 'leave') void send(block, step === 'send');
    else ask(block, step === 'ask');
  });
  main?.addEventListener('keydown', ({ key }) => {
    const block = withdrawalBlock();
    if (key === 'Escape' && block && isAsked(block) && !isBusy(block)) ask(block, false);
  });
  withdrawalBlock()?.removeAttribute('inert');
}
