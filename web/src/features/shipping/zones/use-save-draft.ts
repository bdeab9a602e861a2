import type { Shape } from '@comanda/contract/shipping';
import { useState, type Dispatch } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { useSaveZones, zoneLimits } from '../api.ts';
import { useSavedToast } from '../saving/use-saved-toast.ts';
import { hasUnsavedZones, type ZoneAction, type ZoneDraft } from './drawing/zone-draft.ts';
import { areSameZones } from './drawing/zone-shapes.ts';

type Options = {
  readonly draft: ZoneDraft;
  readonly dispatch: Dispatch<ZoneAction>;
  /** What the zones are called once they are saved. */
  readonly title: string;
};

export type DraftSaving = {
  readonly isChanged: boolean;
  readonly isPending: boolean;
  /** Why the zones could not be saved as they are. */
  readonly refused: string | undefined;
  readonly save: () => void;
};

const forWire = (zone: Shape) => ({ ...zone, vertices: [...zone.vertices] });

/** Saves what was drawn. */
export function useSaveDraft({ draft, dispatch, title }: Options): DraftSaving {
  const { zones, saved: before } = draft;
  const { mutate, isPending } = useSaveZones();
  const tellSaved = useSavedToast();
  const refused = useRefusedZones(zones);
  return {
    isChanged: hasUnsavedZones(draft),
    isPending,
    refused: refused.text,
    save: () => {
      mutate(
        { shapes: zones.map(forWire), before: before.map(forWire) },
        {
          onSuccess: ({ shapes }) => {
            dispatch({ kind: 'saved', shapes, sent: zones });
            tellSaved(title);
          },
          onError: refused.note,
        },
      );
    },
  };
}

type Refused = { readonly zones: readonly Shape[]; readonly error: Error };

/** Why these zones do not fit, for as long as they are the ones that were refused. */
function useRefusedZones(zones: readonly Shape[]) {
  const errorText = useErrorText();
  const [refused, setRefused] = useState<Refused>();
  return {
    text: refused && areSameZones(refused.zones, zones) ? errorText(refused.error) : undefined,
    note: (error: Error) => {
      const { code } = toApiError(error);
      if (zoneLimits.some((limit) => limit === code)) setRefused({ zones, error });
    },
  };
}
