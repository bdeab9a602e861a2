import type { Order } from '@comanda/contract/orders';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import {
  StatusFollowUpsContext,
  type UndoableChange,
  type StatusFollowUps,
  type UndoKind,
  type ChosenReason,
  type ChosenRefusal,
  type ChosenTime,
} from './live/status-follow-ups.ts';
import { UndoPlace } from './status/undo/undo-place.tsx';
import { useQuestion } from './questions/use-question.ts';
import { createLateQuestion } from './questions/late-question.tsx';

/** Asks why an order is canceled. */
const CancelQuestion = createLateQuestion<ChosenReason>(
  async () => (await import('./status/cancel-popup.tsx')).CancelPopup,
);

/** Asks why an order is refused. */
const RefuseQuestion = createLateQuestion<ChosenRefusal>(
  async () => (await import('./refusing/refuse-popup.tsx')).RefusePopup,
);

/** Asks when an order is ready; an order is accepted with the usual minutes without it. */
const PromiseQuestion = createLateQuestion<ChosenTime>(
  async () => (await import('./promise/promise-popup.tsx')).PromisePopup,
);

/** Wraps every screen of a pub: one popup of each kind and one undo bar for the changes on all of them. */
export function StatusFollowUpsProvider({ children }: { readonly children: ReactNode }) {
  const cancel = useQuestion<ChosenReason>();
  const time = useQuestion<ChosenTime>();
  const refusal = useQuestion<ChosenRefusal>();
  const [last, setLast] = useState<UndoableChange>();
  const [isAnswered, setIsAnswered] = useState(false);
  const [undone, setUndone] = useState<Order>();
  const [places, setPlaces] = useState<Partial<Record<UndoKind, HTMLElement | null>>>({});
  const placeUndo = useCallback((kind: UndoKind, place: HTMLElement | null) => {
    setPlaces((before) => ({ ...before, [kind]: place }));
  }, []);
  const kind = places.slip ? 'slip' : places.row ? 'row' : 'page';
  const undoableId = isAnswered ? undefined : last?.order.id;
  const { ask: askReason } = cancel;
  const { ask: askTime } = time;
  const { ask: askRefusal } = refusal;
  const value = useMemo<StatusFollowUps>(
    () => ({
      askReason,
      askTime,
      askRefusal,
      offerUndo: (done) => {
        setLast(done);
        setIsAnswered(false);
      },
      withdrawUndo: () => {
        setLast(undefined);
      },
      undone,
      last,
      undoableId,
      placeUndo,
    }),
    [askReason, askTime, askRefusal, undone, last, undoableId, placeUndo],
  );
  return (
    <StatusFollowUpsContext value={value}>
      {children}
      <UndoPlace
        place={places[kind]}
        kind={kind}
        last={last}
        onAnswered={() => {
          setIsAnswered(true);
        }}
        onUndoneByKey={setUndone}
        onEnd={() => {
          setLast(undefined);
        }}
      />
      <CancelQuestion {...cancel} />
      <PromiseQuestion {...time} />
      <RefuseQuestion {...refusal} />
    </StatusFollowUpsContext>
  );
}
