import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import tones from '../tone.module.css';
import styles from './note.module.css';

type Props = {
  readonly tone: 'orange' | 'red';
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** How a screen reader announces it; not set inside another live region. */
  readonly announced?: 'at once' | 'politely';
  /** For a screen that is read from some metres: in the text size of its surroundings, and the text follows the title. */
  readonly isLarge?: boolean;
  /** A button beside the text, beneath it on a narrow screen. */
  readonly action?: ReactNode;
  /** Set for a note that a person closes. */
  readonly onClose?: () => void;
};

/** Above a list: what is wrong with the whole screen, or what was refused later. */
export function Note({ tone, icon, title, children, announced, isLarge, action, onClose }: Props) {
  const { t } = useText();
  return (
    <section
      role={announced && (announced === 'politely' ? 'status' : 'alert')}
      className={classNames(styles['note'], tones[tone], isLarge && styles['large'])}
    >
      {icon}
      <div className={styles['words']}>
        <b>{title}</b> {children}
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
      {onClose && <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />}
    </section>
  );
}
