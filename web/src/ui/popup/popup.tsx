import { useEffect, useSyncExternalStore } from 'react';
import { LatePart } from '../../lib/lazy/late-part.ts';
import { whenIdle } from '../../lib/lazy/when-idle.ts';
import { withAllTexts } from '../../lib/lazy/with-all-texts.ts';
import type { PopupProps } from './dialog.tsx';
import styles from './popup.module.css';

// The library of the dialog is a fifth of a screen's program, and no screen starts with a popup.
const dialog = new LatePart(withAllTexts(async () => (await import('./dialog.tsx')).Dialog));

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
