import { orderTypes, type OrderType } from '@comanda/domain/orders';
import { useState } from 'react';
import { useLocation, useNavigate } from '../../../lib/routes/location-context.ts';
import { isOrderFilter, type OrderFilter } from './order-filter.ts';

/** Which orders the desk shows. */
export type DeskChoice = {
  readonly filter: OrderFilter;
  /** Undefined shows all types. */
  readonly orderType: OrderType | undefined;
  /** The only courier whose orders are shown. */
  readonly courierID: number | undefined;
  /** The only table whose open orders are shown. */
  readonly table: string | undefined;
  /** The search text. */
  readonly words: string;
};

export const initialChoice: DeskChoice = {
  filter: 'all',
  orderType: undefined,
  courierID: undefined,
  table: undefined,
  words: '',
};

/** The choice as history state; a link may pass it. */
export const stateOf = ({ filter, orderType, courierID, table, words }: DeskChoice) => ({
  orderFilter: filter,
  orderType,
  orderCourier: courierID,
  orderTable: table,
  orderWords: words,
});

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function choiceIn(state: unknown): DeskChoice {
  const {
    orderFilter,
    orderType,
    orderCourier,
    orderTable,
    orderWords,
  }: Readonly<Record<string, unknown>> =
    typeof state === 'object' && state !== null ? { ...state } : {};
  return {
    filter: isOrderFilter(orderFilter) ? orderFilter : 'all',
    orderType: orderTypes.find((type) => type === orderType),
    courierID: typeof orderCourier === 'number' ? orderCourier : undefined,
    table: text(orderTable),
    words: text(orderWords) ?? '',
  };
}

type DeskChoiceState = {
  readonly choice: DeskChoice;
  readonly choose: (chosen: Partial<DeskChoice>) => void;
  /** Shows search results while the user types; `choose` stores the text. */
  readonly type: (words: string) => void;
};

/** The desk's choice, stored in the history entry: the back button restores it. */
export function useDeskChoice(): DeskChoiceState {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const stored = choiceIn(state);
  // A field whose value goes through the router would lose letters.
  const [typed, setTyped] = useState(stored.words);
  const choice = { ...stored, words: stored.table === undefined ? typed : '' };
  return {
    choice,
    choose: (chosen) => {
      if (chosen.words !== undefined) setTyped(chosen.words);
      navigate(pathname, { replace: true, state: stateOf({ ...choice, ...chosen }) });
    },
    type: setTyped,
  };
}
