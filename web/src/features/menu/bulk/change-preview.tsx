import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './bulk.module.css';

export type PreviewRow = {
  readonly id: number;
  readonly name: string;
  readonly before: ReactNode;
  /** Undefined when there is a problem. */
  readonly after: ReactNode;
  readonly problem?: string | undefined;
};

/** Each dish as it is and as it will be. */
export function ChangePreview({ rows }: { readonly rows: readonly PreviewRow[] }) {
  const { t } = useText();
  return (
    <section aria-label={t('menu.bulk_preview')}>
      <output className={styles['count']}>
        {t('menu.bulk_will_change', {
          count: rows.filter(({ problem }) => problem === undefined).length,
        })}
      </output>
      <ul className={styles['preview']}>
        {rows.map(({ id, name, before, after, problem }) => (
          <li key={id} className={classNames(problem !== undefined && styles['wrong'])}>
            <span className={styles['name']}>{name}</span>
            <span className={styles['change']}>
              <span>{before}</span>
              {problem === undefined && (
                <>
                  <span aria-hidden="true">→</span>
                  <span className="visually-hidden">{t('menu.bulk_becomes')}</span>
                  <b>{after}</b>
                </>
              )}
            </span>
            {problem !== undefined && <span className={styles['problem']}>{problem}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
