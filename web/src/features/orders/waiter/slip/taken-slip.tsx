import { MAX_LINE_LENGTH } from '@comanda/domain/fields';
import { wishes } from '@comanda/domain/food';
import { MAX_COMMENT_LENGTH, MAX_DISH_COUNT, orderTypeTable } from '@comanda/domain/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { Minus, Plus, ReceiptText, Trash2 } from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Amount } from '../../../../ui/amounts/amount.tsx';
import { AmountList } from '../../../../ui/amounts/amount-list.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { PhoneField } from '../../../../ui/field/phone/phone-field.tsx';
import { TextArea, TextField } from '../../../../ui/field/text-field.tsx';
import { FoldedSection } from '../../../../ui/layout/folded-section.tsx';
import { CheckPills } from '../../../../ui/pills/check-pills.tsx';
import { usePopup } from '../../../../ui/popup/use-popup.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { basketKey, withLine, type BasketLine } from '../../choosing/basket-line.ts';
import { usePubDishes, type PubDish } from '../../editing/pub-dishes.ts';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import { LinePopup } from '../dishes/line-popup.tsx';
import type { TypedOrder, TypedProblems } from '../typed-order.ts';
import { useProblemOf } from '../whom/guest-fields.tsx';
import type { SlipPrice } from './slip-price.ts';
import styles from './taken-slip.module.css';
import { WhenFields, type OfferedTimes } from './when-fields.tsx';

type Props = {
  readonly typed: TypedOrder;
  readonly times: OfferedTimes;
  readonly price: SlipPrice;
  readonly problems: TypedProblems;
  readonly onChange: (change: Partial<TypedOrder>) => void;
};

type Changed = { readonly line: BasketLine; readonly item: PubDish };

/** What was put in so far, what it costs, and what else the kitchen and the courier read. */
export function TakenSlip({ typed, times, price, problems, onChange }: Props) {
  const { t } = useText();
  const { data: dishes = [] } = usePubDishes();
  const changing = usePopup<Changed>();
  const { lines } = typed;
  if (lines.length === 0) {
    return (
      <EmptyState
        icon={<ReceiptText />}
        title={t('orders.waiter_slip_empty')}
        hint={t('orders.waiter_slip_empty_hint')}
      />
    );
  }
  const put = (before: BasketLine, after: BasketLine | undefined) => {
    const index = lines.indexOf(before);
    const others = lines.filter((line) => line !== before);
    if (!after) return onChange({ lines: others });
    // With other choices it may have become one that the slip has already.
    const isThere = others.some((line) => basketKey(line) === basketKey(after));
    onChange({ lines: isThere ? withLine(others, after) : lines.with(index, after) });
  };
  return (
    <div className={styles['slip']}>
      <ul className={styles['lines']}>
        {lines.map((line, index) => {
          const item = dishes.find(({ dish }) => dish.id === line.dishId);
          return (
            <SlipLine
              key={basketKey(line)}
              line={line}
              amount={price.lines[index]}
              onCount={(count) => put(line, count > 0 ? { ...line, count } : undefined)}
              onOpen={item && (() => changing.open({ line, item }))}
            />
          );
        })}
      </ul>
      <Sums price={price} />
      <WhenFields typed={typed} times={times} problems={problems} onChange={onChange} />
      <TextArea
        label={t('orders.comments')}
        rows={2}
        maxLength={MAX_COMMENT_LENGTH}
        value={typed.comments}
        onChange={({ target }) => onChange({ comments: target.value })}
      />
      <AboutGuest typed={typed} problems={problems} onChange={onChange} />
      {changing.subject && (
        <LinePopup
          key={changing.openCount}
          {...changing.subject}
          isOpen={changing.isOpen}
          onClose={changing.close}
          onLine={(after) => {
            if (changing.subject) put(changing.subject.line, after);
            changing.close();
          }}
        />
      )}
    </div>
  );
}

type LineProps = {
  readonly line: BasketLine;
  /** Undefined until the menu is loaded. */
  readonly amount: number | undefined;
  readonly onCount: (count: number) => void;
  /** Undefined of a dish that is not on the menu. */
  readonly onOpen: (() => void) | undefined;
};

function SlipLine({ line, amount, onCount, onOpen }: LineProps) {
  const { t } = useText();
  const { pub } = usePubOrders();
  const { name, count, options, note } = line;
  const title = [name, ...options].join(', ');
  const isLast = count === 1;
  return (
    <li>
      <button
        type="button"
        className={styles['name']}
        disabled={!onOpen}
        aria-label={t('orders.change_dish', { name: title })}
        onClick={onOpen}
      >
        <span>{name}</span>
        {options.length > 0 && <small>{options.join(', ')}</small>}
        {note !== undefined && <em>{note}</em>}
      </button>
      {amount !== undefined && (
        <Amount value={amount} symbol={currencySymbol(pub.currency_id)} size="small" />
      )}
      <span className={styles['stepper']}>
        <IconButton
          variant="outlined"
          label={
            isLast ? t('orders.delete_dish', { name: title }) : `${t('orders.fewer')}: ${title}`
          }
          icon={isLast ? <Trash2 /> : <Minus />}
          onClick={() => onCount(count - 1)}
        />
        <output aria-label={t('orders.quantity')}>{count}</output>
        <IconButton
          variant="outlined"
          label={`${t('orders.more')}: ${title}`}
          icon={<Plus />}
          disabled={count >= MAX_DISH_COUNT}
          onClick={() => onCount(count + 1)}
        />
      </span>
    </li>
  );
}

function Sums({ price: { dishTotal, deliveryPrice, deposit, total } }: Pick<Props, 'price'>) {
  const { t } = useText();
  const { pub } = usePubOrders();
  const parts = [
    { label: t('orders.deposit'), value: deposit },
    { label: t('orders.delivery_price'), value: deliveryPrice },
  ].flatMap(({ value, ...line }) => (value === undefined ? [] : [{ ...line, value }]));
  const lines = [
    ...(parts.length > 0 ? [{ label: t('orders.dish_total'), value: dishTotal }, ...parts] : []),
    { label: t('orders.total'), value: total, isTotal: true },
  ];
  return <AmountList lines={lines} symbol={currencySymbol(pub.currency_id)} />;
}

/** Who sits at a table need not say who they are; what a guest avoids is asked of each. */
function AboutGuest({ typed, problems, onChange }: Omit<Props, 'price' | 'times'>) {
  const { t } = useText();
  const problemOf = useProblemOf(problems);
  const isAsked = !orderTypeTable.needsContacts[typed.orderType];
  const said = [
    ...(isAsked ? [typed.name, typed.phone] : []),
    ...typed.avoids.map((wish) => t(`food.${wish}`)),
  ].filter((one) => one !== '');
  return (
    <FoldedSection
      title={t(isAsked ? 'orders.waiter_about_guest' : 'orders.waiter_avoids')}
      summary={
        said.join(', ') ||
        t(isAsked ? 'orders.waiter_about_guest_hint' : 'orders.waiter_avoids_nothing')
      }
      mustBeOpen={isAsked && (problems.client_name ?? problems.main_phone_number) !== undefined}
    >
      {isAsked && (
        <>
          <TextField
            label={t('orders.waiter_guest_name')}
            maxLength={MAX_LINE_LENGTH}
            error={problemOf('client_name')}
            value={typed.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <PhoneField
            label={t('orders.main_phone')}
            error={problemOf('main_phone_number')}
            value={typed.phone}
            onChange={(phone) => onChange({ phone })}
          />
        </>
      )}
      <CheckPills
        label={t('orders.waiter_avoids')}
        pills={wishes.map((value) => ({ value, label: t(`food.${value}`) }))}
        values={typed.avoids}
        onChange={(avoids) => onChange({ avoids })}
      />
    </FoldedSection>
  );
}
