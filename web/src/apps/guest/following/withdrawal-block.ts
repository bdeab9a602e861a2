import * as attributes from '../markup/attributes.ts';
import * as ids from '../markup/ids.ts';

const BLOCK = `#${ids.withdrawal}`;
const NOTE = `#${ids.answeredNote}`;

const questionIn = (block: Element | null) => block?.querySelector('fieldset') ?? undefined;

/** The block of the shown order in which its guest can withdraw it; nothing once the pub has answered. */
export const withdrawalBlock = () => document.querySelector<HTMLElement>(BLOCK) ?? undefined;

/** The guest has pressed the button, and the question is open. */
export const isAsked = (block: Element | null): boolean => questionIn(block)?.hidden === false;

/** The lines that the guest may leave out instead of withdrawing the order. */
export const missingLinesOf = (block: Element | null): string | null | undefined =>
  block?.getAttribute(attributes.missingLines);

/** Shows the question in place of the button, or the button again; the focus goes with it. */
export function ask(block: HTMLElement, isOpen: boolean): void {
  const question = questionIn(block);
  const button = block.querySelector<HTMLElement>(`[${attributes.withdraws}=ask]`);
  if (!question || !button) return;
  button.hidden = isOpen;
  question.hidden = !isOpen;
  showFailed(block, false);
  (isOpen ? question : button).focus();
}

export function showFailed(block: HTMLElement, hasFailed: boolean): void {
  block.querySelector('[role=alert]')?.toggleAttribute('hidden', !hasFailed);
}

/**
 * What the guest has begun stays when the order is drawn again: the open question, or that it came too late. Returns
 * the function that moves the focus once the next slip is in the page.
 */
export function keepWithdrawal(shown: Element, next: Element): () => void {
  const block = shown.querySelector(BLOCK);
  const nextBlock = next.querySelector(BLOCK);
  const note = next.querySelector<HTMLElement>(NOTE);
  const focused = document.activeElement;
  const isBegun = isAsked(block);
  if (nextBlock && block && missingLinesOf(block) === missingLinesOf(nextBlock)) {
    nextBlock.replaceWith(block);
    return () => {
      if (focused instanceof HTMLElement && block.contains(focused)) focused.focus();
    };
  }
  nextBlock?.removeAttribute('inert');
  if (note) note.hidden = !isBegun && !shown.querySelector(`${NOTE}:not([hidden])`);
  const headline = next.querySelector<HTMLElement>(`#${ids.headline}`);
  return () => {
    if (isBegun) (note ?? headline)?.focus();
    else if (focused?.id && shown.contains(focused)) {
      document.querySelector<HTMLElement>(`#${focused.id}`)?.focus({ preventScroll: true });
    }
  };
}
