import type { LaterChange, LaterSettings } from '@comanda/contract/later';
import type { Pub } from '@comanda/contract/pubs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../lib/api/api.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../../lib/toasts/toasts.ts';
import { pubKey } from '../../api.ts';
import { laterFields, readLater, typedOf, type LaterFields } from './later-fields.ts';
import { typedLater } from './typed-later.ts';

function useSaveLater({ company_id: companyID, id: pubID }: Pub) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (later: LaterChange) =>
      (
        await call('PUT /api/company/:companyID/pubs/:pubID/later', {
          params: { companyID, pubID },
          body: { later },
        })
      ).later,
    onSuccess: (later) => {
      queryClient.setQueryData<Pub>(pubKey(companyID, pubID), (pub) => pub && { ...pub, later });
    },
    // Shown above its button.
    meta: { handles: 'all' },
  });
}

/** How a pub takes orders for later, as typed: what nobody types in shows what is saved, by another desk too. */
export function useLaterSettings(pub: Pub) {
  const { t } = useText();
  const [kept, setKept] = useState<Partial<LaterFields>>(() => typedLater.of(pub) ?? {});
  const [isChecked, setIsChecked] = useState(false);
  const save = useSaveLater(pub);
  const typed = typedOf(kept, pub.later);
  const fields = { ...laterFields(pub.later), ...typed };
  const keep = (now: Partial<LaterFields>, saved: LaterSettings) => {
    const left = typedOf(now, saved);
    typedLater.keep(pub, left);
    return left;
  };
  return {
    fields,
    /** The form was sent while something was wrong. */
    isChecked,
    isDirty: Object.keys(typed).length > 0,
    isSaving: save.isPending,
    error: save.error,
    type: (change: Partial<LaterFields>) => {
      setKept((now) => keep({ ...now, ...change }, pub.later));
    },
    discard: () => {
      setIsChecked(false);
      save.reset();
      setKept(() => keep({}, pub.later));
    },
    submit: () => {
      const later = readLater(typed);
      setIsChecked(!later);
      if (!later || Object.keys(typed).length === 0) return;
      save.mutate(later, {
        onSuccess: (saved) => {
          // What was typed meanwhile stays.
          setKept((now) => keep(now, saved));
          showSuccess(t('pubs.settings_saved'));
        },
      });
    },
  };
}
