import type { SetUp } from '@comanda/contract/pubs';
import { doneSetUpSteps, SET_UP_DISHES, type SetUpStep } from '@comanda/domain/pubs';
import type { Translate } from '../../../lib/i18n/current-texts.ts';

/** The completed steps of a set-up; the pub's cached answer may not yet include an order that has just come in. */
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

export function stepName(step: SetUpStep, setUp: SetUp, t: Translate): string {
  if (step !== 'dishes') return t(`pubs.set_up_${step}`);
  const count = Math.min(setUp.dish_count, SET_UP_DISHES);
  return t('pubs.set_up_dishes', { count, all: SET_UP_DISHES });
}
