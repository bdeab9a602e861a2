/** How many couriers of a pub may not have confirmed yet; far above what a venue adds in one go. */
export const MAX_UNCONFIRMED_COURIERS = 20;

/** What a company may know of a courier: the name, or also what the work needs to reach them. */
export type CompanySight = 'nothing' | 'name' | 'contacts';

export type CourierAtPub = {
  /** The pub has added them by their number; adding needs no consent. */
  readonly isAttached: boolean;
  /** They have said themselves that they deliver for the pub. */
  readonly hasConfirmed: boolean;
  /** They have an order of the pub, or had it to its end. */
  readonly hasTakenOrder: boolean;
};

/** What the company of a pub sees of a courier. */
export function companySight(courier: CourierAtPub): CompanySight {
  if (courier.hasTakenOrder || (courier.isAttached && courier.hasConfirmed)) return 'contacts';
  return courier.isAttached ? 'name' : 'nothing';
}
