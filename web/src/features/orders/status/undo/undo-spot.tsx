import { useCallback } from 'react';
import { useStatusFollowUps, type UndoKind } from '../../live/status-follow-ups.ts';

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
