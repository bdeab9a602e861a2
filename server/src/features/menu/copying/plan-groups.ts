import type { UnlinkedChoice } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import type { LanguageMove } from '@comanda/domain/menu';
import { linkChoices } from '@comanda/domain/options';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { originsOfChoices, originsOfDishes, waitingChoicesOf } from '../options/origins.ts';
import { foodOfChoice, groupsOf, linksOf, type GroupRow } from '../options/queries.ts';
import { dishesOf } from '../queries.ts';
import { movedTexts } from '../translations/stored-translations.ts';

/** Where a copy comes from, and from which working language into which. */
export type CopySource = {
  readonly pubId: number;
  readonly isInsidePub: boolean;
  readonly languages: LanguageMove<Language>;
};

type Planning = {
  readonly scope: PubScope;
  readonly source: CopySource;
  readonly dishIds: readonly number[];
};

type Named = Pick<GroupRow, 'name' | 'translations'>;

/** Compares in one language: in that of the copy, where the source is translated into it, else in its own. */
function hasSameName(there: Named, here: Named, { from, to }: LanguageMove<Language>): boolean {
  const name = from === to ? there.name : there.translations[to]?.name;
  if (name) return name === here.name;
  return there.name === (here.translations[from]?.name || here.name);
}

/** Whether two groups offer the same: a second copy uses what the first one has brought. */
function offersTheSame(
  there: GroupRow,
  here: GroupRow,
  languages: LanguageMove<Language>,
): boolean {
  const termsOf = (choice: GroupRow['choices'][number]) =>
    JSON.stringify([
      choice.price_minor,
      choice.max_count,
      foodOfChoice(choice),
      // In another language the sizes have other names.
      choice.size_prices.map(({ size, price_minor }) =>
        languages.from === languages.to ? [size, price_minor] : price_minor,
      ),
    ]);
  return (
    there.rule === here.rule &&
    there.choices.length === here.choices.length &&
    hasSameName(there, here, languages) &&
    there.choices.every((choice, index) => {
      const other = here.choices[index];
      return other && hasSameName(choice, other, languages) && termsOf(choice) === termsOf(other);
    })
  );
}

type PlannedGroup = {
  readonly there: GroupRow;
  /** The same group, where the pub has it already. */
  readonly here: GroupRow | undefined;
};

/** The choices that a copy cannot link to a dish, among them those that now have several to be linked to. */
async function findUnlinked(
  connection: Connection,
  { scope, source: { languages }, dishIds }: Planning,
  { groups, origins }: Pick<GroupsPlan, 'groups' | 'origins'>,
): Promise<UnlinkedChoice[]> {
  const waiting = await waitingChoicesOf(connection, scope);
  if (groups.length === 0 && waiting.length === 0) return [];
  const arriving = await originsOfDishes(connection, dishIds);
  const here = await dishesOf(connection, scope.pubId).clearSelect().select('dish.id').execute();
  const dishes = await originsOfDishes(
    connection,
    here.map(({ id }) => id),
  );
  const waitingHere = new Map(waiting.map((one) => [one.id, one]));
  const inWords = (group: Named, choice: Named) => ({
    group_name: movedTexts({ ...group, text: '' }, languages).name,
    choice_name: movedTexts({ ...choice, text: '' }, languages).name,
  });
  const copied = groups.flatMap(({ there, here: same }) =>
    there.choices.flatMap((choice, index) => {
      const originId = origins.get(choice.id);
      const other = same?.choices[index];
      const isLinked = other ? other.dish_id !== null : dishIds.includes(choice.dish_id ?? 0);
      if (originId === undefined || isLinked) return [];
      const words = inWords(there, choice);
      if (!other) return [{ id: choice.id, originId, ...words }];
      return [{ id: other.id, originId: waitingHere.get(other.id)?.originId, ...words }];
    }),
  );
  const known = new Set(copied.map(({ id }) => id));
  const arrivingOrigins = new Set(arriving.map(({ originId }) => originId));
  const all = [
    ...copied,
    ...waiting.filter(({ id, originId }) => !known.has(id) && arrivingOrigins.has(originId)),
  ];
  const withOrigin = all.flatMap(({ id, originId }) =>
    originId === undefined ? [] : { id, originId },
  );
  const { unlinked } = linkChoices(withOrigin, [...dishes, ...arriving]);
  return all.flatMap(({ id, originId, group_name, choice_name }) => {
    // The choice has lost its dish here, or an earlier version has copied it.
    const reason = originId === undefined ? 'was_without' : unlinked.get(id);
    return reason === undefined ? [] : { choice_id: id, group_name, choice_name, reason };
  });
}

type Link = Awaited<ReturnType<typeof linksOfDishes>>[number];

const linksOfDishes = (connection: Connection, dishIds: readonly number[]) =>
  connection
    .selectFrom('dish_option_group')
    .where('dish_id', '=', anyOf(dishIds))
    .selectAll()
    .execute();

export type GroupsPlan = {
  readonly links: readonly Link[];
  /** Inside a pub the sizes of single dishes; the copies have the other groups of their sources. */
  readonly groups: readonly PlannedGroup[];
  /** For which dish each choice of them stands, where that was written first. */
  readonly origins: ReadonlyMap<number, number>;
  readonly unlinked: readonly UnlinkedChoice[];
};

/** How many dishes of a pub have each of these groups. */
async function dishCounts(
  connection: Connection,
  of: Pick<PubScope, 'pubId'>,
  groups: readonly GroupRow[],
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  const ids = groups.map(({ id }) => id);
  const links = linksOf(connection, of).where('dish_option_group.group_id', '=', anyOf(ids));
  for (const { group_id: id } of await links.execute()) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Which option groups come along with dishes, and which the pub has already; the same before and in a copy. */
export async function planGroups(connection: Connection, planning: Planning): Promise<GroupsPlan> {
  const { scope, source, dishIds } = planning;
  const links = await linksOfDishes(connection, dishIds);
  const groupIds = [...new Set(links.map(({ group_id }) => group_id))];
  const there = await groupsOf(connection, source)
    .where('option_group.id', '=', anyOf(groupIds))
    .execute();
  const counts = await dishCounts(connection, source, there);
  // A form of a dish has its sizes only as long as no other dish has them.
  const isOfOneDish = ({ id, rule }: GroupRow) => rule === 'replaces' && counts.get(id) === 1;
  if (source.isInsidePub) {
    const groups = there.filter(isOfOneDish).map((group) => ({ there: group, here: undefined }));
    return { links, groups, origins: new Map(), unlinked: [] };
  }
  const present = there.length === 0 ? [] : await groupsOf(connection, scope).execute();
  const countsHere = await dishCounts(connection, scope, present);
  const taken = new Set<number>();
  const groups = there.map((group) => {
    const here = present.find(
      (one) =>
        !taken.has(one.id) &&
        !(isOfOneDish(group) && countsHere.has(one.id)) &&
        offersTheSame(group, one, source.languages),
    );
    if (here) taken.add(here.id);
    return { there: group, here };
  });
  const choiceIds = there.flatMap(({ choices }) => choices.map(({ id }) => id));
  const origins = await originsOfChoices(connection, choiceIds);
  const unlinked = await findUnlinked(connection, planning, { groups, origins });
  return { links, groups, origins, unlinked };
}
