import { EyeOff } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './hidden-mark.module.css';

/** Marks an item as hidden from guests; the class of its parent sets its corner. */
export function HiddenMark({ className }: { readonly className: string | undefined }) {
  const { t } = useText();
  return (
    <span className={classNames(styles['mark'], className)}>
      <EyeOff />
      {t('menu.hidden')}
    </span>
  );
}
