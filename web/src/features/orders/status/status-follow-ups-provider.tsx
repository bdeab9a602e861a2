import type { Order } from '@comanda/contract/orders';
import { useMemo, useState, type ReactNode } from 'react';
import { CancelPopup } from './canceling/cancel-popup.tsx';
import {
  StatusFollowUpsContext,
  type UndoableChange,
  type StatusFollowUps,
  type ChosenReason,
} from './status-follow-ups.ts';
import { UndoPlace } from './undo/undo-place.tsx';

type CancelQuestion = {
  readonly order: Order;
  readonly cancel: (why: ChosenReason) => void;
  /** The focused element and those after it: a slip may be removed before the focus returns. */
  readonly focusable: readonly HTMLElement[];
  readonly isOpen: boolean;
  /** How often it was opened: as a `key` it resets the fields of the popup. */
  readonly openCount: number;
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

/** Wraps every screen of a pub: one cancel popup and one undo bar for the status changes on all of them. */
export function StatusFollowUpsProvider({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<CancelQuestion>();
  const [last, setLast] = useState<UndoableChange>();
  const [undone, setUndone] = useState<Order>();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const value = useMemo<StatusFollowUps>(
    () => ({
      askReason: (order, cancel) => {
        setQuestion((before) => ({
          order,
          cancel,
          focusable: focusableFromHere(),
          isOpen: true,
          openCount: (before?.openCount ?? 0) + 1,
        }));
      },
      offerUndo: setLast,
      withdrawUndo: () => {
        setLast(undefined);
      },
      undone,
      setUndoPlace: setPlace,
    }),
    [undone],
  );
  const close = () => {
    setQuestion((before) => before && { ...before, isOpen: false });
  };
  return (
    <StatusFollowUpsContext value={value}>
      {children}
      <UndoPlace
        place={place}
        last={last}
        onUndoneByKey={setUndone}
        onEnd={() => {
          setLast(undefined);
        }}
      />
      {question && (
        <CancelPopup
          key={question.openCount}
          orderID={question.order.id}
          isOpen={question.isOpen}
          onClose={close}
          finalFocus={() => question.focusable.find((element) => element.isConnected)}
          onChoose={(why) => {
            close();
            question.cancel(why);
          }}
        />
      )}
    </StatusFollowUpsContext>
  );
}
