import type { Language } from '@comanda/contract/texts';
import { refuse, type Refusal } from '@comanda/domain/refusal';
import type { Connection } from '../../../../schema.ts';
import { listLeftCounts, type Portions } from '../../../menu/index.ts';
import type { PubTerms } from '../../pub-terms.ts';

type Asked = {
  readonly terms: Pick<PubTerms, 'pub'>;
  /** Of the guest, who reads the name of the dish. */
  readonly language: Language | undefined;
};

/** Why an order of so many portions is refused: fewer of a dish are left. They are not among the remembered terms. */
export async function refusalOfLeft(
  connection: Connection,
  { terms: { pub }, language }: Asked,
  portions: readonly Portions[],
): Promise<Refusal<'too_few_left'> | undefined> {
  const offered = pub.other_languages.find((other) => other === language);
  const asked = new Map(portions.map(({ dishId, count }) => [dishId, count]));
  const dishIds = [...asked.keys()];
  const counted = await listLeftCounts(connection, { pubId: pub.id, dishIds, language: offered });
  const short = counted.filter(({ id, left }) => (asked.get(id) ?? 0) > left);
  const [first] = short;
  if (!first) return undefined;
  return refuse('too_few_left', {
    name: first.name,
    left: first.left,
    dishes: short.map(({ id, left }) => ({ dish_id: id, left })),
  });
}
