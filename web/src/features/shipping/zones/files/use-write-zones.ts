import type { Shipping } from '@comanda/contract/shipping';
import type { ZonePlan } from '@comanda/domain/shipping/files';
import { useState } from 'react';
import { useSaveZones, useSaveZoneTerms } from '../../api.ts';
import { mergedTerms, writtenZones } from './zone-file-plan.ts';

/** Saves the zones of a file by the same calls as drawn ones: the outlines, then the terms of each. */
export function useWriteZones() {
  const zones = useSaveZones();
  const terms = useSaveZoneTerms();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const send = async (plan: ZonePlan, saved: Shipping) => {
    const written = writtenZones(plan, saved);
    const { zone_terms: present } = await zones.mutateAsync({
      shapes: [...written.shapes],
      before: saved.shapes,
    });
    for (const before of present) {
      const ofFile = written.terms.get(before.shape_id);
      if (!ofFile) continue;
      // One after the other: each is saved under the lock of the pub's zones.
      await terms.mutateAsync({ zone: mergedTerms(before, ofFile), before });
    }
  };
  return {
    isPending,
    error,
    write: (plan: ZonePlan, saved: Shipping, onSaved: () => void) => {
      setPending(true);
      setError(undefined);
      send(plan, saved)
        .then(onSaved, setError)
        .finally(() => {
          setPending(false);
        });
    },
  };
}
