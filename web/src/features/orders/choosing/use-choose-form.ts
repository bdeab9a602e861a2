import type { Order, OrderDish } from '@comanda/contract/orders';
import { MAX_DISH_COUNT } from '@comanda/domain/orders';
import { groupsAsChosen, type ChosenOption } from '@comanda/domain/options';
import { useRef, useState } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { offeredGroups } from '../../../lib/options/offered-groups.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import {
  countOf,
  isPricedAnew,
  linesChanged,
  linesWith,
  readQuantity,
} from '../editing/dish-lines.ts';
import { isShownBesideList, useReplaceDishes } from '../editing/editing-api.ts';
import { useVoiding } from '../questions/why-voided.tsx';
import { usePubDishes, useOptionGroups } from '../editing/pub-dishes.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import {
  chargedWithOptions,
  onlyPossible,
  problemsOf,
  splitByOffer,
  wantedOfLine,
} from './offer-of-line.ts';

/** A line of the order, or without one a dish of the menu that is added to it. */
export type ChooseSubject = {
  readonly dishId: number;
  readonly name: string;
  readonly count: number;
  readonly line?: OrderDish;
};

/** What a choice that is sold out for guests is marked with disappears this soon after its end. */
const TICK_MS = 15_000;

/** The dish of the subject with its groups; without a dish only the count of a line can change. */
function useOffer(order: Order, dishId: number) {
  const { pub } = usePubOrders();
  const now = new Date(useNow(TICK_MS));
  const dishes = usePubDishes();
  // In another currency nothing can be priced by today's menu.
  const isSameCurrency = order.currency_id === pub.currency_id;
  const dish = isSameCurrency
    ? dishes.data?.find((known) => known.dish.id === dishId)?.dish
    : undefined;
  const links = dish?.option_groups ?? [];
  const groups = useOptionGroups();
  const isLoading = isSameCurrency && dishes.data === undefined;
  return {
    dish,
    isSameCurrency,
    groups: offeredGroups(links, groups.data, now),
    isLoading,
    failed: isLoading && dishes.isError ? dishes : undefined,
    reload: () => void dishes.refetch(),
  };
}

/** The choices, the note and the count of a dish in an order, and the request. */
export function useChooseForm(
  order: Order,
  { dishId, name, count: initialCount, line }: ChooseSubject,
  onSaved: () => void,
) {
  const { t } = useText();
  const errorText = useErrorText();
  const { pub } = usePubOrders();
  const replacing = useReplaceDishes(order);
  const offer = useOffer(order, dishId);
  const [typed, setTyped] = useState<{
    readonly chosen?: readonly ChosenOption[];
    readonly note?: string;
  }>({});
  const [quantity, setQuantity] = useState(String(initialCount));
  const [isTried, setTried] = useState(false);
  // A second press before the first response must not send twice.
  const isSending = useRef(false);

  const kept = splitByOffer(offer.groups, line?.options);
  const chosen = typed.chosen ?? (line ? kept.chosen : onlyPossible(offer.groups));
  const note = typed.note ?? line?.note ?? '';
  const others = countOf(order.dishes, dishId) - (line?.count ?? 0);
  const count = readQuantity(quantity, others);
  const wanted = line
    ? wantedOfLine(offer.groups, { line, count: count ?? 1, chosen, note })
    : { count: count ?? 1, chosen, note };
  const isAnew = !line || isPricedAnew(line, wanted);
  const priced = offer.dish && { dish: offer.dish, groups: offer.groups };
  const problems = priced ? problemsOf(priced, wanted, line) : [];
  const now = line && order.dishes.find(({ line_id }) => line_id === line.line_id);
  // Not while it is saved here: then the order's own change is the response.
  const isOutdated =
    line !== undefined &&
    !replacing.isPending &&
    !replacing.isSuccess &&
    (!now || now.count !== line.count || isPricedAnew(now, wantedAsBefore(line)));

  const voiding = useVoiding(order);
  const isFewer = line !== undefined && count !== undefined && count < line.count;

  const send = () => {
    setTried(true);
    if (problems.length > 0 || count === undefined || isSending.current || isOutdated) return;
    const voided = isFewer ? voiding.sent() : {};
    if (!voided) return;
    isSending.current = true;
    const dishes = line
      ? linesChanged(order.dishes, line, wanted)
      : linesWith(order.dishes, dishId, wanted);
    const edited = { dishes, ...voided };
    replacing.mutate(edited, {
      onSuccess: () => {
        onSaved();
        showSuccess(
          line ? t('orders.dish_changed', { name }) : t('orders.dish_added', { name, count }),
        );
      },
      onError: (error) => {
        const { code } = toApiError(error);
        if (code === 'options_do_not_fit' || code === 'dish_not_available') offer.reload();
      },
      onSettled: () => {
        isSending.current = false;
      },
    });
  };
  const isShown =
    isShownBesideList(replacing.error) || toApiError(replacing.error).code === 'dish_not_available';
  return {
    ...offer,
    groups: groupsAsChosen(offer.groups, chosen),
    kept,
    chosen,
    note,
    count,
    quantity,
    setQuantity,
    problems,
    isTried,
    isAnew,
    isOutdated,
    room: MAX_DISH_COUNT - others,
    price: priced ? chargedWithOptions(priced, wanted, { order, line }) : (line?.dish_price ?? 0),
    takesNotes: offer.dish !== undefined && (pub.takes_dish_notes || (line?.note ?? '') !== ''),
    choose: (to: readonly ChosenOption[]) => {
      setTyped((before) => ({ ...before, chosen: to }));
      replacing.reset();
    },
    write: (to: string) => {
      setTyped((before) => ({ ...before, note: to }));
    },
    refusal: replacing.isError && isShown ? errorText(replacing.error) : undefined,
    isPending: replacing.isPending,
    voiding: isFewer ? voiding : undefined,
    send,
  };
}

/** A line as it was when the popup opened. */
const wantedAsBefore = (line: OrderDish) => ({
  chosen: (line.options ?? []).map(({ choice_id: choiceId, count }) => ({ choiceId, count })),
  note: line.note ?? '',
});
