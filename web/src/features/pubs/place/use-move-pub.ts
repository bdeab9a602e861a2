import type { Pub } from '@comanda/contract/pubs';
import type { LatLng } from '@comanda/domain/geo';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { useSaveGeolocation } from './geolocation-api.ts';

type Move = { readonly from: LatLng; readonly to: LatLng };

const isSame = (one: LatLng | undefined, other: LatLng) =>
  one?.lat === other.lat && one.lng === other.lng;

/**
 * The location of a pub, its change, and the undo of the last change. The first location can be changed but
 * not undone: there was none before it.
 */
export function useMovePub(pub: Pub) {
  const { t } = useText();
  const save = useSaveGeolocation(pub);
  const [last, setLast] = useState<Move>();
  const saved = pub.lat === null || pub.lng === null ? undefined : { lat: pub.lat, lng: pub.lng };
  // After a change by another user, our last change can no longer be undone.
  const undoable = last && isSame(saved, last.to) ? last : undefined;
  return {
    saved,
    isPending: save.isPending,
    move: (to: LatLng, onFirst: () => void) => {
      if (save.isPending) return;
      save.mutate(to, {
        onSuccess: () => {
          showSuccess(t('pubs.geolocation_saved'));
          setLast(saved && { from: saved, to });
          if (!saved) onFirst();
        },
      });
    },
    undo:
      undoable &&
      (() => {
        if (save.isPending) return;
        save.mutate(
          { ...undoable.from, before: undoable.to },
          {
            onSuccess: () => {
              showSuccess(t('pubs.geolocation_restored'));
              setLast(undefined);
            },
          },
        );
      }),
  };
}
