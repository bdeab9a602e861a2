import type { OrderDish } from '@comanda/contract/orders';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../ui/field/choice.tsx';
import reasons from '../status/reasons.module.css';
import styles from './sold-out-dishes.module.css';

type Props = {
  /** The form's id, for the submit button at the popup's foot. */
  readonly formId: string;
  readonly dishes: readonly OrderDish[];
  readonly onChosen: (dishIds: number[]) => void;
};

/** Which dishes of an order are sold out. The only dish of an order is already ticked. */
export function SoldOutDishes({ formId, dishes, onChosen }: Props) {
  const { t } = useText();
  const firstRef = useRef<HTMLInputElement>(null);
  const [only] = dishes.length === 1 ? dishes : [];
  const [chosen, setChosen] = useState<readonly number[]>(only ? [only.dish_id] : []);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    firstRef.current?.focus();
  }, []);
  const toggle = (dishId: number, isTicked: boolean) => {
    setIsMissing(false);
    setChosen((before) =>
      isTicked ? [...before, dishId] : before.filter((other) => other !== dishId),
    );
  };
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) return onChosen([...chosen]);
        setIsMissing(true);
        firstRef.current?.focus();
      }}
    >
      <p className={reasons['hint']}>{t('orders.sold_out_hint')}</p>
      <fieldset aria-label={t('orders.sold_out_dishes')} className={styles['dishes']}>
        {dishes.map(({ line_id, dish_id, name }, index) => (
          <Checkbox
            key={line_id}
            {...(index === 0 ? { ref: firstRef } : {})}
            label={name}
            checked={chosen.includes(dish_id)}
            onChange={({ target }) => {
              toggle(dish_id, target.checked);
            }}
          />
        ))}
      </fieldset>
      {isMissing && (
        <p role="alert" className={styles['missing']}>
          {t('errors.sold_out_dishes_are_required')}
        </p>
      )}
    </form>
  );
}
