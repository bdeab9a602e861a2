import type { OrderType } from '@comanda/domain/orders';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isOrderFilter, type OrderFilter } from './order-filter.ts';

/** Which orders the desk shows. */
export type DeskChoice = {
  readonly filter: OrderFilter;
  /** In the hall or to a door; both without it. */
  readonly orderType: OrderType | undefined;
  /** The table whose open orders stand alone. */
  readonly table: string | undefined;
  /** What somebody looks for. */
  readonly words: string;
};

export const everything: DeskChoice = {
  filter: 'all',
  orderType: undefined,
  table: undefined,
  words: '',
};

/** How a choice stands in the browser's history; a link may carry it. */
export const stateOf = ({ filter, orderType, table, words }: DeskChoice) => ({
  orderFilter: filter,
  orderType,
  orderTable: table,
  orderWords: words,
});

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function choiceIn(state: unknown): DeskChoice {
  const { orderFilter, orderType, orderTable, orderWords }: Readonly<Record<string, unknown>> =
    typeof state === 'object' && state !== null ? { ...state } : {};
  return {
    filter: isOrderFilter(orderFilter) ? orderFilter : 'all',
    orderType: orderType === 'in_place' || orderType === 'delivery' ? orderType : undefined,
    table: text(orderTable),
    words: text(orderWords) ?? '',
  };
}

type DeskChoiceState = {
  readonly choice: DeskChoice;
  readonly choose: (chosen: Partial<DeskChoice>) => void;
  /** Shows what is found while it is typed; `choose` keeps it. */
  readonly type: (words: string) => void;
};

/** The desk's choice, kept with the place in the browser's history: coming back finds it again. */
export function useDeskChoice(): DeskChoiceState {
  const { state } = useLocation();
  const navigate = useNavigate();
  const kept = choiceIn(state);
  // A field whose value went through the router would lose letters.
  const [typed, setTyped] = useState(kept.words);
  const choice = { ...kept, words: kept.table === undefined ? typed : '' };
  return {
    choice,
    choose: (chosen) => {
      if (chosen.words !== undefined) setTyped(chosen.words);
      void navigate('.', { replace: true, state: stateOf({ ...choice, ...chosen }) });
    },
    type: setTyped,
  };
}
