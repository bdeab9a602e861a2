import type { Pub, SetUp } from '@comanda/contract/pubs';
import type { TextKey } from '@comanda/contract/texts';
import { SET_UP_DISHES, setUpStepsOf, type SetUpStep, type SetUpSteps } from '@comanda/domain/pubs';
import type { Translate } from '../../../lib/i18n/current-texts.ts';

type Known = {
  readonly setUp: SetUp;
  /** The pub's cached answer may not yet include an order that has just been answered. */
  readonly isRehearsed: boolean;
};

/** The first steps of a pub and how far they are done. */
export function stepsOf(
  { shipping: { available, shapes, shipping_prices: prices } }: Pick<Pub, 'shipping'>,
  { setUp, isRehearsed }: Known,
): SetUpSteps {
  return setUpStepsOf({
    hasHours: setUp.has_hours,
    hasMenu: setUp.has_menu,
    dishCount: setUp.dish_count,
    isDeliveryOn: available,
    hasZone: shapes.some(({ shape_id: id }) => prices[id] !== undefined),
    isBellArmed: setUp.is_bell_armed,
    isCodePrinted: setUp.is_code_printed,
    isRehearsed: setUp.is_rehearsed || isRehearsed,
  });
}

// Whole keys: of a key that is put together, the desk's first texts have all with its beginning, hints included.
const names = {
  hours: 'pubs.set_up_hours',
  menu: 'pubs.set_up_menu',
  zone: 'pubs.set_up_zone',
  rehearsal: 'pubs.set_up_rehearsal',
  bell: 'pubs.set_up_bell',
  code: 'pubs.set_up_code',
} as const satisfies Record<Exclude<SetUpStep, 'dishes'>, TextKey>;

/** What the name of a step does not say. */
export const stepHints: Partial<Record<SetUpStep, TextKey>> = {
  zone: 'pubs.set_up_zone_hint',
  rehearsal: 'pubs.set_up_rehearsal_hint',
  bell: 'pubs.set_up_bell_hint',
};

export function stepName(step: SetUpStep, setUp: SetUp, t: Translate): string {
  if (step !== 'dishes') return t(names[step]);
  const count = Math.min(setUp.dish_count, SET_UP_DISHES);
  return t('pubs.set_up_dishes', { count, all: SET_UP_DISHES });
}
