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
 * Where a pub is, its moving, and the taking back of the last move. The first place that a pub gets can be
 * moved, not taken back: there was none before it.
 */
export function useMovePub(pub: Pub) {
  const { t } = useText();
  const save = useSaveGeolocation(pub);
  const [last, setLast] = useState<Move>();
  const saved = pub.lat === null || pub.lng === null ? undefined : { lat: pub.lat, lng: pub.lng };
  // Once somebody else has moved it there is nothing of ours to take back.
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
