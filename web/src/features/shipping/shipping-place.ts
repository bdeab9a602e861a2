import { createContext, useContext } from 'react';

/** Which pub's delivery this page is about. */
type ShippingPlace = {
  readonly params: { readonly companyID: number; readonly pubID: number };
  /** As amounts of this pub are written. */
  readonly symbol: string;
  /** What else shows these settings asks for them again. */
  readonly onSaved: () => void;
};

const Place = createContext<ShippingPlace | undefined>(undefined);

export const ShippingPlaceProvider = Place.Provider;

export function useShippingPlace(): ShippingPlace {
  const place = useContext(Place);
  if (!place) throw new Error('outside of a shipping page');
  return place;
}
