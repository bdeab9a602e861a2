import type { CallBody } from '@comanda/contract';
import type { Pub } from '@comanda/contract/pubs';
import type { LatLng } from '@comanda/domain/geo';
import { orderTypeTable, type OrderType } from '@comanda/domain/orders';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { optionsOf } from '../../../lib/options/offered-groups.ts';
import type { ChosenOption } from '@comanda/domain/options';

const WHY = 'POST /api/company/:companyID/pubs/:pubID/why';

type Body = CallBody<typeof WHY>;

/** A dish of the question. */
export type WhyLine = {
  readonly dishId: number;
  readonly name: string;
  readonly count: number;
  readonly chosen: readonly ChosenOption[];
};

export type Question = {
  readonly orderType: OrderType;
  readonly point: LatLng | undefined;
  /** On the pub's clock, as the fields have them; undefined for now. */
  readonly moment: { readonly day: string; readonly time: string } | undefined;
};

type Missing = 'pin' | 'time';

/** What of a question is still to be said before it can be asked. */
export function missingIn({ orderType, point, moment }: Question): Missing | undefined {
  if (orderTypeTable.needsAddress[orderType] && !point) return 'pin';
  return moment && (moment.day === '' || moment.time === '') ? 'time' : undefined;
}

function bodyOf({ orderType, point, moment }: Question, lines: readonly WhyLine[]): Body {
  return {
    order_type: orderType,
    dishes: lines.map(({ dishId, count, chosen }) => ({
      dish_id: dishId,
      count,
      options: optionsOf(chosen).map((option) => ({ ...option })),
    })),
    ...(orderTypeTable.needsAddress[orderType] && point),
    ...(moment && { at: `${moment.day}T${moment.time}` }),
  };
}

/** The answer to a question; the one before it stays until the next has come. */
export function useWhy(
  { id: pubID, company_id: companyID }: Pub,
  question: Question,
  lines: readonly WhyLine[],
) {
  const body = bodyOf(question, lines);
  return useQuery({
    queryKey: ['why', pubID, body],
    queryFn: async ({ signal }) =>
      (await call(WHY, { params: { companyID, pubID }, body, signal })).why,
    enabled: missingIn(question) === undefined,
    placeholderData: keepPreviousData,
    // Of now, and by settings that may have been changed on another page since.
    staleTime: 0,
  });
}
