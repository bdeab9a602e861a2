import type { ZoneTerms } from '@comanda/contract/shipping';
import type { Language } from '@comanda/contract/texts';
import { toMinor } from '@comanda/domain/money';
import { isUntilSwitchedBack, UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import {
  dayAndMinuteOf,
  isPossibleZoneEnd,
  MAX_EXTRA_MINUTES,
  momentOf,
  refuseSteps,
} from '@comanda/domain/shipping';
import { readAmount } from '../../../../lib/format/read-amount.ts';
import { isAmountText } from '../prices/zone-amounts.ts';

/** The texts of one step; a new one has a key that no other has had. */
export type StepFields = {
  readonly key: number;
  readonly from: string;
  readonly price: string;
  /** Empty for the price of the zone. */
  readonly reward: string;
};

/** A zone's terms as they are typed. */
export type TermsFields = {
  readonly name: string;
  readonly price: string;
  readonly minimum: string;
  readonly extraMinutes: string;
  readonly steps: readonly StepFields[];
  readonly isClosed: boolean;
  /** On the pub's clock; without a day it is closed until a person opens it. */
  readonly closedDay: string;
  readonly closedMinute: number;
  readonly closedTexts: { readonly [language in Language]?: string };
  readonly hours: ZoneTerms['hours'];
};

type Written = { readonly timeZone: string; readonly decimal: ',' | '.' };

export function fieldsOf(terms: ZoneTerms, { timeZone, decimal }: Written): TermsFields {
  const write = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? '' : String(amount).replace('.', decimal);
  const { closed_until: until } = terms;
  const hasDay = until !== null && !isUntilSwitchedBack(until);
  const { day, minute } = hasDay
    ? dayAndMinuteOf(timeZone, new Date(until))
    : { day: '', minute: 0 };
  return {
    name: terms.name,
    price: write(terms.price),
    minimum: terms.minimum === 0 ? '' : write(terms.minimum),
    extraMinutes: terms.extra_minutes === 0 ? '' : String(terms.extra_minutes),
    steps: terms.steps.map(({ from, price, reward }, key) => ({
      key,
      from: write(from),
      price: write(price),
      reward: write(reward),
    })),
    isClosed: until !== null,
    closedDay: day,
    closedMinute: minute,
    closedTexts: terms.closed_texts,
    hours: terms.hours,
  };
}

export type TermsProblem =
  | 'price'
  | 'minimum'
  | 'extraMinutes'
  | 'steps'
  | 'closedDay'
  | `${'from' | 'price' | 'reward'} ${number}`;

/** What each part of the form gets. */
export type TermsPart = {
  readonly fields: TermsFields;
  readonly problems: ReadonlySet<TermsProblem>;
  readonly onChange: (change: Partial<TermsFields>) => void;
};

type Given = { readonly shapeId: string; readonly timeZone: string; readonly now: Date };

function closedUntil({ isClosed, closedDay, closedMinute }: TermsFields, { timeZone }: Given) {
  if (!isClosed) return null;
  if (closedDay === '') return UNTIL_SWITCHED_BACK;
  return momentOf(timeZone, { day: closedDay, minute: closedMinute })?.toISOString();
}

function stepsOf({ steps }: TermsFields): ZoneTerms['steps'] {
  return steps.map(({ from, price, reward }) => {
    const own = readAmount(reward);
    return {
      from: readAmount(from) ?? 0,
      price: readAmount(price) ?? 0,
      ...(own !== undefined && { reward: own }),
    };
  });
}

const inMinor = (steps: ZoneTerms['steps']) =>
  steps.map(({ from, price }) => ({ fromMinor: toMinor(from), priceMinor: toMinor(price) }));

/** The terms that are typed, and what is wrong with them. */
export function readTerms(
  fields: TermsFields,
  given: Given,
): { readonly terms: ZoneTerms; readonly problems: ReadonlySet<TermsProblem> } {
  const problems = new Set<TermsProblem>();
  for (const name of ['price', 'minimum'] as const) {
    if (!isAmountText(fields[name])) problems.add(name);
  }
  const extra = fields.extraMinutes.trim() === '' ? 0 : Number(fields.extraMinutes);
  if (!Number.isInteger(extra) || extra < 0 || extra > MAX_EXTRA_MINUTES) {
    problems.add('extraMinutes');
  }
  for (const [index, { from, price, reward }] of fields.steps.entries()) {
    if (readAmount(from) === undefined) problems.add(`from ${index}`);
    if (readAmount(price) === undefined) problems.add(`price ${index}`);
    if (!isAmountText(reward)) problems.add(`reward ${index}`);
  }
  const price = readAmount(fields.price);
  const steps = stepsOf(fields);
  const isReadable = problems.size === 0;
  const priceMinor = price === undefined ? undefined : toMinor(price);
  if (isReadable && refuseSteps(priceMinor, inMinor(steps))) problems.add('steps');
  const until = closedUntil(fields, given);
  const isAhead =
    until === null ||
    (until !== undefined && new Date(until) > given.now && isPossibleZoneEnd(until, given.now));
  if (!isAhead) problems.add('closedDay');
  return {
    terms: {
      shape_id: given.shapeId,
      name: fields.name.trim(),
      price: price ?? null,
      minimum: readAmount(fields.minimum) ?? 0,
      steps,
      extra_minutes: extra,
      closed_until: until ?? null,
      closed_texts: fields.closedTexts,
      hours: fields.hours,
    },
    problems,
  };
}
