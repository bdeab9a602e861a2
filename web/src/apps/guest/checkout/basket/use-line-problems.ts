import type { LineProblem, Quote } from '@comanda/contract/orders';
import { findOptionProblems } from '@comanda/domain/options';
import { useEffect, useState } from 'react';
import { problemWords, type ChoosingWords } from '../../../../lib/options/choosing-words.ts';
import type { BasketLine } from '../../basket/basket.ts';
import { loadOffers, type MenuOffers } from '../../choosing/offers.ts';
import { useCheckout } from '../checkout-context.ts';

type Line = Pick<BasketLine, 'dishId' | 'options'>;

/** The problems of a line by the menu as it is now, each with the names of its group and choice. */
function problemsByMenu({ dishId, options = [] }: Line, { offerOf }: MenuOffers): ChoosingWords[] {
  const groups = offerOf(dishId)?.groups ?? [];
  return findOptionProblems(groups, options).map((problem) => problemWords(problem, groups));
}

/** The same by the quote alone: it names the dish, and the choice if it is about one. */
function problemsByQuote(
  { dishId, options = [] }: Line,
  problems: readonly LineProblem[],
): (ChoosingWords | undefined)[] {
  return problems
    .filter((one) => one.dish_id === dishId)
    .flatMap(({ code, choice_id: choiceId }) => {
      if (choiceId === undefined) return [undefined];
      const chosen = options.find((option) => option.choiceId === choiceId);
      if (!chosen) return [];
      const isSoldOut = code === 'choice_sold_out';
      return isSoldOut
        ? { key: 'choosing.sold_out' as const, values: { choice: chosen.name } }
        : { key: 'choosing.not_offered' as const };
    });
}

const NONE: readonly LineProblem[] = [];

/** The menu, read when the quote has found problems: it has the names. */
function useOffers(problems: readonly LineProblem[]): MenuOffers | undefined {
  const { info } = useCheckout();
  const [offers, setOffers] = useState<MenuOffers>();
  const found = JSON.stringify(problems);
  useEffect(() => {
    let isNeeded = true;
    const load = async (): Promise<void> => {
      // Without it the words are less exact.
      const read = await loadOffers(info, 0).catch(() => undefined);
      if (isNeeded) setOffers(read);
    };
    if (found !== '[]') void load();
    return () => {
      isNeeded = false;
    };
  }, [found, info]);
  return offers;
}

/** Why each line cannot be ordered with its options or its note, in words. */
export function useLineProblems(
  lines: readonly BasketLine[],
  quote: Quote | undefined,
): (line: BasketLine) => string[] {
  const { t } = useCheckout();
  const problems = quote?.option_problems ?? NONE;
  const offers = useOffers(problems);
  const byMenu = offers && lines.map((line) => [line, problemsByMenu(line, offers)] as const);
  const isInMenu = byMenu?.some(([, found]) => found.length > 0);
  return (line) => {
    const hasWrongNote = quote?.refusal?.code === 'dish_notes_are_off' && line.note !== undefined;
    const ofNote = hasWrongNote ? [t('errors.dish_notes_are_off')] : [];
    if (problems.length === 0) return ofNote;
    const found =
      offers && isInMenu ? problemsByMenu(line, offers) : problemsByQuote(line, problems);
    const words = found.map((one) =>
      one ? t(one.key, one.values) : t('errors.options_do_not_fit'),
    );
    return [...new Set([...words, ...ofNote])];
  };
}
