import type { Food } from '@comanda/contract/food';
import { allergens, type Presence } from '@comanda/domain/food';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import choices from '../../../ui/choice.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { pressAllergen } from './food-fields.ts';
import styles from './allergen-pills.module.css';

type Declared = Food['allergens'] | undefined;

const pressed: Readonly<Record<Presence, boolean | 'mixed'>> = { contains: true, traces: 'mixed' };

/** The allergens of a dish: each absent, contained or possible as traces; and a pill that declares that there are none. */
export function AllergenPills({
  declared,
  onChange,
}: {
  readonly declared: Declared;
  readonly onChange: (declared: Declared) => void;
}) {
  const { t } = useText();
  const id = useId();
  const isNone = declared !== undefined && Object.keys(declared).length === 0;
  return (
    <fieldset aria-describedby={id}>
      <legend className={styles['legend']}>{t('menu.allergens')}</legend>
      <div className={styles['row']}>
        {allergens.map((allergen) => {
          const presence = declared?.[allergen];
          return (
            <button
              key={allergen}
              type="button"
              aria-pressed={presence ? pressed[presence] : false}
              className={classNames(
                choices['choice'],
                styles['pill'],
                presence && styles[presence],
              )}
              onClick={() => {
                onChange(pressAllergen(declared, allergen));
              }}
            >
              {presence === 'contains' && <Check />}
              {t(`food.${allergen}`)}
              {presence === 'traces' && <small>{t('menu.traces')}</small>}
            </button>
          );
        })}
        <button
          type="button"
          aria-pressed={isNone}
          className={classNames(choices['choice'], styles['pill'], styles['none'])}
          onClick={() => {
            onChange(isNone ? undefined : {});
          }}
        >
          {isNone && <Check />}
          {t('menu.no_allergens')}
        </button>
      </div>
      <p id={id} className={styles['hint']} aria-live="polite">
        {declared
          ? t('menu.allergens_declared')
          : `${t('menu.allergens_not_declared')} ${t('menu.allergens_hint')}`}
      </p>
    </fieldset>
  );
}
