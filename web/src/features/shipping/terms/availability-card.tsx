import type { Shipping } from '@comanda/contract/shipping';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { Switch } from '../../../ui/field/choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useSaveAvailability } from '../api.ts';

/** Switches delivery on or off; saved at once, only when the user presses. */
export function AvailabilityCard({ shipping }: { readonly shipping: Shipping }) {
  const { t } = useText();
  const save = useSaveAvailability();
  return (
    <Card>
      <Switch
        label={t('shipping.available')}
        hint={t('shipping.available_hint')}
        checked={save.isPending ? save.variables.available : shipping.available}
        aria-busy={save.isPending || undefined}
        onChange={({ target: { checked: available } }) => {
          if (save.isPending) return;
          save.mutate(
            { available },
            {
              onSuccess: () => {
                showSuccess(t(available ? 'shipping.switched_on' : 'shipping.switched_off'));
              },
            },
          );
        }}
      />
    </Card>
  );
}
