import type { Pub } from '@comanda/contract/pubs';
import { lacksRomanian } from '@comanda/domain/settings';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Note } from '../../ui/note/note.tsx';

type Props = {
  readonly pub: Pick<Pub, 'currency_id' | 'working_language' | 'other_languages'>;
  /** What leads to the languages, where they are not chosen. */
  readonly action?: ReactNode;
};

/** A warning for a pub in Moldova whose menu is not offered in Romanian; nothing for other pubs. */
export function RomanianNote({ pub, action }: Props) {
  const { t } = useText();
  const languages = [pub.working_language, ...pub.other_languages];
  if (!lacksRomanian({ currencyId: pub.currency_id, languages })) return null;
  return (
    <Note tone="orange" icon={<Languages />} title={t('translations.no_romanian')} action={action}>
      {t('translations.no_romanian_why')}
    </Note>
  );
}
