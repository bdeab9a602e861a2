import * as attributes from '../markup/attributes.ts';
import * as ids from '../markup/ids.ts';
import { announce, awaitAnswer } from './await-answer.ts';
import { keepWithdrawal } from './withdrawal-block.ts';

const SLIP = `#${ids.slip}`;

const revisionOf = (slip: Element | null): number =>
  Number(slip?.getAttribute(attributes.revision) ?? 0);
export const shownRevision = (): number => revisionOf(document.querySelector(SLIP));

/** Loads this same page again: the server renders the order, it is only inserted here. */
export async function loadOrder(): Promise<void> {
  const answer = await fetch(window.location.href, { cache: 'no-store' });
  if (!answer.ok) throw new Error(String(answer.status));
  const loaded = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const next = loaded.querySelector(SLIP);
  const shown = document.querySelector(SLIP);
  // Responses may arrive out of order: one older than the shown state is dropped.
  if (!next || !shown || revisionOf(next) < shownRevision()) return;
  const focus = keepWithdrawal(shown, document.adoptNode(next));
  shown.replaceWith(next);
  focus();
  announce(document.querySelector<HTMLElement>(`#${ids.headline}`)?.innerText ?? '');
  awaitAnswer();
}
