import { hasHours, type WorkWeek } from './work-hours.ts';

type PubThatMayDeliver = {
  readonly isAvailable: boolean;
  readonly lat: number | null;
  readonly lng: number | null;
};

/** Whether a pub offers delivery, at any hour: it is switched on, and the pub's place is set. */
export function offersDelivery({ isAvailable, lat, lng }: PubThatMayDeliver): boolean {
  return isAvailable && lat !== null && lng !== null;
}

type DeliverySettings = Omit<PubThatMayDeliver, 'isAvailable'> & {
  readonly zoneIds: readonly string[];
  /** By the zone's id. */
  readonly prices: Readonly<Record<string, number>>;
  readonly week: WorkWeek;
  /** Undefined while it is not known. */
  readonly takesPayment: boolean | undefined;
};

type MissingForDelivery = 'place' | 'zone' | 'price' | 'hours' | 'payment';

/** What keeps every guest from ordering a delivery although it is switched on, in the order in which it is set up. */
export function missingForDelivery(settings: DeliverySettings): readonly MissingForDelivery[] {
  const { lat, lng, zoneIds, prices, week, takesPayment } = settings;
  const isMissing: Record<MissingForDelivery, boolean> = {
    place: lat === null || lng === null,
    zone: zoneIds.length === 0,
    price: zoneIds.length > 0 && !zoneIds.some((id) => prices[id] !== undefined),
    hours: !hasHours(week),
    payment: takesPayment === false,
  };
  return (['place', 'zone', 'price', 'hours', 'payment'] as const).filter((one) => isMissing[one]);
}
