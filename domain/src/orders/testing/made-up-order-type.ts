import { isOfferedBy, placeOnScreens, refusalWhenOff } from '../facts/offered-order-types.ts';
import * as table from '../facts/order-type-table.ts';
import type { OrderType } from '../facts/order-type-table.ts';

/**
 * The guest fetches it, says who they are, and pays there. No text, no icon and no constraint knows it, and no type
 * either: only casts let it in.
 */
export const MADE_UP = 'qx' as OrderType;

const { orderTypes, ...facts } = table;
const columns = { ...facts, isOfferedBy, placeOnScreens, refusalWhenOff };

const ofMadeUp: Readonly<Record<keyof typeof columns, unknown>> = {
  needsTable: false,
  needsAddress: false,
  needsContacts: true,
  needsPayment: false,
  hasDeliveryPrice: false,
  hasCommission: false,
  serviceOf: 'delivery',
  mayBeLater: true,
  hasCourier: false,
  stepWhenReady: 'serve',
  isOfferedBy: ({ isExpired = false }: { readonly isExpired?: boolean }) => !isExpired,
  refusalWhenOff: 'pub_expired',
  placeOnScreens: 3,
};

/** Adds the made-up type to a value for each type; answers what takes it out again. */
export function addMadeUpTo(column: object, value: unknown): () => void {
  Object.assign(column, { [MADE_UP]: value });
  return () => {
    Reflect.deleteProperty(column, MADE_UP);
  };
}

/** Adds a third order type to the table, as any other would stand there; answers what takes it out again. */
export function addMadeUpType(): () => void {
  const types = orderTypes as unknown as OrderType[];
  types.push(MADE_UP);
  const undo = Object.entries(columns).map(([fact, column]) =>
    addMadeUpTo(column, ofMadeUp[fact as keyof typeof columns]),
  );
  return () => {
    types.splice(types.indexOf(MADE_UP), 1);
    for (const takeOut of undo) takeOut();
  };
}
