import type { Pub } from '@comanda/contract/pubs';
import type { ComponentType } from 'react';
import { problemText } from '../../../lib/forms/problem-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { SaveFoot } from '../../../product/settings/save-foot.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SavedForm } from '../../../ui/layout/saved-form.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { LanguagesFields } from './fields/languages-fields.tsx';
import { LookFields } from './fields/look-fields.tsx';
import { OrderingFields } from './fields/ordering-fields.tsx';
import { VenueFields } from './fields/venue-fields.tsx';
import { WifiFields } from './fields/wifi-fields.tsx';
import type { FieldsProps } from './pub-settings.ts';
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
