import type { Order } from '@comanda/contract/orders';
import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { LatePart } from '../../../lib/lazy/late-part.ts';
import { whenIdle } from '../../../lib/lazy/when-idle.ts';
import { withAllTexts } from '../../../lib/lazy/with-all-texts.ts';
import { loadPopups } from '../../../ui/popup/popup.tsx';
import { usePubOrders } from '../live/pub-orders-context.ts';
import type { AskedQuestion } from './use-question.ts';

/** The properties of a popup that asks something about an order. */
export type QuestionPopupProps<Answer> = AskedQuestion<Answer>['popup'] & {
  readonly order: Order;
};

/** A question whose popup loads after the screen, so that the desk starts without its program. */
export function createLateQuestion<Answer>(
  fetchPopup: () => Promise<ComponentType<QuestionPopupProps<Answer>>>,
): ComponentType<AskedQuestion<Answer>> {
  const latePopup = new LatePart(withAllTexts(fetchPopup));
  const load = () => {
    latePopup.load();
    loadPopups();
  };
  return function LateQuestion({ question, openCount, popup }) {
    const { part: QuestionPopup, failure } = useSyncExternalStore(
      latePopup.subscribe,
      latePopup.current,
    );
    const { isOpen } = popup;
    const { isLoaded } = usePubOrders();
    useEffect(() => {
      if (isOpen) load();
      // Loading it while the browser waits for the list would delay the list on a slow network.
      else if (isLoaded) whenIdle(load);
    }, [isOpen, isLoaded]);
    if (!question) return null;
    if (QuestionPopup) return <QuestionPopup {...popup} key={openCount} order={question.order} />;
    if (isOpen && failure !== undefined) throw failure;
    return null;
  };
}
