import type { CallBody } from '@comanda/contract';
import { lineKey, matchLines, type ChosenOption, type MatchedLine } from '@comanda/domain/options';
import { businessDayOf } from '@comanda/domain/hours';
import { vatOfDish } from '@comanda/domain/vat';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import { listOrderableDishes } from '../../menu/index.ts';
import { findPub, lockCurrencyId } from '../../pubs/index.ts';
import { listVatRates } from '../../vat/index.ts';
import { refusalsOfItems } from '../placing/assessing/assess-basket.ts';
import { chosenOf } from '../placing/assessing/basket.ts';
import { vatColumns } from '../line-vat.ts';
import type { NewLineRow, LineRow, OrderRow } from '../tables.ts';
import { createDishPricing } from '../placing/assessing/line-options.ts';
import type { EditedLine } from '../writing/replace-lines.ts';

type Requested =
  CallBody<'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes'>['dishes'];

/** A requested line with the choices and the note that it has after the edit. */
type Wanted = {
  readonly lineId: number | undefined;
  readonly dishId: number;
  readonly count: number;
  /** Undefined when the request names only a dish. */
  readonly key: string | undefined;
  readonly chosen: readonly ChosenOption[];
  readonly note: string;
};

const chosenOfLine = ({ options }: Pick<LineRow, 'options'>): ChosenOption[] =>
  options.map(({ choice_id, count }) => ({ choiceId: choice_id, count }));

/** Equal for lines of one dish with the same choices and note. */
export const keyOf = (line: Pick<LineRow, 'options' | 'note'>): string =>
  lineKey(chosenOfLine(line), line.note);

/** The line that a request means: by its id, or the only one of the dish if the request gives it a note. */
function lineMeant(
  { line_id: lineId, dish_id: dishId, options, note }: Requested[number],
  stored: readonly LineRow[],
): LineRow | undefined {
  if (lineId !== undefined) return stored.find(({ id }) => id === lineId);
  const ofDish = stored.filter((line) => line.dish_id === dishId);
  return options === undefined && note !== undefined && ofDish.length === 1 ? ofDish[0] : undefined;
}

/** What a line of the request leaves out stays as it is in the line that it means. */
function wantedOf(requested: Requested[number], stored: readonly LineRow[]): Wanted {
  const { dish_id: dishId, count, options, note } = requested;
  const line = lineMeant(requested, stored);
  const lineId = requested.line_id ?? line?.id;
  const chosen = options ? chosenOf(options) : line ? chosenOfLine(line) : [];
  const text = (note ?? line?.note ?? '').trim();
  const namesDishOnly = options === undefined && note === undefined && lineId === undefined;
  const key = namesDishOnly ? undefined : lineKey(chosen, text);
  return { lineId, dishId, count, key, chosen, note: text };
}

function findLines(stored: readonly LineRow[], wanted: readonly Wanted[]) {
  const found = matchLines(
    stored.map((line) => ({
      lineId: line.id,
      dishId: line.dish_id,
      count: line.count,
      key: keyOf(line),
    })),
    wanted,
  );
  if (found.ok) return found.lines;
  throw found.reason === 'unknown_line'
    ? new AppError('order_changed_meanwhile')
    : new AppError('order_line_is_ambiguous', { dish_ids: found.dishIds });
}

/** Today's lines of what the order does not have yet, or has with other choices. */
async function priceNewLines(
  connection: Connection,
  { order, wanted, now }: { order: OrderRow; wanted: readonly Wanted[]; now: Date },
): Promise<Map<Wanted, Omit<NewLineRow, 'count'>>> {
  if (wanted.length === 0) return new Map();
  // The menu's prices are in the pub's currency: in another currency they would be different prices.
  if ((await lockCurrencyId(connection, order.pub_id)) !== order.currency_id) {
    throw new AppError('order_has_another_currency');
  }
  const dishIds = [...new Set(wanted.map(({ dishId }) => dishId))];
  const pub = await findPub(connection, order.pub_id);
  if (!pub) throw new AppError('order_not_found');
  const { other_languages: languages, vat_class: ofPub } = pub;
  const rates = ofPub ? await listVatRates(connection) : [];
  const day = order.business_day ?? businessDayOf(now, pub.time_zone);
  const offered = { pubId: order.pub_id, dishIds, languages };
  const known = await listOrderableDishes(connection, offered);
  const dishes = new Map(known.map((dish) => [dish.id, dish]));
  const missing = dishIds.filter((id) => !dishes.has(id));
  if (missing.length > 0) throw new AppError('dish_not_available', { dish_ids: missing });
  const priceDish = createDishPricing({ commissionPercent: order.commission_percent, now });
  const lines = new Map<Wanted, Omit<NewLineRow, 'count'>>();
  for (const one of wanted) {
    const dish = dishes.get(one.dishId);
    if (!dish) continue;
    const priced = priceDish(dish, one.chosen);
    // A pub may put what is left into an order.
    const problems = priced.problems.filter(({ code }) => code !== 'choice_sold_out');
    if (problems.length > 0) throw new AppError('options_do_not_fit', { problems });
    lines.set(one, {
      dish_id: dish.id,
      name: dish.name,
      names: dish.names,
      image_file_name: dish.image_file_name,
      unit_price_minor: priced.unitPriceMinor,
      base_price_minor: priced.basePriceMinor,
      options: priced.options,
      note: one.note,
      kitchen_minutes: dish.kitchenMinutes,
      deposit_minor: priced.depositMinor,
      ...vatColumns(vatOfDish(dish.vatClasses, { ofPub, rates }, day)),
    });
  }
  return lines;
}

async function requireNotesTaken(
  connection: Connection,
  order: OrderRow,
  written: readonly string[],
): Promise<void> {
  if (written.every((note) => note === '')) return;
  const pub = await findPub(connection, order.pub_id);
  if (!pub?.takes_dish_notes) throw new AppError('dish_notes_are_off');
}

/** Lines that became equal are one; an existing line goes on before a new one. */
function mergeEqual(lines: readonly EditedLine[]): EditedLine[] {
  const merged: EditedLine[] = [];
  const placesOf = new Map<string, number[]>();
  for (const line of lines) {
    const key = `${line.dish_id} ${keyOf(line)}`;
    const places = placesOf.get(key) ?? [];
    placesOf.set(key, places);
    const at = places.find((place) => {
      const other = merged[place];
      const isNew = other?.id === undefined || line.id === undefined;
      return isNew || other.unit_price_minor === line.unit_price_minor;
    });
    const same = at === undefined ? undefined : merged[at];
    if (at === undefined || !same) places.push(merged.push(line) - 1);
    else {
      const kept = same.id === undefined && line.id !== undefined ? line : same;
      merged[at] = {
        ...kept,
        count: same.count + line.count,
        comp_count: (same.comp_count ?? 0) + (line.comp_count ?? 0),
      };
    }
  }
  return merged;
}

type Given = {
  readonly order: OrderRow;
  readonly dishes: Requested;
  readonly stored: readonly LineRow[];
  readonly now: Date;
};

/** The lines of an order after an edit: existing ones keep their price unless their choices change. */
export async function buildEditedLines(
  connection: Connection,
  { order, dishes, stored, now }: Given,
): Promise<EditedLine[]> {
  const before = new Map(stored.map((line) => [line.id, line]));
  const found = findLines(
    stored,
    dishes.map((line) => wantedOf(line, stored)),
  );
  const lineOf = ({ lineId }: MatchedLine<Wanted>) =>
    lineId === undefined ? undefined : before.get(lineId);
  const isPricedAnew = (match: MatchedLine<Wanted>): boolean => {
    const line = lineOf(match);
    const { key, chosen } = match.edited;
    return (
      line === undefined ||
      (key !== undefined && lineKey(chosen, '') !== lineKey(chosenOfLine(line), ''))
    );
  };
  const wanted = [...new Set(found.filter(isPricedAnew).map(({ edited }) => edited))];
  const priced = await priceNewLines(connection, { order, wanted, now });
  const noteOf = (match: MatchedLine<Wanted>): string =>
    match.edited.key === undefined ? (lineOf(match)?.note ?? '') : match.edited.note;
  await requireNotesTaken(
    connection,
    order,
    found.filter((match) => noteOf(match) !== lineOf(match)?.note).map(noteOf),
  );
  const lines = mergeEqual(
    found.flatMap((match) => {
      const line = lineOf(match);
      const fresh = isPricedAnew(match) ? priced.get(match.edited) : undefined;
      const { count } = match;
      if (!line) return fresh ? { ...fresh, count } : [];
      const note = noteOf(match);
      const counts = { count, comp_count: Math.min(line.comp_count, count) };
      if (!fresh && note === line.note) return { ...line, ...counts };
      // Another line, with an id of its own: a cook's mark of the old one that is on its way must not reach it.
      const { id: _id, done_at: _at, done_count: _count, avoids_seen: _seen, ...kept } = line;
      return { ...kept, ...fresh, note, ...counts };
    }),
  );
  const [refusal] = refusalsOfItems(lines, []);
  if (refusal) throw new AppError(refusal.code, refusal.facts);
  return lines;
}
