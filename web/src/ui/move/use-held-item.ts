import { useState } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';

export type Item = { readonly id: number; readonly name: string };

/** The grabbed item, and where it would land; `ids` is the list at that moment. */
type Held = {
  readonly ids: readonly number[];
  readonly id: number;
  readonly from: number;
  readonly to: number;
  /** The input that holds it; a dropped item stays in its place until the list itself has changed. */
  readonly by: 'pointer' | 'keys' | 'drop';
};

export type HeldItem = {
  readonly held: Held | undefined;
  /** The current announcement for a screen reader. */
  readonly message: string;
  readonly grab: (id: number, by: 'pointer' | 'keys') => void;
  readonly move: (id: number, to: number) => void;
  readonly putBack: (id: number) => void;
  readonly drop: (id: number, to: number) => void;
};

export const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** Which item of a list is grabbed, also as announcements for screen readers. */
export function useHeldItem(
  items: readonly Item[],
  onDrop: (id: number, index: number) => void,
): HeldItem {
  const { t } = useText();
  const [held, setHeld] = useState<Held>();
  const [message, setMessage] = useState('');
  const ids = items.map(({ id }) => id);
  // The list has changed: by the drop, or by another user.
  if (held && !isSame(held.ids, ids)) setHeld(undefined);
  const announce = (
    what: 'grabbed' | 'moved' | 'dropped' | 'put_back',
    id: number,
    index: number,
  ) => {
    const name = items.find((item) => item.id === id)?.name ?? '';
    setMessage(t(`ui.drag_${what}`, { name, place: index + 1, count: ids.length }));
  };
  return {
    held,
    message,
    grab: (id, by) => {
      const from = ids.indexOf(id);
      setHeld({ ids, id, from, to: from, by });
      announce('grabbed', id, from);
    },
    move: (id, to) => {
      setHeld((now) => now && { ...now, to });
      announce('moved', id, to);
    },
    putBack: (id) => {
      setHeld(undefined);
      announce('put_back', id, ids.indexOf(id));
    },
    drop: (id, to) => {
      announce('dropped', id, to);
      const isMoved = to !== ids.indexOf(id);
      setHeld((now) => (isMoved && now ? { ...now, by: 'drop' } : undefined));
      if (isMoved) onDrop(id, to);
    },
  };
}
