import { useText } from '../../../lib/i18n/use-text.ts';
import { Popup } from '../../../ui/popup/popup.tsx';
import { ContactLines } from './contact-lines.tsx';
import styles from './contact-popups.module.css';

type Props = {
  readonly pubName: string;
  readonly isExpired: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The payment contacts for the publication of a pub, before its end or after it. */
export function PayForPubPopup({ pubName, isExpired, isOpen, onClose }: Props) {
  const { t } = useText();
  const title = t('accounts.pay_for_pub', { name: pubName });
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={title}>
      <p className={styles['how']}>
        {t(isExpired ? 'accounts.pay_how' : 'accounts.pay_ahead_how')}
      </p>
      <ContactLines subject={`Comanda: ${title}`} />
    </Popup>
  );
}
