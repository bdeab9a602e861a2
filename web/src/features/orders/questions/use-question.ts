import type { Order } from '@comanda/contract/orders';
import { useCallback, useState } from 'react';

type Question<Answer> = {
  readonly order: Order;
  readonly onAnswer: (answer: Answer) => void;
  /** The focused element and those after it: a slip may be removed before the focus returns. */
  readonly focusable: readonly HTMLElement[];
};

export type AskedQuestion<Answer> = {
  /** Stays while its popup fades. */
  readonly question: Question<Answer> | undefined;
  /** How often it was asked: as a `key` it resets the fields of the popup. */
  readonly openCount: number;
  readonly popup: {
    readonly isOpen: boolean;
    readonly onClose: () => void;
    readonly onChoose: (answer: Answer) => void;
    readonly finalFocus: () => HTMLElement | undefined;
  };
};

/** Candidates for the focus: this element, those after it, then the previous slip. */
function focusableFromHere(): readonly HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('main a[href], main button')];
  const here = all.findIndex((element) => element === document.activeElement);
  if (here === -1) return [];
  const slipsBefore = all
    .slice(0, here)
    .filter((element) => element.matches('article a[href^="/"]'));
  return [...all.slice(here), ...slipsBefore.toReversed()];
}

/** A popup that asks something about an order before a change of it. */
export function useQuestion<Answer>(): AskedQuestion<Answer> & {
  readonly ask: (order: Order, onAnswer: (answer: Answer) => void) => void;
} {
  const [{ question, isOpen, openCount }, setState] = useState<{
    readonly question: Question<Answer> | undefined;
    readonly isOpen: boolean;
    readonly openCount: number;
  }>({ question: undefined, isOpen: false, openCount: 0 });
  const ask = useCallback((order: Order, onAnswer: (answer: Answer) => void) => {
    const asked = { order, onAnswer, focusable: focusableFromHere() };
    setState((before) => ({ question: asked, isOpen: true, openCount: before.openCount + 1 }));
  }, []);
  const close = () => {
    setState((before) => ({ ...before, isOpen: false }));
  };
  return {
    ask,
    question,
    openCount,
    popup: {
      isOpen,
      onClose: close,
      onChoose: (answer) => {
        close();
        question?.onAnswer(answer);
      },
      finalFocus: () => question?.focusable.find((element) => element.isConnected),
    },
  };
}
