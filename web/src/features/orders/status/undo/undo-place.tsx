import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import type { Order } from '@comanda/contract/orders';
import {
  useStatusFollowUps,
  type UndoableChange,
  type UndoKind,
} from '../../live/status-follow-ups.ts';
import { LatePart } from '../../../../lib/lazy/late-part.ts';
import { whenIdle } from '../../../../lib/lazy/when-idle.ts';
import { withAllTexts } from '../../../../lib/lazy/with-all-texts.ts';
import { loadRefusedPress } from '../late-refused-press.tsx';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import styles from './undo-place.module.css';

const lateBar = new LatePart(withAllTexts(async () => (await import('./undo-bar.tsx')).UndoBar));

type Props = {
  readonly place: HTMLElement | null | undefined;
  readonly kind: UndoKind;
  readonly last: UndoableChange | undefined;
  readonly onUndoneByKey: (order: Order) => void;
  readonly onAnswered: () => void;
  readonly onEnd: () => void;
};

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  // The region must exist before its text, else a screen reader misses the first message.
  region.setAttribute('aria-live', 'polite');
  return region;
}

/**
 * Renders the undo bar in the place chosen by the screen; it survives a change of screens. Its program loads after the
 * list of orders, of which one has to be pressed first.
 */
export function UndoPlace({ place, last, ...bar }: Props) {
  const floorRef = useRef<HTMLDivElement>(null);
  const [region] = useState(createRegion);
  useLayoutEffect(() => {
    (place ?? floorRef.current)?.append(region);
  }, [place, region]);
  const { part: UndoBar } = useSyncExternalStore(lateBar.subscribe, lateBar.current);
  const { isLoaded } = usePubOrders();
  const isNeeded = last !== undefined;
  useEffect(() => {
    if (isNeeded) lateBar.load();
    else if (isLoaded) {
      whenIdle(lateBar.load);
      whenIdle(loadRefusedPress);
    }
  }, [isNeeded, isLoaded]);
  return (
    <>
      <div ref={floorRef} className={styles['floor']} />
      {createPortal(
        last && UndoBar && (
          <UndoBar key={`${last.order.id} ${last.order.revision}`} {...last} {...bar} />
        ),
        region,
      )}
    </>
  );
}

/** Gives the undo bar a place as long as it is on the screen. */
export function UndoSpot({ kind }: { readonly kind: UndoKind }) {
  const { placeUndo } = useStatusFollowUps();
  const take = useCallback(
    (spot: HTMLElement | null) => {
      placeUndo(kind, spot);
    },
    [kind, placeUndo],
  );
  return <div ref={take} />;
}
