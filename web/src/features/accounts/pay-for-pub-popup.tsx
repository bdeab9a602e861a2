import { useText } from '../../lib/i18n/use-text.ts';
import { Popup } from '../../ui/popup/popup.tsx';
import { ContactLines } from './contact-lines.tsx';
import styles from './contact-popups.module.css';

type Props = {
  readonly pubName: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Whom to pay for the publication of a pub that has run out. */
export function PayForPubPopup({ pubName, isOpen, onClose }: Props) {
  const { t } = useText();
  const title = t('accounts.pay_for_pub', { name: pubName });
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={title}>
      <p className={styles['how']}>{t('accounts.pay_how')}</p>
      <ContactLines subject={`Comanda: ${title}`} />
    </Popup>
  );
}
