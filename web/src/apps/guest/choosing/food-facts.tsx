import type { NamedChoice, NamedGroup } from '../../../lib/options/offered-groups.ts';
import type { Fact, Mark } from '../food/facts.ts';
import type { SheetFacts } from '../food/paint-food.ts';
import * as classes from '../markup/classes.ts';
import { hasWishes } from '../food/load-food.ts';
import type { PageInfo } from '../markup/page-info.ts';
import { useChoosing } from './choosing-context.ts';

/**
 * The facts of the sheet, where the pub says something, or for a guest who avoids something. The pub's own words about
 * the dish are there without them.
 */
export async function loadFacts(info: PageInfo): Promise<SheetFacts | undefined> {
  if (!hasWishes() && !info.hasFood) return undefined;
  try {
    const food = await import('../food/paint-food.ts');
    return await food.sheetFacts(info);
  } catch {
    return undefined;
  }
}

const Icon = ({ drawing }: Pick<Fact, 'drawing'>) => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawing} />
  </svg>
);

type FactsProps = { readonly facts: readonly Fact[]; readonly as: 'li' | 'span' };

const Facts = ({ facts, as: Line }: FactsProps) =>
  facts.map(({ drawing, words, isCaution }) => (
    <Line key={words} className={isCaution ? classes.foundFood : undefined}>
      <Icon drawing={drawing} />
      {words}
    </Line>
  ));

/** What is in the dish: in the open only why it does not suit this guest. */
export function FoodFacts({ dishId }: { readonly dishId: number }) {
  const { facts, t } = useChoosing();
  const [cautions, others] = partition(facts?.ofDish(dishId) ?? []);
  return (
    <div>
      {cautions.length > 0 && (
        <ul className={classes.foodFacts}>
          <Facts as="li" facts={cautions} />
        </ul>
      )}
      {others.length > 0 && (
        <details className={classes.foodFold}>
          <summary>{t('guest.choosing.in_dish')}</summary>
          <ul className={classes.foodFacts}>
            <Facts as="li" facts={others} />
          </ul>
        </details>
      )}
    </div>
  );
}

const partition = (facts: readonly Fact[]): readonly [readonly Fact[], readonly Fact[]] => [
  facts.filter(({ isCaution }) => isCaution),
  facts.filter(({ isCaution }) => !isCaution),
];

type SmallProps = { readonly facts: readonly Fact[]; readonly marks?: readonly Mark[] };

function SmallFacts({ facts, marks }: SmallProps) {
  const hasMarks = marks !== undefined && marks.length > 0;
  if (facts.length === 0 && !hasMarks) return null;
  return (
    <small className={classes.foodFacts}>
      <Facts as="span" facts={facts} />
      {hasMarks && (
        <span className={classes.foodMarks}>
          {marks.map(({ drawing, words }) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page is no file
            <span key={words} role="img" aria-label={words} title={words}>
              <Icon drawing={drawing} />
            </span>
          ))}
        </span>
      )}
    </small>
  );
}

type ChoiceProps = { readonly group: NamedGroup; readonly choice: NamedChoice };

/** What is in a choice: a part of its label, so that it is heard with its name. */
export function ChoiceFacts(at: ChoiceProps) {
  const { facts } = useChoosing();
  return facts && <SmallFacts {...facts.ofChoice(at)} />;
}

/** At the heading of a group about which the pub says nothing. */
export function GroupFacts({ group }: { readonly group: NamedGroup }) {
  const { facts } = useChoosing();
  return facts && <SmallFacts facts={facts.ofGroup(group)} />;
}
