import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton, type IconButtonProps } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './flyout.module.css';

export type FlyoutProps = Pick<IconButtonProps, 'label' | 'icon' | 'variant' | 'aria-pressed'> & {
  readonly className?: string | undefined;
  /** Rendered while it is open. */
  readonly children: (close: () => void) => ReactNode;
};

const GAP_PX = 4;
/** With less room below its button it opens above, where that has more. */
const MIN_HEIGHT_PX = 240;

/** Beside the button, on the side of the screen that has more room. */
function place(panel: HTMLElement, button: HTMLElement): void {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = clientHeight - bottom >= Math.min(MIN_HEIGHT_PX, top);
  const isAtRight = left + right > clientWidth;
  Object.assign(panel.style, {
    top: isBelow ? `${bottom + GAP_PX}px` : 'auto',
    bottom: isBelow ? 'auto' : `${clientHeight - top + GAP_PX}px`,
    left: isAtRight ? 'auto' : `${Math.max(left, GAP_PX)}px`,
    right: isAtRight ? `${Math.max(clientWidth - right, GAP_PX)}px` : 'auto',
    maxWidth: `${(isAtRight ? right : clientWidth - left) - GAP_PX}px`,
    maxHeight: `${(isBelow ? clientHeight - bottom : top) - 2 * GAP_PX}px`,
  });
}

type ContentProps = { readonly render: FlyoutProps['children']; readonly close: () => void };

const Content = ({ render, close }: ContentProps) => render(close);

/** A quiet button with a small panel, which Escape or a press beside it closes. The page below stays usable. */
export function Flyout({ className, children, ...button }: FlyoutProps) {
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const follow = useCallback(() => {
    if (panelRef.current && buttonRef.current) place(panelRef.current, buttonRef.current);
  }, []);
  const close = useCallback(() => {
    panelRef.current?.hidePopover();
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    // The panel is above the whole page: it does not scroll with its button.
    const moves = [window, window.visualViewport].filter((target) => target !== null);
    for (const target of moves) {
      target.addEventListener('scroll', follow, { capture: true, passive: true });
      target.addEventListener('resize', follow);
    }
    return () => {
      for (const target of moves) {
        target.removeEventListener('scroll', follow, { capture: true });
        target.removeEventListener('resize', follow);
      }
    };
  }, [isOpen, follow]);
  return (
    <>
      <IconButton
        {...button}
        ref={buttonRef}
        className={classNames(className)}
        popoverTarget={id}
        aria-expanded={isOpen}
      />
      <div
        ref={panelRef}
        id={id}
        popover="auto"
        className={styles['panel']}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') {
            follow();
            setIsOpen(true);
          }
        }}
        // Not before: a focus in it goes back to the button while it is closed.
        onToggle={({ newState }) => {
          if (newState === 'closed') setIsOpen(false);
        }}
      >
        {isOpen && <Content render={children} close={close} />}
      </div>
    </>
  );
}
