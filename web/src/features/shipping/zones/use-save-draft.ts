import type { Shape } from '@comanda/contract/shipping';
import { useState, type Dispatch } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useWorkInHand } from '../../../lib/live/work-in-hand.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { markShown } from '../../../lib/query/shown-failures.ts';
import { useSaveZones, zoneLimits } from '../api.ts';
import { useSavedToast } from '../saving/setting-form.tsx';
import { hasUnsavedZones, type ZoneAction, type ZoneDraft } from './drawing/zone-draft.ts';
import { areSameZones } from './drawing/zone-shapes.ts';

type Options = {
  readonly draft: ZoneDraft;
  readonly dispatch: Dispatch<ZoneAction>;
  /** The name of the saved part, for the toast. */
  readonly title: string;
};

export type DraftSaving = {
  readonly isChanged: boolean;
  readonly isPending: boolean;
  /** Why the zones could not be saved. */
  readonly refused: string | undefined;
  readonly save: () => void;
};

const forWire = (zone: Shape) => ({ ...zone, vertices: [...zone.vertices] });

/** Saves the drawn zones. */
export function useSaveDraft({ draft, dispatch, title }: Options): DraftSaving {
  const { zones, saved: before } = draft;
  const { mutate, isPending } = useSaveZones();
  const showSaved = useSavedToast();
  const refused = useRefusedZones(zones);
  const isChanged = hasUnsavedZones(draft);
  useWorkInHand(isChanged);
  return {
    isChanged,
    isPending,
    refused: refused.text,
    save: () => {
      mutate(
        { shapes: zones.map(forWire), before: before.map(forWire) },
        {
          onSuccess: ({ shapes }) => {
            dispatch({ kind: 'saved', shapes, sent: zones });
            showSaved(title);
          },
          onError: refused.note,
        },
      );
    },
  };
}

type Refused = { readonly zones: readonly Shape[]; readonly error: Error };

/** The server's refusal of these zones, shown until they change. */
function useRefusedZones(zones: readonly Shape[]) {
  const errorText = useErrorText();
  const [refused, setRefused] = useState<Refused>();
  return {
    text: refused && areSameZones(refused.zones, zones) ? errorText(refused.error) : undefined,
    note: (error: Error) => {
      const { code } = toApiError(error);
      // The map shows the other person's zones.
      if (code === 'zones_changed_meanwhile') markShown(error);
      if (zoneLimits.some((limit) => limit === code)) setRefused({ zones, error });
    },
  };
}
