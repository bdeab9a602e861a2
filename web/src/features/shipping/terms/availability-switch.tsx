import { useText } from '../../../lib/i18n/use-text.ts';
import { Switch } from '../../../ui/field/choice.tsx';
import { useSaveAvailability } from '../api.ts';

/** Switches delivery on or off, saved at once. */
export function AvailabilitySwitch({ isAvailable }: { readonly isAvailable: boolean }) {
  const { t } = useText();
  const save = useSaveAvailability();
  return (
    <Switch
      label={t('shipping.available')}
      checked={save.isPending ? save.variables.available : isAvailable}
      aria-busy={save.isPending || undefined}
      onChange={({ target: { checked: available } }) => {
        if (!save.isPending) save.mutate({ available });
      }}
    />
  );
}
