import type { Language } from '@comanda/contract/texts';
import type { Pub } from '@comanda/contract/pubs';
import { currencySymbol } from '@comanda/domain/pubs';
import { createContext, useContext, useMemo } from 'react';

/** The pub whose delivery this page shows. */
type ShippingPlace = {
  readonly params: { readonly companyID: number; readonly pubID: number };
  /** Formats amounts in this pub's currency. */
  readonly symbol: string;
  readonly timeZone: string;
  /** In which guests read, the pub's own first. */
  readonly languages: readonly Language[];
  /** Reloads other views of these settings. */
  readonly onSaved: () => void;
};

const Place = createContext<ShippingPlace | undefined>(undefined);

export const ShippingPlaceProvider = Place.Provider;

/** The place of a pub's own page; `onSaved` must stay the same function. */
export function usePlaceOf(pub: Pub, onSaved: () => void): ShippingPlace {
  const { id: pubID, company_id: companyID, currency_id: currencyID, time_zone: timeZone } = pub;
  const { working_language: own, other_languages: others } = pub;
  return useMemo(
    () => ({
      params: { companyID, pubID },
      symbol: currencySymbol(currencyID),
      timeZone,
      languages: [own, ...others],
      onSaved,
    }),
    [companyID, pubID, currencyID, timeZone, own, others, onSaved],
  );
}

export function useShippingPlace(): ShippingPlace {
  const place = useContext(Place);
  if (!place) throw new Error('outside of a shipping page');
  return place;
}
