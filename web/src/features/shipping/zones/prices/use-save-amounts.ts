import { useSaveFreeDelivery, useSaveZonePrices } from '../../api.ts';
import type { ZoneAmounts } from './zone-amounts.ts';

/** Sends the changes, the prices first; stops at the first refusal. */
export function useSaveAmounts() {
  const prices = useSaveZonePrices();
  const freeDelivery = useSaveFreeDelivery();
  const send = async (amounts: ZoneAmounts) => {
    if (amounts.arePricesChanged) {
      await prices.mutateAsync({
        prices: { ...amounts.prices },
        before: { ...amounts.savedPrices },
      });
    }
    if (amounts.areThresholdsChanged) {
      await freeDelivery.mutateAsync({
        prices: { ...amounts.freeFrom },
        before: { ...amounts.savedFreeFrom },
      });
    }
  };
  return {
    isPending: prices.isPending || freeDelivery.isPending,
    save: (amounts: ZoneAmounts, onSaved: () => void) => {
      // The mutation has already shown a refusal; the typed values stay.
      send(amounts).then(onSaved, () => {});
    },
  };
}
