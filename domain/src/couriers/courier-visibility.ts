/** The most couriers attached to one pub; far above any real pub, since each courier is sent every own order. */
export const MAX_COURIERS_OF_PUB = 200;
/** The most couriers of a pub that have not confirmed yet; far above what a pub adds at once. */
export const MAX_UNCONFIRMED_COURIERS = 20;

/** What a company sees of a courier: nothing, only the name, or also the contacts needed for the work. */
export type CourierVisibility = 'nothing' | 'name' | 'contacts';

export type CourierAtPub = {
  /** The pub has added them by their number; adding needs no consent. */
  readonly isAttached: boolean;
  /** The courier confirmed that they deliver for the pub. */
  readonly hasConfirmed: boolean;
  /** The courier has, or completed, an order of the pub. */
  readonly hasTakenOrder: boolean;
};

/** What the company of a pub sees of a courier. */
export function courierVisibility(courier: CourierAtPub): CourierVisibility {
  if (courier.hasTakenOrder || (courier.isAttached && courier.hasConfirmed)) return 'contacts';
  return courier.isAttached ? 'name' : 'nothing';
}
