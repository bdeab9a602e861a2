import { colorThemes } from '@comanda/domain/pubs';
import { Controller } from 'react-hook-form';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { ColorField } from '../../../../ui/field/color-field.tsx';
import { FieldRow } from '../../../../ui/field/field-row.tsx';
import { LabelledPills } from '../../../../ui/pills/labelled-pills.tsx';
import type { FieldsProps } from '../pub-settings.ts';

/** The look of the guest's page. */
export function LookFields({ form: { control } }: FieldsProps) {
  const { t } = useText();
  return (
    <FieldRow fieldWidth={240}>
      <Controller
        name="color_theme"
        control={control}
        render={({ field: { value, onChange } }) => (
          <LabelledPills
            label={t('pubs.color_theme')}
            pills={colorThemes.map((theme) => ({
              value: theme,
              label: t(`pubs.theme_${theme}`),
            }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        name="color"
        control={control}
        render={({ field }) => <ColorField {...field} label={t('pubs.color')} />}
      />
    </FieldRow>
  );
}
