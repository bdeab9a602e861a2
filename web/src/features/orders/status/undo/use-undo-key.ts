import { useEffect, useEffectEvent } from 'react';

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
