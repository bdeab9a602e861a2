import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';

type MoveDirection = 'left' | 'right';

export type MoveButtonsProps = {
  /** The item's position, from 0, and the number of items. */
  readonly index: number;
  readonly count: number;
  /** Names of the two moves, back first. */
  readonly labels: readonly [string, string];
  readonly onMove: (direction: MoveDirection) => void;
  /** A row goes left and right, a column up and down. */
  readonly axis: 'row' | 'column';
};

/** One step back or forward; the focus stays on the buttons of an item that is moved by keyboard. */
export function MoveButtons({ index, count, labels, onMove, axis }: MoveButtonsProps) {
  const backRef = useRef<HTMLButtonElement>(null);
  const onRef = useRef<HTMLButtonElement>(null);
  const pressed = useRef<{ direction: MoveDirection; index: number }>(undefined);

  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.index === index) return;
    // A moved element loses the focus, and so does one that is disabled at the end of the row.
    const isBack = pressed.current.direction === 'left';
    pressed.current = undefined;
    const [button, other] = isBack
      ? [backRef.current, onRef.current]
      : [onRef.current, backRef.current];
    (button?.disabled === true ? other : button)?.focus();
  });

  const move = (direction: MoveDirection) => {
    pressed.current = { direction, index };
    onMove(direction);
  };
  const isRow = axis === 'row';
  return (
    <>
      <IconButton
        ref={backRef}
        label={labels[0]}
        icon={isRow ? <ChevronLeft /> : <ChevronUp />}
        disabled={index === 0}
        onClick={() => {
          move('left');
        }}
      />
      <IconButton
        ref={onRef}
        label={labels[1]}
        icon={isRow ? <ChevronRight /> : <ChevronDown />}
        disabled={index === count - 1}
        onClick={() => {
          move('right');
        }}
      />
    </>
  );
}
