import { createContext, useContext } from 'react';

/** The pub whose delivery this page shows. */
type ShippingPlace = {
  readonly params: { readonly companyID: number; readonly pubID: number };
  /** Formats amounts in this pub's currency. */
  readonly symbol: string;
  /** Reloads other views of these settings. */
  readonly onSaved: () => void;
};

const Place = createContext<ShippingPlace | undefined>(undefined);

export const ShippingPlaceProvider = Place.Provider;

export function useShippingPlace(): ShippingPlace {
  const place = useContext(Place);
  if (!place) throw new Error('outside of a shipping page');
  return place;
}
