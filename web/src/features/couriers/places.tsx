import type { CourierOrder } from '@comanda/contract/couriers';
import { Navigation, Phone } from 'lucide-react';
import { formatPhone } from '../../lib/format/format-phone.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import styles from './courier-card.module.css';
import { navigationLink } from './navigation-link.ts';

type Props = { readonly order: CourierOrder };

/** Where to fetch it. */
export function VenuePlace({ order }: Props) {
  const { t } = useText();
  const { lat, lng, address } = order.pub;
  return (
    <section className={styles['place']}>
      <h4>{t('couriers.from')}</h4>
      <p className={styles['name']}>{order.pub_name}</p>
      {(address !== '' || lat !== null) && (
        <WayLink lat={lat} lng={lng} address={address === '' ? order.pub_name : address} />
      )}
    </section>
  );
}

/** Where to bring it, and whom to call. */
export function GuestPlace({ order }: Props) {
  const { t } = useText();
  const address = [order.town, order.full_address].filter(Boolean).join(', ');
  const phones = [order.main_phone_number ?? '', order.second_phone_number ?? ''].filter(
    (phone) => phone !== '',
  );
  return (
    <section className={styles['place']}>
      <h4>{t('couriers.to')}</h4>
      <p className={styles['name']}>{order.client_name}</p>
      <WayLink lat={order.lat} lng={order.lng} address={address} />
      {phones.map((phone) => (
        <a
          key={phone}
          href={`tel:${phone}`}
          aria-label={t('couriers.call', { phone: formatPhone(phone) })}
          className={styles['link']}
        >
          <Phone aria-hidden="true" />
          <span className={styles['counted']}>{formatPhone(phone)}</span>
        </a>
      ))}
    </section>
  );
}

type WayLinkProps = {
  readonly lat: number | null | undefined;
  readonly lng: number | null | undefined;
  readonly address: string;
};

function WayLink({ lat, lng, address }: WayLinkProps) {
  const { t } = useText();
  return (
    <a
      href={navigationLink({ lat, lng, address }, window.navigator.userAgent)}
      target="_blank"
      rel="noreferrer"
      aria-label={t('couriers.navigate', { address })}
      className={styles['link']}
    >
      <Navigation aria-hidden="true" />
      <span>{address}</span>
    </a>
  );
}
