type PubThatMayDeliver = {
  readonly isAvailable: boolean;
  readonly lat: number | null;
  readonly lng: number | null;
};

/** Whether a pub offers delivery, at any hour: it is switched on, and the pub's place is set. */
export function offersDelivery({ isAvailable, lat, lng }: PubThatMayDeliver): boolean {
  return isAvailable && lat !== null && lng !== null;
}
