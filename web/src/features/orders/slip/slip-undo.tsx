import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useStatusFollowUps } from '../live/status-follow-ups.ts';
import styles from './slip-parts.module.css';

type Props = { readonly orderID: number; readonly children: ReactNode };

/** As long as the last change of an order can be undone: the button for it in its slip, in place of `children`. */
export function SlipUndo({ orderID, children }: Props) {
  const { undoableId } = useStatusFollowUps();
  return undoableId === orderID ? <SlipSpot>{children}</SlipSpot> : children;
}

/** A slip that has moved out of sight leaves the button to the screen. */
function SlipSpot({ children }: Pick<Props, 'children'>) {
  const { placeUndo } = useStatusFollowUps();
  const spotRef = useRef<HTMLDivElement>(null);
  const [isTaken, setIsTaken] = useState(false);
  useLayoutEffect(() => {
    const spot = spotRef.current;
    if (!spot || !isInSight(spot)) return undefined;
    setIsTaken(true);
    placeUndo('slip', spot);
    return () => {
      placeUndo('slip', null);
    };
  }, [placeUndo]);
  return (
    <div ref={spotRef} className={styles['undo']} data-taken={isTaken || undefined}>
      <div>{children}</div>
    </div>
  );
}

/**
 * Whether the row of the buttons is on the screen, below nothing else. A slip that has just been added is not drawn yet,
 * so that the point may still show its neighbor: the list counts.
 */
function isInSight(spot: Element): boolean {
  const row = spot.parentElement?.getBoundingClientRect();
  if (!row) return false;
  const hit = document.elementFromPoint(row.left + row.width / 2, row.top + row.height / 2);
  return hit !== null && spot.closest('ol')?.contains(hit) === true;
}
