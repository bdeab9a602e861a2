import type { QuoteRequest } from '@comanda/contract/orders';
import type { Language } from '@comanda/contract/texts';
import { isOfTime } from '@comanda/domain/later';
import { orderTypeTable, type OrderType } from '@comanda/domain/orders';
import { useEffect, useState } from 'react';
import texts from 'virtual:guest-texts/later';
import { loadTranslate } from '../../island/island-texts.ts';
import type { QuoteState } from '../basket/use-quote.ts';
import { AT_A_TIME, wantedTime, type Draft } from '../form/draft.ts';
import type { Refused } from '../sending/send-order.ts';

/** Code that only a pub with orders for later needs. */
async function loadLater(language: Language) {
  const [{ WhenFields }, t] = await Promise.all([
    import('./later-part.tsx'),
    loadTranslate(texts, language),
  ]);
  return { WhenFields, t };
}

export type LaterPart = Awaited<ReturnType<typeof loadLater>>;

type LoadedPart = {
  readonly part: LaterPart | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
};

/** Loads the choice of a time once it is needed. */
export function useLaterPart(language: Language, isNeeded: boolean): LoadedPart {
  const [part, setPart] = useState<LaterPart>();
  const [isFailed, setFailed] = useState(false);
  const [round, setRound] = useState(1);
  const neededRound = isNeeded ? round : 0;
  useEffect(() => {
    if (neededRound === 0) return undefined;
    let isStale = false;
    const load = async (): Promise<void> => {
      const loaded = await loadLater(language).catch(() => undefined);
      if (isStale) return;
      setPart(loaded);
      setFailed(loaded === undefined);
    };
    void load();
    return () => {
      isStale = true;
    };
  }, [language, neededRound]);
  return { part, isFailed, retry: () => setRound(round + 1) };
}

/** With these nothing that is typed helps, and another time does. */
const blocksNow = new Set(['pub_is_closed', 'pub_is_paused', 'slot_is_full', 'slot_is_shut']);
const saidAtField = new Set([...blocksNow, 'time_is_not_offered']);
/** Without orders for later the form is not there at all. */
const closesForm = new Set(['pub_is_closed', 'pub_is_paused']);

type Refusal = Pick<Refused, 'code' | 'facts'>;

export type When = {
  /** The guest may choose a time. */
  readonly isOffered: boolean;
  /** As in the draft; `AT_A_TIME` also where the order cannot be had now. */
  readonly wantedAt: Draft['wantedAt'];
  /** Why it, or a dish of it, cannot be ordered now, for a guest who wants that; another time may be possible. */
  readonly nowRefusal: Refusal | undefined;
  readonly isNowBlocked: boolean;
  /** Why it cannot be ordered for the time that was chosen. */
  readonly timeRefusal: Refusal | undefined;
  /** What is wrong with the time is said at its fields. */
  readonly isSaid: boolean;
  /** No order of this type can be sent, for now or for later. */
  readonly closedBy: Refusal | undefined;
};

/** A dish that cannot be ordered now, also while something else is missing that is said first. */
function refusalOfDish(quote: QuoteState['ofType']): Refusal | undefined {
  const { sold_out_dish_ids: soldOut = [], not_served_dishes: notServed = [] } = quote ?? {};
  return soldOut.length + notServed.length > 0
    ? { code: 'dish_not_served_now', facts: {} }
    : undefined;
}

/** Whether an order is for now or for later, by what the guest has chosen and what the quote says about it. */
export function whenOf(
  orderType: OrderType,
  draft: Pick<Draft, 'wantedAt'>,
  { ofType, refusal, closedBy }: Pick<QuoteState, 'ofType' | 'refusal' | 'closedBy'>,
): When {
  const wanted = wantedTime(orderType, draft);
  // What is chosen stays in sight, also before the quote says whether such a time is offered at all.
  const isOffered =
    wanted !== undefined ||
    (ofType
      ? ofType.takes_later === true
      : orderTypeTable.mayBeLater[orderType] && draft.wantedAt !== '');
  const reason = isOffered && refusal && isOfTime(refusal.code) ? refusal : undefined;
  const dish = isOffered ? refusalOfDish(ofType) : undefined;
  const nowRefusal = wanted === undefined ? (reason ?? dish) : undefined;
  const isNowBlocked = blocksNow.has(nowRefusal?.code ?? '');
  return {
    isOffered,
    wantedAt: isNowBlocked ? AT_A_TIME : isOffered ? draft.wantedAt : '',
    nowRefusal,
    isNowBlocked,
    timeRefusal: wanted === undefined ? undefined : reason,
    isSaid: saidAtField.has(reason?.code ?? ''),
    closedBy: isOffered && closesForm.has(closedBy?.code ?? '') ? undefined : closedBy,
  };
}

/** The basket without a time: its times are asked for. */
export function withoutTime({ wanted_at: _wanted, ...request }: QuoteRequest): QuoteRequest {
  return request;
}
