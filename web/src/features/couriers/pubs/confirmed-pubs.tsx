import type { AddedByPub } from '@comanda/contract/couriers';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { usePubsOfCourier } from './api.ts';
import { DeclinePopup } from './decline-popup.tsx';
import { PubLine } from './new-pubs.tsx';
import styles from './pubs.module.css';

/** The pubs that the courier has confirmed, each with a button to leave it; empty while there are none. */
export function ConfirmedPubs({ courierID }: { readonly courierID: number }) {
  const { t } = useText();
  const pubs = usePubsOfCourier(courierID);
  const leaving = usePopup<AddedByPub>();
  const confirmed = pubs.data?.filter((pub) => pub.is_confirmed) ?? [];
  return (
    <>
      {confirmed.length > 0 && (
        <Card title={t('couriers.your_pubs')}>
          <ul className={styles['pubs']}>
            {confirmed.map((pub) => (
              <li key={pub.id}>
                <PubLine pub={pub} />
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('couriers.leave_pub_of', { pub: pub.name })}
                  onClick={() => {
                    leaving.open(pub);
                  }}
                >
                  {t('couriers.leave_pub')}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <DeclinePopup courierID={courierID} popup={leaving} />
    </>
  );
}
