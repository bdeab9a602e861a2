import { useEffect, useSyncExternalStore } from 'react';
import { LatePart } from '../../../lib/lazy/late-part.ts';
import { whenIdle } from '../../../lib/lazy/when-idle.ts';
import { withAllTexts } from '../../../lib/lazy/with-all-texts.ts';
import { loadPopups } from '../../../ui/popup/popup.tsx';
import type { AskedQuestion } from '../status/use-question.ts';
import type { ChosenTime } from '../status/status-follow-ups.ts';

const promisePopup = new LatePart(
  withAllTexts(async () => (await import('./promise-popup.tsx')).PromisePopup),
);

function load(): void {
  promisePopup.load();
  loadPopups();
}

/** Asks when an order is ready. The popup loads after the screen: an order is accepted without it. */
export function PromiseQuestion({ question, openCount, popup }: AskedQuestion<ChosenTime>) {
  const { part: PromisePopup, failure } = useSyncExternalStore(
    promisePopup.subscribe,
    promisePopup.current,
  );
  const { isOpen } = popup;
  useEffect(() => {
    if (isOpen) load();
    else whenIdle(load);
  }, [isOpen]);
  if (!question) return null;
  if (PromisePopup) return <PromisePopup {...popup} key={openCount} order={question.order} />;
  if (isOpen && failure !== undefined) throw failure;
  return null;
}
