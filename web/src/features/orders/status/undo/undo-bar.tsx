import type { Order } from '@comanda/contract/orders';
import { Undo2, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toApiError } from '../../../../lib/api/api-error.ts';
import { holdReload } from '../../../../lib/live/work-in-hand.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../../lib/query/error-text.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useDoublePressGuard } from '../../../../ui/button/use-double-press-guard.ts';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { useSetStatus } from '../../live/order-api.ts';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import { RefusedPress } from '../refused-press.tsx';
import { refusedBy, type Refused } from '../refused.ts';
import type { UndoableChange, UndoKind } from '../../live/status-follow-ups.ts';
import { useCountdown, useInUse } from './use-in-use.ts';
import styles from './undo-bar.module.css';

const UNDO_MS = 6000;

type Props = UndoableChange & {
  readonly kind: UndoKind;
  /** Called with the restored order when the change was undone by Ctrl+Z, not by the button. */
  readonly onUndoneByKey: (order: Order) => void;
  /** The change is undone, or that has failed: there are words to tell. */
  readonly onAnswered: () => void;
  readonly onEnd: () => void;
};

/** The last change with an undo button, for six seconds; longer while the user is at it. */
export function UndoBar(props: Props) {
  const { order, before, hasSoldOut = false, kind, onUndoneByKey, onAnswered, onEnd } = props;
  const { findOrder } = usePubOrders();
  const [restored, setRestored] = useState<Order>();
  const [refused, setRefused] = useState<Refused>();
  const { t } = useText();
  const errorText = useErrorText();
  const isByKey = useRef(false);
  const setting = useSetStatus({
    onSet: (set) => {
      setRestored(set);
      onAnswered();
      if (isByKey.current) onUndoneByKey(set);
    },
    onFailed: (failure, { status }) => {
      setRefused((last) => refusedBy(toApiError(failure), status, last));
      onAnswered();
    },
  });
  if (refused?.isConflict === true && !restored) {
    return (
      <RefusedPress
        order={findOrder(order.id) ?? order}
        refused={refused}
        isNamed
        isPending={setting.isPending}
        onAnyway={() => {
          setting.mutate({ order, status: before });
        }}
        onClose={onEnd}
      />
    );
  }
  const state = restored ? 'restored' : refused ? 'failed' : 'done';
  const { number, status } = restored ?? order;
  const words = { number: `#${number}`, status: t(`orders.status_${status}`) };
  const messages = {
    done: () => t('orders.set_to', words),
    failed: () => `#${number}: ${errorText(refused?.error)}`,
    restored: () =>
      [t('orders.undone', words), hasSoldOut && t('orders.undone_stays_sold_out')]
        .filter(Boolean)
        .join('. '),
  };
  return (
    <Bar
      key={state}
      state={state}
      message={messages[state]()}
      kind={kind}
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
  /** After `failed` it can be tried again. */
  readonly state: 'done' | 'failed' | 'restored';
  readonly message: string;
  readonly kind: UndoKind;
  readonly isPending: boolean;
  readonly onUndo: (byKey: boolean) => void;
  readonly onEnd: () => void;
};

function Bar({ state, message, kind, isPending, onUndo, onEnd }: BarProps) {
  const { t } = useText();
  const { ref, isInUse, returnFocus } = useInUse();
  const rest = useRestIn(kind);
  const isPaused = isInUse || isPending;
  useCountdown(UNDO_MS, { isPaused, onEnd });
  useEffect(holdReload, []);
  const undo = (byKey: boolean) => {
    if (state === 'restored' || isPending) return;
    returnFocus();
    onUndo(byKey);
  };
  useUndoKey(() => {
    undo(true);
  });
  return (
    <fieldset
      ref={ref}
      aria-label={message}
      data-paused={isPaused || undefined}
      data-state={state}
      className={classNames(styles['bar'], styles[kind])}
    >
      <p className={kind === 'slip' ? 'visually-hidden' : undefined}>{message}</p>
      {state !== 'restored' && (
        <button
          type="button"
          className={styles['undo']}
          aria-keyshortcuts="Control+Z Meta+Z"
          aria-disabled={isPending || rest.isBlocked || undefined}
          onClick={({ detail }) => {
            if (!rest.isBlocked || detail === 0) undo(false);
          }}
        >
          <Undo2 />
          {t('orders.undo')}
          <kbd aria-hidden="true">Ctrl Z</kbd>
        </button>
      )}
      {kind === 'page' && (
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

/** A press just after the button has come was meant for what was there before. */
function useRestIn(kind: UndoKind) {
  const rest = useDoublePressGuard();
  const [last, setLast] = useState<UndoKind>();
  if (last !== kind) {
    setLast(kind);
    rest.start();
  }
  return rest;
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
