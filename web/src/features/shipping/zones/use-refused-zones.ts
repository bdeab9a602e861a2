import type { Shape } from '@comanda/contract/shipping';
import { useState } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { zoneLimits } from '../api.ts';
import { areSameZones } from './drawing/zone-shapes.ts';

type Refused = { readonly zones: readonly Shape[]; readonly error: Error };

/** Why these zones do not fit, for as long as they are the ones that were refused. */
export function useRefusedZones(zones: readonly Shape[]) {
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
