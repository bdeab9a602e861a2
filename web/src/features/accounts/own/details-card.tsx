import { accountFields } from '@comanda/domain/accounts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CheckedPhone } from '../../../ui/field/phone/checked-phone.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { companyProblems } from '../account-checks.ts';
import { useSaveAccount } from './api.ts';
import { OwnCard } from './own-card.tsx';

const { name, phone } = accountFields;
const rules = { name, phone };
const owners = { company_with_the_same_name_already_exists: 'name' } as const;

type Props = { readonly name: string; readonly phone: string };

/** Name and phone of a company. */
export function DetailsCard(initial: Props) {
  const { t } = useText();
  const form = useCheckedForm({ rules, texts: companyProblems, owners, initial });
  const saving = useSaveAccount((saved) => {
    form.begin({ name: saved.name ?? '', phone: saved.phone ?? '' });
  });
  return (
    <OwnCard
      title={t('accounts.details')}
      submitLabel={t('ui.save')}
      savedText={t('accounts.details_saved')}
      isDirty={form.isDirty}
      onSubmit={form.submit((details) => {
        saving.mutate(details, { onError: form.refuse });
      })}
      saving={saving}
      owners={owners}
    >
      <TextField label={t('accounts.your_name')} autoComplete="name" {...form.field('name')} />
      <CheckedPhone label={t('accounts.your_phone')} {...form.controlled('phone')} />
    </OwnCard>
  );
}
