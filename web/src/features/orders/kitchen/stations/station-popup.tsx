import type { Station, StationCategory } from '@comanda/contract/menu';
import { stationFields } from '@comanda/domain/menu';
import { useState } from 'react';
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../../lib/query/error-text.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { CheckPills } from '../../../../ui/pills/check-pills.tsx';
import { FormPopup } from '../../../../ui/popup/form-popup.tsx';
import type { OrdersPub } from '../../live/pub-orders-context.ts';
import { useSaveStation } from './stations-api.ts';

type Props = {
  readonly pub: OrdersPub;
  /** Undefined for a new one. */
  readonly station: Station | undefined;
  readonly categories: readonly StationCategory[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The name of a station and the categories that are cooked there. */
export function StationPopup({ pub, station, categories, isOpen, onClose }: Props) {
  const { t } = useText();
  const writeError = useErrorText();
  const saving = useSaveStation(pub, station?.id);
  const [chosen, setChosen] = useState<string[]>(() => (station?.category_ids ?? []).map(String));
  const form = useCheckedForm({
    rules: stationFields,
    initial: { name: station?.name ?? '' },
  });
  const isOfOneMenu = new Set(categories.map(({ menu_name: menu }) => menu)).size <= 1;
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={station ? station.name : t('orders.new_station')}
      submitLabel={t('ui.save')}
      isPending={saving.isPending}
      problem={saving.isError ? writeError(saving.error) : undefined}
      opensKeyboard={!station}
      onSubmit={(event) =>
        void form.submit(({ name }) => {
          if (saving.isPending) return;
          saving.mutate(
            { name, category_ids: chosen.map(Number) },
            { onSuccess: onClose, onError: form.refuse },
          );
        })(event)
      }
    >
      <TextField label={t('orders.station_name')} {...form.field('name')} />
      <CheckPills
        label={t('orders.station_categories')}
        pills={categories.map(({ id, name, menu_name: menu }) => ({
          value: String(id),
          label: isOfOneMenu ? name : `${menu} · ${name}`,
        }))}
        values={chosen}
        onChange={setChosen}
      />
    </FormPopup>
  );
}
