import { useEffect, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { LatePart } from '../../lib/lazy/late-part.ts';
import { whenIdle } from '../../lib/lazy/when-idle.ts';
import styles from './popup.module.css';

export type PopupProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot, the main one last; the content above them scrolls, they stay. */
  readonly actions?: ReactNode;
  /** Shown above the buttons and stays with them: why the last press had no effect. */
  readonly problem?: ReactNode;
  /** Pixels; 480 by default. */
  readonly maxWidth?: number | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** For a popup that opens for typing: its first field has the focus on a touch screen too. */
  readonly opensKeyboard?: boolean | undefined;
  /** Where the focus goes at the end when the element that opened it no longer exists. */
  readonly finalFocus?: (() => HTMLElement | null | undefined) | undefined;
};

// The library of the dialog is a fifth of a screen's program, and no screen starts with a popup.
const dialog = new LatePart(async () => (await import('./dialog.tsx')).Dialog);

/** Loads the program of the popups, so that one opens at once, also offline. */
export const loadPopups = dialog.load;

/** A dialog over a dark backdrop; the backdrop, the × and Escape close it, and the focus returns. */
export function Popup(props: PopupProps) {
  const { isOpen } = props;
  const { part: Dialog, failure } = useSyncExternalStore(dialog.subscribe, dialog.current);
  useEffect(() => {
    if (isOpen) loadPopups();
    else whenIdle(loadPopups);
  }, [isOpen]);
  if (Dialog) return <Dialog {...props} />;
  if (!isOpen) return null;
  if (failure !== undefined) throw failure;
  return <div className={styles['backdrop']} />;
}
