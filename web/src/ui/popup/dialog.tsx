import { Dialog as Parts } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import { followVisibleArea } from './follow-visible-area.ts';
import { reportPopupChange } from './popup-changes.ts';
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

const FOCUSABLE = 'input, select, textarea, button, a[href]';

/** Whether the focus is in an open popup. A popup takes 200 ms to close; another one may open in that time. */
const isFocusInPopup = (): boolean =>
  Boolean(document.activeElement?.closest('[role=dialog][data-open]'));

/** The popup itself: `Popup` loads it with its library. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  problem,
  maxWidth = 480,
  initialFocus,
  opensKeyboard = false,
  finalFocus,
}: PopupProps) {
  const { t } = useText();
  const bodyRef = useRef<HTMLDivElement>(null);
  return (
    <Parts.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onOpenChangeComplete={reportPopupChange}
      // The backdrop closes on click below: closing on press would lose the returning focus.
      disablePointerDismissal
    >
      <Parts.Portal>
        <Parts.Backdrop className={styles['backdrop']} />
        <Parts.Viewport
          ref={followVisibleArea}
          className={styles['viewport']}
          onClick={(event) => {
            if (event.target === event.currentTarget) onClose();
          }}
        >
          <Parts.Popup
            className={styles['popup']}
            style={{ maxWidth }}
            finalFocus={() => !isFocusInPopup() && (finalFocus?.() ?? true)}
            initialFocus={
              initialFocus ??
              // On a touch screen the keyboard would hide the text that is read first.
              ((openedBy) =>
                (openedBy === 'touch' && !opensKeyboard) ||
                (bodyRef.current?.querySelector<HTMLElement>(FOCUSABLE) ?? true))
            }
          >
            {/* A `header` would be a second banner while a popup closes above the page that has come back. */}
            <div className={styles['header']}>
              <Parts.Title className={styles['title']}>{title}</Parts.Title>
              <Parts.Close render={<IconButton label={t('ui.close')} icon={<X />} />} />
            </div>
            <div ref={bodyRef} className={styles['body']}>
              {children}
            </div>
            {Boolean(problem) && <div className={styles['problem']}>{problem}</div>}
            {actions !== undefined && <footer className={styles['actions']}>{actions}</footer>}
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  );
}
