type PubThatMayDeliver = {
  readonly isAvailable: boolean;
  readonly lat: number | null;
  readonly lng: number | null;
};

/** Whether a pub offers delivery at all, at whatever hour: it is switched on, and the pub's place is known. */
export function offersDelivery({ isAvailable, lat, lng }: PubThatMayDeliver): boolean {
  return isAvailable && lat !== null && lng !== null;
}
