import type { Preorder } from '@comanda/contract/shipping';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { CheckPills } from '../../../ui/pills/check-pills.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { usePreorder, useSavePreorder } from '../api.ts';
import { SettingForm, useEdited, useSavedToast } from '../saving/setting-form.tsx';
import { useShippingPlace } from '../shipping-place.ts';

const payments = ['cash', 'card'] as const;
const isSame = (one: Preorder, other: Preorder) =>
  one.card_preorder === other.card_preorder && one.cash_preorder === other.cash_preorder;

/** The payment types for deliveries. */
export function PaymentForm() {
  const errorText = useErrorText();
  const { params } = useShippingPlace();
  const preorder = usePreorder(params.pubID);
  if (preorder.data) return <PaymentChoice saved={preorder.data} />;
  return preorder.isPending ? (
    <LoadingRegion>
      <Skeleton height={72} />
    </LoadingRegion>
  ) : (
    <FailedState
      message={errorText(preorder.error)}
      isRetrying={preorder.isFetching}
      onRetry={() => void preorder.refetch()}
    />
  );
}

function PaymentChoice({ saved }: { readonly saved: Preorder }) {
  const { t } = useText();
  const save = useSavePreorder();
  const showSaved = useSavedToast();
  const choice = useEdited(saved, isSame);
  const { value } = choice;
  const title = t('shipping.payments');
  const isOffered = value.card_preorder || value.cash_preorder;
  return (
    <SettingForm
      isChanged={choice.isChanged}
      isPending={save.isPending}
      onDiscard={choice.reset}
      onSave={() => {
        save.mutate(value, {
          onSuccess: () => {
            choice.reset();
            showSaved(title);
          },
        });
      }}
    >
      <CheckPills
        label={t('shipping.payments_label')}
        hint={isOffered ? undefined : t('shipping.payments_none')}
        pills={payments.map((payment) => ({
          value: payment,
          label: t(`shipping.payment_${payment}`),
        }))}
        values={payments.filter((payment) => value[`${payment}_preorder`])}
        onChange={(chosen) => {
          choice.set({
            cash_preorder: chosen.includes('cash'),
            card_preorder: chosen.includes('card'),
          });
        }}
      />
    </SettingForm>
  );
}
