import type { SetUp } from '@comanda/contract/pubs';
import { doneSetUpSteps, type SetUpStep } from '@comanda/domain/pubs';

/** What is done of a set-up; an order that has just come in may not be in the pub's own answer yet. */
export const doneStepsOf = (
  setUp: SetUp,
  { hasOrder }: { readonly hasOrder: boolean },
): ReadonlySet<SetUpStep> =>
  doneSetUpSteps({
    hasHours: setUp.has_hours,
    hasMenu: setUp.has_menu,
    dishCount: setUp.dish_count,
    hasOrder: setUp.has_order || hasOrder,
    isBellArmed: setUp.is_bell_armed,
    isCodePrinted: setUp.is_code_printed,
  });
