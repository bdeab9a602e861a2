import { readContacts } from '../../../product/contacts/contacts.ts';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CopyField } from '../../../ui/field/copy-field.tsx';
import { Stack } from '../../../ui/layout/card.tsx';

type Props = {
  /** What a letter is about. */
  readonly subject: string;
};

/** Both addresses and the number of whoever runs the platform: to press, or to copy. */
export function ContactLines({ subject }: Props) {
  const { t } = useText();
  const { emails, phone } = readContacts();
  const shared = (contact: string) => ({
    value: contact,
    copyLabel: t('accounts.copy_contact', { contact }),
    copiedLabel: t('accounts.contact_copied'),
  });
  return (
    <Stack>
      {emails.map((email) => (
        <CopyField
          key={email}
          label={t('accounts.contact_email')}
          href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
          {...shared(email)}
        />
      ))}
      {phone !== '' && (
        <CopyField
          label={t('accounts.contact_phone')}
          href={`tel:${phone}`}
          {...shared(formatPhone(phone))}
        />
      )}
    </Stack>
  );
}
