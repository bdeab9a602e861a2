import { choiceNames } from '../options/choice-texts.ts';
import { PENDING_PICKUP_STATUS, type OrderStatus } from '../orders/facts/order-status.ts';

/** A line of an order for later that its kitchen did not have when it began, under the names of the wire. */
export type MissingLine = {
  readonly line_id: number;
  /** Which of its choices have run out; none where the dish itself has. */
  readonly choice_ids: readonly number[];
};

type OrderAsked = {
  readonly status: OrderStatus;
  readonly prepared: boolean;
  readonly missing_lines?: readonly MissingLine[] | undefined;
};

/** Whether an order's guest is asked what to do about what its kitchen did not have when it began. */
export const isAskedAboutMissing = ({
  status,
  prepared,
  missing_lines: missing = [],
}: OrderAsked): boolean => status === PENDING_PICKUP_STATUS && !prepared && missing.length > 0;

type NamedLine = {
  readonly line_id: number;
  readonly name: string;
  readonly options?:
    | readonly {
        readonly choice_id: number;
        readonly name: string;
        readonly count: number;
        readonly group_name?: string | undefined;
      }[]
    | undefined;
};

/** The names of those choices of a line that have run out. */
export function missingChoices(
  { line_id: lineId, options = [] }: Omit<NamedLine, 'name'>,
  missing: readonly MissingLine[] = [],
): readonly string[] {
  const ids = missing.find(({ line_id: id }) => id === lineId)?.choice_ids ?? [];
  const names = choiceNames(options);
  return options.flatMap(({ choice_id: id }, index) =>
    ids.includes(id) ? (names[index] ?? []) : [],
  );
}

/** What has run out, each once: a dish by its name, one without its choices in the words of the caller. */
export function missingNames(
  lines: readonly NamedLine[],
  missing: readonly MissingLine[],
  withoutChoices: (dish: string, choices: string) => string,
): readonly string[] {
  const names = lines
    .filter(({ line_id: id }) => missing.some(({ line_id }) => line_id === id))
    .map((line) => {
      const choices = missingChoices(line, missing);
      return choices.length > 0 ? withoutChoices(line.name, choices.join(', ')) : line.name;
    });
  return [...new Set(names)];
}
