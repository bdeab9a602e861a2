import { flushSync } from 'react-dom';
import { indexAfterKey } from './drop-index.ts';
import { glideThrough } from './glide.ts';
import type { HeldItem } from './use-held-item.ts';

type Options = {
  readonly item: HeldItem;
  readonly ids: readonly number[];
  /** The items on the page, in their order. */
  readonly elements: () => readonly HTMLElement[];
  readonly grip: (id: number) => HTMLElement | undefined;
};

type KeyDrag = {
  readonly isHeld: (id: number) => boolean;
  readonly onToggle: (id: number) => void;
  /** Returns whether the key was handled. */
  readonly onKey: (id: number, key: string) => boolean;
  readonly onBlur: (id: number) => void;
};

/** Drags an item by Space and the arrows. */
export function useKeyDrag({ item, ids, elements, grip }: Options): KeyDrag {
  const held = item.held?.by === 'keys' ? item.held : undefined;
  const rearrange = (run: () => void) => {
    glideThrough(elements(), () => {
      flushSync(run);
    });
  };
  return {
    isHeld: (id) => held?.id === id,
    onToggle: (id) => {
      if (!item.held) item.grab(id, 'keys');
      else if (held?.id === id) item.drop(id, held.to);
    },
    onKey: (id, key) => {
      if (!held) return false;
      if (key === 'Escape') {
        rearrange(() => {
          item.putBack(id);
        });
        return true;
      }
      const to = indexAfterKey(key, held.to, ids.length);
      if (to === undefined) return false;
      rearrange(() => {
        item.move(id, to);
      });
      grip(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return true;
    },
    onBlur: (id) => {
      if (held?.id === id) item.putBack(id);
    },
  };
}
