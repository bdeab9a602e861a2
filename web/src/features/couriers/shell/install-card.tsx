import { Smartphone } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useMediaQuery } from '../../../lib/media/use-media-query.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { installOffer } from './install-prompt.ts';
import styles from './install-card.module.css';

const isApplePhone = () => /iPhone|iPad|iPod/.test(window.navigator.userAgent);

/** Offers to install the app; empty when it is installed or cannot be installed. */
export function InstallCard() {
  const { t } = useText();
  const offered = useSyncExternalStore(installOffer.subscribe, installOffer.current);
  const isInstalled = useMediaQuery('(display-mode: standalone)');
  if (isInstalled || (!offered && !isApplePhone())) return null;
  return (
    <section className={styles['install']}>
      <div>
        <h2>{t('couriers.install')}</h2>
        <p>{t('couriers.install_hint')}</p>
        {!offered && <p>{t('couriers.install_by_hand')}</p>}
      </div>
      {offered && (
        <Button variant="quiet" icon={<Smartphone />} onClick={() => void installOffer.accept()}>
          {t('couriers.install_button')}
        </Button>
      )}
    </section>
  );
}
