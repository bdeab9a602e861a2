import type { Order } from '@comanda/contract/orders';
import { Undo2, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toApiError } from '../../../../lib/api/api-error.ts';
import { holdReload } from '../../../../lib/live/work-in-hand.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { useSetStatus } from '../../live/order-api.ts';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import { readRefusal, type Refused, RefusedPress } from '../refused-press.tsx';
import type { UndoableChange } from '../../live/status-follow-ups.ts';
import { useInUse } from './use-in-use.ts';
import styles from './undo-bar.module.css';

const UNDO_MS = 6000;

type Props = UndoableChange & {
  /** A button alone: the slip says the rest. */
  readonly isInSlip: boolean;
  /** Called with the restored order when the change was undone by Ctrl+Z, not by the button. */
  readonly onUndoneByKey: (order: Order) => void;
  /** The change is undone, or cannot be undone any more. */
  readonly onAnswered: () => void;
  readonly onEnd: () => void;
};

/** The last change with an undo button, for six seconds; longer while the user is at it. */
export function UndoBar(props: Props) {
  const { order, before, hasSoldOut = false, isInSlip, onUndoneByKey, onAnswered, onEnd } = props;
  const { findOrder } = usePubOrders();
  const [restored, setRestored] = useState<Order>();
  const [refused, setRefused] = useState<Refused>();
  const isByKey = useRef(false);
  const setting = useSetStatus({
    onSet: (set) => {
      setRestored(set);
      onAnswered();
      if (isByKey.current) onUndoneByKey(set);
    },
    onFailed: (failure, { status }) => {
      const error = toApiError(failure);
      if (error.code !== 'order_changed_meanwhile') return;
      setRefused(readRefusal(error, status));
      onAnswered();
    },
  });
  if (refused && !restored) {
    return (
      <RefusedPress
        order={findOrder(order.id) ?? order}
        refused={refused}
        isPending={setting.isPending}
        onAnyway={() => {
          setting.mutate({ order, status: before });
        }}
        onClose={onEnd}
      />
    );
  }
  return (
    <Bar
      key={restored ? 'restored' : 'done'}
      order={restored ?? order}
      isRestored={restored !== undefined}
      hasSoldOut={hasSoldOut}
      isInSlip={isInSlip}
      isPending={setting.isPending}
      onUndo={(byKey) => {
        isByKey.current = byKey;
        // `from` prevents undoing a later change by another user.
        setting.mutate({ order, status: before, from: order.status });
      }}
      onEnd={onEnd}
    />
  );
}

type BarProps = {
  readonly order: Order;
  readonly isRestored: boolean;
  readonly hasSoldOut: boolean;
  readonly isInSlip: boolean;
  readonly isPending: boolean;
  readonly onUndo: (byKey: boolean) => void;
  readonly onEnd: () => void;
};

function Bar({ order, isRestored, hasSoldOut, isInSlip, isPending, onUndo, onEnd }: BarProps) {
  const { t } = useText();
  const { ref, isInUse, returnFocus } = useInUse();
  const isPaused = isInUse || isPending;
  useCountdown(UNDO_MS, { isPaused, onEnd });
  useEffect(holdReload, []);
  const undo = (byKey: boolean) => {
    if (isRestored || isPending) return;
    returnFocus();
    onUndo(byKey);
  };
  useUndoKey(() => {
    undo(true);
  });
  const words = { number: `#${order.id}`, status: t(`orders.status_${order.status}`) };
  const done = t(isRestored ? 'orders.undone' : 'orders.set_to', words);
  const message = isRestored && hasSoldOut ? `${done}. ${t('orders.undone_stays_sold_out')}` : done;
  return (
    <fieldset
      ref={ref}
      aria-label={message}
      data-paused={isPaused || undefined}
      className={classNames(styles['bar'], isInSlip && styles['inSlip'])}
    >
      <p className={isInSlip ? 'visually-hidden' : undefined}>{message}</p>
      {!isRestored && (
        <button
          type="button"
          className={styles['undo']}
          aria-keyshortcuts="Control+Z Meta+Z"
          aria-disabled={isPending || undefined}
          onClick={() => {
            undo(false);
          }}
        >
          <Undo2 aria-hidden="true" />
          {t('orders.undo')}
          <kbd aria-hidden="true">Ctrl Z</kbd>
        </button>
      )}
      {!isInSlip && (
        <IconButton
          variant="onDark"
          label={t('ui.close')}
          icon={<X />}
          onClick={() => {
            returnFocus();
            onEnd();
          }}
        />
      )}
      <i aria-hidden="true" className={styles['left']} />
    </fieldset>
  );
}

type Countdown = { readonly isPaused: boolean; readonly onEnd: () => void };

/** Calls `onEnd` after this many milliseconds, not counting pauses. */
function useCountdown(durationMs: number, { isPaused, onEnd }: Countdown): void {
  const leftMs = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = Date.now();
    const timer = window.setTimeout(() => {
      end();
    }, leftMs.current);
    return () => {
      window.clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
}

/** Ctrl+Z or ⌘Z, by letter or by key position: a Cyrillic keyboard has no Z. A field handles its own undo. */
function isUndo({ ctrlKey, metaKey, altKey, shiftKey, key, code, target }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return false;
  if (key.toLowerCase() !== 'z' && code !== 'KeyZ') return false;
  return !(target instanceof HTMLElement && target.matches('input, textarea, select'));
}

export function useUndoKey(undo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isUndo(event)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      onKey(event);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
}
