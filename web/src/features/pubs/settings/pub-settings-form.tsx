import type { Pub } from '@comanda/contract/pubs';
import { MAX_ADDRESS_LENGTH } from '@comanda/domain/fields';
import { colorThemes, currencies, MAX_PUB_INFO_LENGTH } from '@comanda/domain/pubs';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { problemText } from '../../../lib/forms/problem-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Switch } from '../../../ui/field/choice.tsx';
import { ColorField } from '../../../ui/field/color-field.tsx';
import { FieldRow } from '../../../ui/field/field-row.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea, TextField } from '../../../ui/field/text-field.tsx';
import { SavedForm } from '../../../ui/layout/saved-form.tsx';
import { LabelledPills } from '../../../ui/pills/labelled-pills.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { BoundsFields } from './bounds-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { MenuLanguages } from './menu-languages.tsx';
import { checkPubField, pubProblemText } from './pub-checks.ts';
import styles from './pub-settings-form.module.css';
import type { PubForm } from './pub-settings.ts';
import { TimeZoneField } from './time-zone-field.tsx';
import { UnansweredFields } from './unanswered-fields.tsx';
import { usePubSettings } from './use-pub-settings.ts';
import { UsualMinutesFields } from './usual-minutes-fields.tsx';
import { WifiFields } from './wifi-fields.tsx';

/** The pub's public data; the save button is enabled only when a value differs from the saved one. */
export function PubSettingsForm({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const { form, submit, discard, isSaving } = usePubSettings(pub);
  const { register, control, formState } = form;
  const { errors, isDirty } = formState;
  const isCurrencyChanged = useWatch({ control, name: 'currency_id' }) !== pub.currency_id;

  return (
    <SavedForm isSaved={!isDirty} onSubmit={submit}>
      <TextField
        label={t('pubs.name')}
        autoComplete="off"
        {...register('name', { validate: checkPubField('name') })}
        error={pubProblemText('name', errors.name?.message, t)}
      />
      <LookFields control={control} />
      <TextField
        label={t('pubs.address')}
        autoComplete="street-address"
        maxLength={MAX_ADDRESS_LENGTH}
        {...register('address')}
      />
      <TextArea
        label={t('pubs.additional_info')}
        hint={t('pubs.additional_info_hint')}
        maxLength={MAX_PUB_INFO_LENGTH}
        {...register('additional_info')}
        error={errors.additional_info && t('pubs.text_and_language')}
      />
      <MenuLanguages form={form} saved={pub} />
      <ContactFields form={form} />
      <WifiFields form={form} />
      <FieldRow fieldWidth={240}>
        <SelectField
          label={t('pubs.currency')}
          hint={isCurrencyChanged && t('pubs.currency_changes')}
          options={currencies.map(({ id, name, symbol }) => ({
            value: id,
            label: `${name} · ${symbol}`,
          }))}
          {...register('currency_id', { setValueAs: Number })}
        />
        <TimeZoneField form={form} present={pub.time_zone} />
      </FieldRow>
      <Switch
        label={t('pubs.has_in_place_order')}
        hint={t('pubs.has_in_place_order_hint')}
        {...register('has_in_place_order')}
      />
      <UsualMinutesFields register={register} />
      <Switch
        label={t('pubs.accepts_by_itself')}
        hint={t('pubs.accepts_by_itself_hint')}
        {...register('accepts_by_itself')}
      />
      <Switch
        label={t('pubs.takes_dish_notes')}
        hint={t('pubs.takes_dish_notes_hint')}
        {...register('takes_dish_notes')}
      />
      <UnansweredFields register={register} pub={pub} />
      <BoundsFields form={form} pub={pub} />
      {errors.root && <Notice>{problemText(errors.root.message, t)}</Notice>}
      <SaveFoot isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
    </SavedForm>
  );
}

/** The look of the guest's page. */
function LookFields({ control }: { readonly control: Control<PubForm> }) {
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
        render={({ field }) => (
          <ColorField {...field} label={t('pubs.color')} hint={t('pubs.color_hint')} />
        )}
      />
    </FieldRow>
  );
}

type FootProps = {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly onDiscard: () => void;
};

/** Shows whether all is saved; sticky while there are unsaved values. */
function SaveFoot({ isDirty, isSaving, onDiscard }: FootProps) {
  const { t } = useText();
  return (
    <footer className={classNames(styles['foot'], isDirty && styles['unsaved'])}>
      <output className={styles['state']}>{t(isDirty ? 'pubs.unsaved' : 'pubs.all_saved')}</output>
      {isDirty && (
        <Button variant="plain" onClick={onDiscard}>
          {t('pubs.discard')}
        </Button>
      )}
      <Button type="submit" disabled={!isDirty} isPending={isSaving}>
        {t('ui.save')}
      </Button>
    </footer>
  );
}
