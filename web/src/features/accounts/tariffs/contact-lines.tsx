import { readContacts } from '../../../product/contacts/contacts.ts';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CopyField } from '../../../ui/field/copy-field.tsx';
import { Stack } from '../../../ui/layout/card.tsx';

type Props = {
  /** The subject of the e-mail. */
  readonly subject: string;
};

/** Both e-mail addresses and the phone number of the platform: to open or to copy. */
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
