import type { Dish, OptionGroup } from '@comanda/contract/menu';
import { findOptionProblems, groupsAsChosen, type ChosenOption } from '@comanda/domain/options';
import { currencySymbol } from '@comanda/domain/pubs';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { problemWords } from '../../../lib/options/choosing-words.ts';
import { offeredGroups } from '../../../lib/options/offered-groups.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { groupsForPub, onlyPossible } from './offer-of-line.ts';

type Start = {
  /** Undefined until a dish is picked. */
  readonly dish: Pick<Dish, 'option_groups'> | undefined;
  /** The pub's option groups, once they are loaded. */
  readonly known: readonly OptionGroup[];
  /** Of a line that is changed; what its dish does not offer any more is left out. */
  readonly before?: readonly ChosenOption[] | undefined;
};

/** What is chosen to a dish that no order has yet; what is sold out can be taken. */
export function useDishChoices({ dish, known, before }: Start) {
  const [typed, setTyped] = useState<readonly ChosenOption[]>();
  const [isTried, setTried] = useState(false);
  const offered = offeredGroups(dish?.option_groups, known);
  const ids = new Set(offered.flatMap(({ choices }) => choices.map(({ id }) => id)));
  const chosen =
    typed ?? before?.filter(({ choiceId }) => ids.has(choiceId)) ?? onlyPossible(offered);
  const groups = groupsAsChosen(offered, chosen);
  return {
    groups,
    chosen,
    choose: setTyped,
    problems: findOptionProblems(groupsForPub(groups), chosen),
    isTried,
    /** The problems are shown from now on. */
    tried: () => {
      setTried(true);
    },
    /** For another dish. */
    begin: () => {
      setTyped(undefined);
      setTried(false);
    },
  };
}

type Props = { readonly form: ReturnType<typeof useDishChoices> };

/** The groups of a dish, each with its problem once the user has tried. */
export function DishChoices({ form }: Props) {
  const { t } = useText();
  const { pub } = usePubOrders();
  const { groups, chosen, problems, isTried, choose } = form;
  return groups.map((group) => {
    const problem = problems.find((one) => 'groupId' in one && one.groupId === group.id);
    const words = isTried && problem ? problemWords(problem, groups) : undefined;
    return (
      <ChoiceGroup
        key={group.id}
        group={group}
        chosen={chosen}
        symbol={currencySymbol(pub.currency_id)}
        problem={words && t(words.key, words.values ?? {})}
        onChosen={choose}
      />
    );
  });
}
