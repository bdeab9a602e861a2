import { usePubsOfCourier, useRespondToPub } from './api.ts';
import styles from './pubs.module.css';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { useStill } from '../../../product/hold/use-hold.ts';
import { Button } from '../../../ui/button/button.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { DeclinePopup } from './decline-popup.tsx';
import type { AddedByPub } from '@comanda/contract/couriers';
import { Store } from 'lucide-react';

/** The pubs that have added the courier and wait for an answer: one tap confirms. */
export function NewPubs({ courierID }: { readonly courierID: number }) {
  const pubs = usePubsOfCourier(courierID);
  const declining = usePopup<AddedByPub>();
  const waiting = useStill(pubs.data?.filter((pub) => !pub.is_confirmed) ?? []);
  return (
    <>
      {waiting.map((pub) => (
        <NewPub
          key={pub.id}
          pub={pub}
          courierID={courierID}
          onDecline={() => {
            declining.open(pub);
          }}
        />
      ))}
      <DeclinePopup courierID={courierID} popup={declining} />
    </>
  );
}

type Props = {
  readonly pub: AddedByPub;
  readonly courierID: number;
  readonly onDecline: () => void;
};

function NewPub({ pub, courierID, onDecline }: Props) {
  const { t } = useText();
  const answer = useRespondToPub(courierID, () => {
    showSuccess(t('couriers.pub_confirmed', { pub: pub.name }));
  });
  return (
    <section className={styles['new']} aria-label={`${t('couriers.added_by')}: ${pub.name}`}>
      <h2>{t('couriers.added_by')}</h2>
      <PubLine pub={pub} />
      <p>{t('couriers.added_by_note')}</p>
      <div className={styles['answers']}>
        <Button
          isPending={answer.isPending}
          aria-label={t('couriers.confirm_pub_of', { pub: pub.name })}
          onClick={() => {
            answer.mutate({ pubID: pub.id, answer: 'confirm' });
          }}
        >
          {t('couriers.confirm_pub')}
        </Button>
        <Button
          variant="quiet"
          aria-label={t('couriers.decline_pub_of', { pub: pub.name })}
          onClick={onDecline}
        >
          {t('couriers.decline_pub')}
        </Button>
      </div>
    </section>
  );
}

/** The name and address of a pub. */
export const PubLine = ({ pub }: { readonly pub: AddedByPub }) => (
  <p className={styles['pub']}>
    <Store />
    <span>
      <b>{pub.name}</b>
      {pub.address}
    </span>
  </p>
);
