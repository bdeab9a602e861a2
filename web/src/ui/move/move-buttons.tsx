import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';

export type MoveDirection = 'left' | 'right';

export type MoveButtonsProps = {
  /** Where the thing stands, from 0, and among how many. */
  readonly index: number;
  readonly count: number;
  /** Names of the two moves, back first. */
  readonly labels: readonly [string, string];
  readonly onMove: (direction: MoveDirection) => void;
  /** A row goes left and right, a column up and down. */
  readonly axis: 'row' | 'column';
};

/** One step back or on; whoever moves a thing by keyboard keeps hold of it. */
export function MoveButtons({ index, count, labels, onMove, axis }: MoveButtonsProps) {
  const backRef = useRef<HTMLButtonElement>(null);
  const onRef = useRef<HTMLButtonElement>(null);
  const pressed = useRef<MoveDirection>(undefined);

  useLayoutEffect(() => {
    // A moved element loses the focus, and so does one that is disabled at the end of the row.
    const direction = pressed.current;
    pressed.current = undefined;
    const [button, other] =
      direction === 'left' ? [backRef.current, onRef.current] : [onRef.current, backRef.current];
    if (direction) (button?.disabled === true ? other : button)?.focus();
  }, [index]);

  const move = (direction: MoveDirection) => {
    pressed.current = direction;
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
