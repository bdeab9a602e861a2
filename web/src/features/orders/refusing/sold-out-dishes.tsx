import type { OrderDish } from '@comanda/contract/orders';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../ui/field/choice.tsx';
import reasons from '../questions/reasons.module.css';
import type { SoldOut } from '../live/status-follow-ups.ts';
import { sellableOf, type Sellable } from './sellable-of.ts';
import styles from './sold-out-dishes.module.css';

type Props = {
  /** The form's id, for the submit button at the popup's foot. */
  readonly formId: string;
  readonly dishes: readonly OrderDish[];
  readonly onChosen: (soldOut: SoldOut) => void;
};

const idsOf = (chosen: readonly Sellable[], kind: Sellable['kind']): number[] =>
  chosen.filter((one) => one.kind === kind).map(({ id }) => id);

/** Which dishes of an order are sold out, and which of their choices. What stands alone is already ticked. */
export function SoldOutDishes({ formId, dishes, onChosen }: Props) {
  const { t } = useText();
  const firstRef = useRef<HTMLInputElement>(null);
  const sellable = sellableOf(dishes);
  const [chosen, setChosen] = useState<readonly string[]>(
    sellable.length === 1 ? sellable.map(({ key }) => key) : [],
  );
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    firstRef.current?.focus();
  }, []);
  const toggle = (key: string, isTicked: boolean) => {
    setIsMissing(false);
    setChosen((before) => (isTicked ? [...before, key] : before.filter((other) => other !== key)));
  };
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const ticked = sellable.filter(({ key }) => chosen.includes(key));
        if (ticked.length > 0) {
          return onChosen({ dishIds: idsOf(ticked, 'dish'), choiceIds: idsOf(ticked, 'choice') });
        }
        setIsMissing(true);
        firstRef.current?.focus();
      }}
    >
      <p className={reasons['hint']}>{t('orders.sold_out_hint')}</p>
      <fieldset aria-label={t('orders.sold_out_dishes')} className={styles['dishes']}>
        {sellable.map(({ key, kind, name, group }, index) => (
          <Checkbox
            key={key}
            {...(index === 0 ? { ref: firstRef } : {})}
            label={name}
            hint={group}
            className={kind === 'choice' ? styles['choice'] : undefined}
            checked={chosen.includes(key)}
            onChange={({ target }) => {
              toggle(key, target.checked);
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
