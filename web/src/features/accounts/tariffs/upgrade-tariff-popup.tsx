import { pubLimit, type Tariff } from '@comanda/domain/accounts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Popup } from '../../../ui/popup/popup.tsx';
import { ContactLines } from './contact-lines.tsx';
import styles from './contact-popups.module.css';

type Props = {
  /** The chosen tariff. */
  readonly tariff: Tariff;
  readonly current: Tariff;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The features of a tariff and the contacts for it. */
export function UpgradeTariffPopup({ tariff, current, isOpen, onClose }: Props) {
  const { t } = useText();
  const title = t('accounts.tariff_named', { tariff: t(`accounts.tariff_${tariff}`) });
  const limit = pubLimit(tariff);
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={title}>
      <p className={styles['gives']}>
        {Number.isFinite(limit) ? (
          <>
            <b>{limit}</b> {t('accounts.venues', { count: limit })}
          </>
        ) : (
          t('accounts.venues_without_limit')
        )}
      </p>
      <p className={styles['how']}>
        {t(tariff === current ? 'accounts.upgrade_current' : 'accounts.upgrade_how')}
      </p>
      <ContactLines subject={`Comanda: ${title}`} />
    </Popup>
  );
}
