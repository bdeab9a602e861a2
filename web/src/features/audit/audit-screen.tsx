import { call } from '../../lib/api/api.ts';
import { PagedListScreen } from '../../product/platform/lists/paged-list-screen.tsx';
import type { PlatformExits } from '../../product/platform/entering/api.ts';
import type { PageSource } from '../../product/platform/lists/use-paged-list.ts';
import type { AuditEntry } from '@comanda/contract/audit';
import { Store } from 'lucide-react';
import { formatExactTime } from '../../lib/format/format.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { classNames } from '../../ui/class-names.ts';
import rows from '../../product/platform/lists/row.module.css';
import styles from './audit-row.module.css';
import { describeEntry } from './describe-entry.ts';

const ROW_HEIGHT = 66;

const auditPages: PageSource<AuditEntry> = {
  name: ['audit'],
  load: async (query, signal) => {
    const { entries, next } = await call('GET /api/admin/audit', { query, signal });
    return { items: entries, next };
  },
};

/** The log of the administrators' actions. */
export const AuditScreen = (exits: PlatformExits) => (
  <PagedListScreen {...exits} section="audit" source={auditPages} rowHeight={ROW_HEIGHT}>
    {(entry) => <AuditRow entry={entry} />}
  </PagedListScreen>
);

/** One logged action: time, text, pub, author. */
function AuditRow({ entry }: { readonly entry: AuditEntry }) {
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
            <Store />
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
