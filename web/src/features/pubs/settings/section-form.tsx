import type { Pub } from '@comanda/contract/pubs';
import type { ComponentType } from 'react';
import { problemText } from '../../../lib/forms/problem-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { SavedForm } from '../../../ui/layout/saved-form.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { LanguagesFields } from './fields/languages-fields.tsx';
import { LookFields } from './fields/look-fields.tsx';
import { OrderingFields } from './fields/ordering-fields.tsx';
import { VenueFields } from './fields/venue-fields.tsx';
import { WifiFields } from './fields/wifi-fields.tsx';
import type { FieldsProps } from './pub-settings.ts';
import styles from './section-form.module.css';
import type { FormSection } from './sections.ts';
import { usePubSettings } from './use-pub-settings.ts';

const fields: Readonly<Record<FormSection, ComponentType<FieldsProps>>> = {
  venue: VenueFields,
  page: LookFields,
  ordering: OrderingFields,
  wifi: WifiFields,
  languages: LanguagesFields,
};

/** Problems of a section, and not of one of its fields. */
const ownProblems = { text_and_language: 'pubs.text_and_language' } as const;

type Props = { readonly pub: Pub; readonly section: FormSection };

/** The settings of one section; the save button is enabled only when a value differs from the saved one. */
export function SectionForm({ pub, section }: Props) {
  const { t } = useText();
  const { form, submit, discard, isSaving } = usePubSettings(pub, section);
  const { errors, isDirty } = form.formState;
  const Fields = fields[section];
  return (
    <Card>
      <SavedForm isSaved={!isDirty} onSubmit={submit}>
        <Fields form={form} saved={pub} />
        {errors.root && <Notice>{problemText(errors.root.message, t, ownProblems)}</Notice>}
        <SaveFoot isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
      </SavedForm>
    </Card>
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
