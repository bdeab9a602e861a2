import { useEffect, useSyncExternalStore } from 'react';
import { LatePart } from '../../../lib/lazy/late-part.ts';
import { whenIdle } from '../../../lib/lazy/when-idle.ts';
import { withAllTexts } from '../../../lib/lazy/with-all-texts.ts';
import type { ChoosePopupProps } from './choose-popup.tsx';

const latePopup = new LatePart(
  withAllTexts(async () => (await import('./choose-popup.tsx')).ChoosePopup),
);

type Props = Omit<ChoosePopupProps, 'subject'> & {
  readonly subject: ChoosePopupProps['subject'] | undefined;
  /** Resets what was chosen. */
  readonly openCount: number;
};

/** The popup with the choices of a line; its program loads after the screen. */
export function LateChoosePopup({ subject, openCount, ...popup }: Props) {
  const { part: ChoosePopup, failure } = useSyncExternalStore(
    latePopup.subscribe,
    latePopup.current,
  );
  const { isOpen } = popup;
  useEffect(() => {
    if (isOpen) latePopup.load();
    else whenIdle(latePopup.load);
  }, [isOpen]);
  if (!subject) return null;
  if (ChoosePopup) return <ChoosePopup {...popup} subject={subject} key={openCount} />;
  if (isOpen && failure !== undefined) throw failure;
  return null;
}
