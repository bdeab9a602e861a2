import type { AuditEntry } from '@comanda/contract/audit';
import { Store } from 'lucide-react';
import { formatExactTime } from '../../lib/format/format.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { classNames } from '../../ui/class-names.ts';
import rows from '../../product/platform/lists/row.module.css';
import styles from './audit-row.module.css';
import { describeEntry } from './describe-entry.ts';

/** One logged action: time, text, pub, author. */
export function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const { t, language } = useText();
  const { words, raw } = describeEntry(entry, t, language);
  return (
    <article className={classNames(rows['row'], styles['row'])}>
      <time dateTime={entry.at} className={rows['counted']}>
        {formatExactTime(entry.at, language)}
      </time>
      <div className={styles['what']}>
        <p>{words}</p>
        {raw !== undefined && <p className={styles['raw']}>{raw}</p>}
      </div>
      <p className={styles['where']}>
        {entry.pub_id !== undefined && (
          <>
            <Store aria-hidden="true" />
            <span>
              {entry.pub_name} <span className={rows['id']}>#{entry.pub_id}</span>
            </span>
          </>
        )}
      </p>
      <p className={styles['who']}>{entry.admin_email || `#${entry.admin_id}`}</p>
    </article>
  );
}
