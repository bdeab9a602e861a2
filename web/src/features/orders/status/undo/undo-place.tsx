import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Order } from '@comanda/contract/orders';
import type { UndoableChange } from '../status-follow-ups.ts';
import { UndoBar } from './undo-bar.tsx';
import styles from './undo-bar.module.css';

type Props = {
  readonly place: HTMLElement | null;
  readonly last: UndoableChange | undefined;
  readonly onUndoneByKey: (order: Order) => void;
  readonly onEnd: () => void;
};

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  // The region must exist before its text, else a screen reader misses the first message.
  region.setAttribute('aria-live', 'polite');
  return region;
}

/** Renders the undo bar in the place chosen by the screen; it survives a change of screens. */
export function UndoPlace({ place, last, onUndoneByKey, onEnd }: Props) {
  const floorRef = useRef<HTMLDivElement>(null);
  const [region] = useState(createRegion);
  useLayoutEffect(() => {
    (place ?? floorRef.current)?.append(region);
  }, [place, region]);
  return (
    <>
      <div ref={floorRef} className={styles['floor']} />
      {createPortal(
        last && (
          <UndoBar
            key={`${last.order.id} ${last.order.revision}`}
            {...last}
            onUndoneByKey={onUndoneByKey}
            onEnd={onEnd}
          />
        ),
        region,
      )}
    </>
  );
}
