import { CircleCheck, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../lib/i18n/use-text.ts';
import type { ToastKind, ToastQueue } from '../../lib/toasts/toast-queue.ts';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { onPopupChange } from '../popup/popup-changes.ts';
import { findToastPlace, type ToastPlace } from './find-toast-place.ts';
import { followPresses, readToastSurroundings } from './read-toast-surroundings.ts';
import styles from './toasts.module.css';

const icons: Record<ToastKind, typeof CircleCheck> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

function moveTo({ style }: HTMLElement, { side, edge, at }: ToastPlace): void {
  style.right = side === 'left' ? 'auto' : '';
  style.left = side === 'left' ? 'var(--s4)' : '';
  style.top = edge === 'top' ? `${at}px` : '';
  style.bottom = edge === 'top' ? 'auto' : `${window.innerHeight - at}px`;
}

/** Places the toasts where there is room: whenever one appears, and when a popup opens beneath them. */
function useToastPlace(ref: RefObject<HTMLElement | null>, newest: number | undefined): void {
  useEffect(followPresses, []);
  useLayoutEffect(() => {
    if (newest === undefined) return undefined;
    const place = () => {
      if (ref.current) moveTo(ref.current, findToastPlace(readToastSurroundings(ref.current)));
    };
    place();
    // What the press has changed is drawn with the next frame; a scrolled page has other buttons beneath.
    const frame = requestAnimationFrame(place);
    document.addEventListener('scrollend', place, true);
    const forget = onPopupChange(place);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scrollend', place, true);
      forget();
    };
  }, [ref, newest]);
}

/** Renders the queue's toasts; mount it once. */
export function Toasts({ queue }: { readonly queue: ToastQueue }) {
  const { t } = useText();
  const list = useSyncExternalStore(queue.subscribe, queue.list);
  const ref = useRef<HTMLOListElement>(null);
  useToastPlace(ref, list.at(-1)?.id);
  // In the body, so that a toast about a popup lies above its backdrop.
  return createPortal(
    <ol ref={ref} className={styles['toasts']} aria-live="polite" aria-relevant="additions">
      {list.map(({ id, kind, header, message, phase }) => {
        const Icon = icons[kind];
        return (
          <li key={id} className={classNames(styles['toast'], styles[kind], styles[phase])}>
            <Icon className={styles['icon']} />
            <div className={styles['words']} role={kind === 'danger' ? 'alert' : undefined}>
              {header !== undefined && <strong>{header}</strong>}
              <p>{message}</p>
            </div>
            <IconButton
              label={t('ui.close')}
              icon={<X />}
              onClick={() => {
                queue.close(id);
              }}
            />
          </li>
        );
      })}
    </ol>,
    document.body,
  );
}
