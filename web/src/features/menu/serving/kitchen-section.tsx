import { MAX_KITCHEN_MINUTES } from '@comanda/domain/later';
import { useText } from '../../../lib/i18n/use-text.ts';
import { orderUntilText, readOrderUntil } from '../../../product/week/order-until-fields.ts';
import { OrderUntilInput } from '../../../product/week/order-until-input.tsx';
import { NumberField } from '../../../ui/field/text-field.tsx';
import { FoldedSection } from '../../../ui/layout/folded-section.tsx';
import { readMinutes, type KitchenFields } from './kitchen-fields.ts';
import styles from './serving-section.module.css';

type Props = {
  readonly kitchen: KitchenFields;
  readonly onChange: (kitchen: KitchenFields) => void;
  /** The form was sent while something here was wrong. */
  readonly isChecked: boolean;
};

/** What a dish of a category costs the kitchen, and until when it is ordered; its heading says what is entered. */
export function KitchenSection({ kitchen, onChange, isChecked }: Props) {
  const { t } = useText();
  const minutes = readMinutes(kitchen.minutes);
  const until = readOrderUntil(kitchen.until);
  const words = [
    ...(minutes ? [t('menu.kitchen_minutes_of', { minutes })] : []),
    ...(until ? [orderUntilText(until, t)] : []),
  ];
  return (
    <FoldedSection
      title={t('menu.kitchen')}
      summary={words.length === 0 ? t('menu.kitchen_any_time') : words.join(' · ')}
      mustBeOpen={isChecked}
    >
      <div className={styles['fields']}>
        <NumberField
          label={t('menu.kitchen_minutes')}
          hint={t('menu.kitchen_minutes_hint')}
          inputMode="numeric"
          unit={t('menu.minutes_unit')}
          maxLength={4}
          placeholder="0"
          value={kitchen.minutes}
          error={
            isChecked && minutes === undefined
              ? t('pubs.bound_invalid', { min: 0, max: MAX_KITCHEN_MINUTES })
              : undefined
          }
          onChange={({ target }) => onChange({ ...kitchen, minutes: target.value })}
        />
        <OrderUntilInput
          until={kitchen.until}
          isChecked={isChecked}
          onChange={(changed) => onChange({ ...kitchen, until: changed })}
        />
      </div>
    </FoldedSection>
  );
}
