import { Images, ListChecks } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Link } from '../../../lib/routes/link.tsx';
import { bulkPath, picturesPath, type CategoryRef, type MenuRef } from '../editor/menu-scope.ts';
import styles from './list-tools.module.css';

type Props = { readonly at: MenuRef & Partial<Pick<CategoryRef, 'categoryID'>> };

/** The links from a list to what is done with many dishes at once. */
export function ListTools({ at: { pubID, menuID, categoryID } }: Props) {
  const { t } = useText();
  return (
    <div className={styles['tools']}>
      <Link to={bulkPath(pubID, menuID, categoryID)} className={styles['tool']}>
        <ListChecks aria-hidden="true" />
        {t('menu.bulk')}
      </Link>
      <Link to={picturesPath(pubID)} className={styles['tool']}>
        <Images aria-hidden="true" />
        {t('menu.pictures')}
      </Link>
    </div>
  );
}
