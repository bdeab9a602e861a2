import type { AdminClient } from '@comanda/contract/administration';
import { Trash2 } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import rows from '../../../product/platform/lists/row.module.css';
import { NameAndContacts } from '../../../product/platform/lists/name-and-contacts.tsx';
import styles from './client-row.module.css';

type Props = { readonly client: AdminClient; readonly onDelete: () => void };

/** One client of the list. */
export function ClientRow({ client, onDelete }: Props) {
  const { t } = useText();
  const { id, name, phone, orders } = client;
  return (
    <article aria-label={name} className={classNames(rows['row'], styles['row'])}>
      <NameAndContacts name={name} number={`#${id}`} phone={phone} />
      <p className={classNames(rows['counted'], styles['orders'])}>
        {t('administration.orders_made', { count: orders })}
      </p>
      <div className={rows['actions']}>
        <Button
          variant="danger"
          size="small"
          icon={<Trash2 />}
          aria-label={t('administration.delete_client_named', { client: name })}
          onClick={onDelete}
        >
          {t('ui.delete')}
        </Button>
      </div>
    </article>
  );
}
