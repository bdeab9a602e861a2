import type { SetUp } from '@comanda/contract/pubs';
import { SET_UP_DISHES, type SetUpStep } from '@comanda/domain/pubs';
import type { Translate } from '../../../lib/i18n/use-text.ts';

export function stepName(step: SetUpStep, setUp: SetUp, t: Translate): string {
  if (step !== 'dishes') return t(`pubs.set_up_${step}`);
  const count = Math.min(setUp.dish_count, SET_UP_DISHES);
  return t('pubs.set_up_dishes', { count, all: SET_UP_DISHES });
}
