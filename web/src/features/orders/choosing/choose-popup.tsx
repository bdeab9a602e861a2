import type { Order } from '@comanda/contract/orders';
import { toAmount, toMinor } from '@comanda/domain/money';
import { MAX_DISH_NOTE_LENGTH } from '@comanda/domain/options';
import { currencySymbol } from '@comanda/domain/pubs';
import { useId } from 'react';
import { formatAmount } from '../../../lib/format/format.ts';
import type { ShownText } from '../../../lib/i18n/current-texts.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { problemWords } from '../../../lib/options/choosing-words.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { TextArea } from '../../../ui/field/text-field.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import type { PopupProps } from '../../../ui/popup/dialog.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { FinishedNote, QuantityField } from '../editing/edit-fields.tsx';
import { WhyVoided } from '../questions/why-voided.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './choosing.module.css';
import { useChooseForm, type ChooseSubject } from './use-choose-form.ts';

export type ChoosePopupProps = {
  readonly order: Order;
  readonly subject: ChooseSubject;
  readonly isOpen: boolean;
  readonly onClose: () => void;
} & Pick<PopupProps, 'finalFocus'>;

/** The choices, the note and the count of one line of an order, with what it costs then. */
export function ChoosePopup({ order, subject, isOpen, onClose, finalFocus }: ChoosePopupProps) {
  const { t, language } = useText();
  const form = useChooseForm(order, subject, onClose);
  const { name, line } = subject;
  const [problem] = form.problems;
  const reasonOf = (one: typeof problem): ShownText | undefined => {
    if (!one) return undefined;
    const { key, values } = problemWords(one, form.groups);
    return t(key, values ?? {});
  };
  const shown = (value: number) => formatAmount(value, currencySymbol(order.currency_id), language);
  const total = toAmount(toMinor(form.price) * (form.count ?? 0));
  const isReady = !form.isLoading && problem === undefined && form.count !== undefined;
  const label = t(line ? 'ui.save' : 'orders.add');
  const quantityId = useId();
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={name}
      submitLabel={isReady ? `${label} · ${shown(total)}` : label}
      isPending={form.isPending}
      isIdle={form.isLoading || form.isOutdated}
      problem={
        // Beside the button that it disables: the choices of a dish are longer than a screen.
        form.isOutdated
          ? t('errors.order_changed_meanwhile')
          : (form.refusal ?? (form.isTried ? reasonOf(problem) : undefined))
      }
      finalFocus={finalFocus}
      onSubmit={(event) => {
        event.preventDefault();
        form.send();
      }}
    >
      <FinishedNote order={order} />
      {form.isLoading ? (
        <Waiting form={form} />
      ) : (
        <>
          {form.groups.map((group) => (
            <ChoiceGroup
              key={group.id}
              group={group}
              chosen={form.chosen}
              symbol={currencySymbol(order.currency_id)}
              problem={
                form.isTried
                  ? reasonOf(
                      form.problems.find((one) => 'groupId' in one && one.groupId === group.id),
                    )
                  : undefined
              }
              onChosen={form.choose}
            />
          ))}
          <Limits form={form} />
          {form.takesNotes && (
            <TextArea
              label={t('choosing.note')}
              rows={2}
              maxLength={MAX_DISH_NOTE_LENGTH}
              value={form.note}
              onChange={({ target }) => {
                form.write(target.value);
              }}
            />
          )}
          <QuantityField
            id={quantityId}
            value={form.quantity}
            hint={t('orders.charged_each', { name, price: shown(form.price) })}
            error={
              form.isTried && form.count === undefined
                ? t('orders.quantity_limits', { limit: form.room })
                : undefined
            }
            onChange={form.setQuantity}
          />
        </>
      )}
      {form.voiding && <WhyVoided voiding={form.voiding} isTried={form.isTried} />}
      {line && form.isAnew && form.price !== line.dish_price && (
        <p className={styles['hint']}>
          {t('orders.priced_today', { price: shown(line.dish_price) })}
        </p>
      )}
      {problem && !form.isTried && <p className={styles['hint']}>{reasonOf(problem)}</p>}
    </FormPopup>
  );
}

type FormOf = { readonly form: ReturnType<typeof useChooseForm> };

/** What of the line cannot be chosen any more. */
function Limits({ form: { dish, isSameCurrency, kept } }: FormOf) {
  const { t } = useText();
  if (!dish) {
    const key = isSameCurrency ? 'orders.only_count_off_menu' : 'orders.only_count_other_currency';
    return <p className={styles['hint']}>{t(key)}</p>;
  }
  if (kept.goneNames.length === 0) return null;
  const choices = kept.goneNames.join(', ');
  return <p className={styles['hint']}>{t('orders.choices_left_menu', { choices })}</p>;
}

/** Without the count: as the first field it would have the focus, and be below all choices when they have loaded. */
function Waiting({ form: { failed } }: FormOf) {
  const errorText = useErrorText();
  if (failed) {
    return (
      <FailedState
        message={errorText(failed.error)}
        isRetrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  return (
    <LoadingRegion>
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </LoadingRegion>
  );
}
