import { ArrowLeft } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Link } from '../../../lib/routes/link.tsx';
import styles from './back-to-editor.module.css';

/** Above the heading of a page of the menu: the way back to the whole menu. */
export function BackToEditor({ to }: { readonly to: string }) {
  const { t } = useText();
  return (
    <Link to={to} className={styles['back']}>
      <ArrowLeft />
      {t('menu.back_to_editor')}
    </Link>
  );
}
