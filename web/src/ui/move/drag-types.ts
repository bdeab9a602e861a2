import type { CSSProperties, PointerEvent } from 'react';
import type { Axis } from './drop-index.ts';

export type DragHandleProps = {
  readonly name: string;
  readonly axis: Axis;
  readonly isHeld: boolean;
  readonly onGrip: (handle: HTMLButtonElement | null) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
  readonly onToggle: () => void;
  /** Returns whether the key was handled. */
  readonly onKey: (key: string) => boolean;
  readonly onBlur: () => void;
};

export type DragOrder = {
  /** For the element of the list that holds the item. */
  readonly item: (id: number) => {
    readonly ref: (element: HTMLElement | null) => void;
    readonly style: CSSProperties;
    readonly className: string | undefined;
  };
  readonly handle: (id: number) => DragHandleProps;
  /** The current announcement for a screen reader. */
  readonly message: string;
};
