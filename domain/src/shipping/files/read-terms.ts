import { isWireAmount } from '../../money/index.ts';
import { HOURS_STEP, MINUTES_A_DAY } from '../../hours/week-spans.ts';
import { MAX_EXTRA_MINUTES, MAX_STEPS_OF_ZONE } from '../limits.ts';
import { MAX_SPANS_OF_DAY } from '../work-hours.ts';
import type { FileTerms } from './zone-file.ts';

type Properties = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && isWireAmount(value);
const isMinute = (value: unknown): value is number =>
  Number.isInteger(value) &&
  (value as number) >= 0 &&
  (value as number) <= MINUTES_A_DAY &&
  (value as number) % HOURS_STEP === 0;

type Step = NonNullable<FileTerms['steps']>[number];

function readStep(value: unknown): Step | undefined {
  if (!isObject(value) || !isAmount(value['from']) || !isAmount(value['price'])) return undefined;
  const { from, price, reward } = value as Readonly<Record<string, number>>;
  if (from === undefined || price === undefined) return undefined;
  if (reward === undefined) return { from, price };
  return isAmount(reward) ? { from, price, reward } : undefined;
}

/** A list of which each part can be read, or undefined. */
function readAll<Value>(
  value: unknown,
  most: number,
  read: (one: unknown) => Value | undefined,
): Value[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const all = value.map(read);
  return all.some((one) => one === undefined) ? undefined : all.flatMap((one) => one ?? []);
}

function readSpan(value: unknown) {
  if (!isObject(value)) return undefined;
  const { start, end } = value;
  return isMinute(start) && isMinute(end) ? { start, end } : undefined;
}

function readWeek(value: unknown) {
  const week = readAll(value, 7, (day) => {
    const spans = readAll(day, MAX_SPANS_OF_DAY, readSpan);
    return spans && { spans };
  });
  return week?.length === 7 ? week.map(({ spans }) => spans) : undefined;
}

const readers: {
  readonly [Name in keyof FileTerms]-?: (value: unknown) => FileTerms[Name] | undefined;
} = {
  price: (value) => (isAmount(value) ? value : undefined),
  minimum: (value) => (isAmount(value) ? value : undefined),
  steps: (value) => readAll(value, MAX_STEPS_OF_ZONE, readStep),
  extra_minutes: (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_EXTRA_MINUTES
      ? (value as number)
      : undefined,
  hours: readWeek,
};

/** The terms among the properties of an area; undefined where one is there and cannot be read: none is guessed. */
export function readFileTerms(properties: Properties): FileTerms | undefined {
  const terms: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(readers)) {
    const value = properties[name];
    // Programs write a column without a value as null.
    if (value === undefined || value === null) continue;
    const known = read(value);
    if (known === undefined) return undefined;
    terms[name] = known;
  }
  // In a file of this product no hours of its own are a null beside the id of the zone.
  if (properties['hours'] === null && typeof properties['zone_id'] === 'string') {
    terms['hours'] = null;
  }
  return terms;
}
