import { GripHorizontal, GripVertical } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../button/icon-button.tsx';
import styles from './drag-handle.module.css';
import type { DragHandleProps } from './drag-types.ts';

type Props = DragHandleProps & { readonly className?: string | undefined };

/** The handle that drags an item of a list: with a mouse, a finger, or Space and the arrows. */
export function DragHandle({
  name,
  axis,
  isHeld,
  onGrip,
  onPointerDown,
  onToggle,
  onKey,
  onBlur,
  className,
}: Props) {
  const { t } = useText();
  const hintId = useId();
  return (
    <>
      <IconButton
        ref={onGrip}
        label={t('ui.drag', { name })}
        icon={axis === 'row' ? <GripVertical /> : <GripHorizontal />}
        aria-pressed={isHeld}
        aria-describedby={hintId}
        className={classNames(styles['handle'], className)}
        onPointerDown={onPointerDown}
        // A pointer drags; only a key, or a screen reader, clicks.
        onClick={(event) => {
          if (event.detail === 0) onToggle();
        }}
        onKeyDown={(event) => {
          if (!onKey(event.key)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
        onBlur={onBlur}
      />
      <span id={hintId} hidden>
        {t('ui.drag_hint')}
      </span>
    </>
  );
}

/** Announces the item's position to a screen reader; rendered once beside its list. */
export const DragAnnouncer = ({ message }: { readonly message: string }) => (
  <p className="visually-hidden" aria-live="assertive">
    {message}
  </p>
);
