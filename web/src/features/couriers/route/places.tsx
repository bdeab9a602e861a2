import type { CourierOrder } from '@comanda/contract/couriers';
import { joinTexts } from '@comanda/contract/texts';
import { Navigation, Phone } from 'lucide-react';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import styles from './places.module.css';
import { navigationLink } from './navigation-link.ts';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type Props = { readonly order: CourierOrder };

/** The pub's address and phone. */
export function PubPlace({ order }: Props) {
  const { t } = useText();
  const { lat, lng, address, phone = '' } = order.pub;
  const hasAddress = address !== '' || lat !== null;
  return (
    <section className={styles['place']}>
      <h4>{t(order.status === 'at_courier' ? 'couriers.venue' : 'couriers.from')}</h4>
      <NameAndPhone name={order.pub_name} phone={phone} />
      {(hasAddress || phone !== '') && (
        <div className={styles['reach']}>
          {hasAddress && (
            <NavigationLink
              lat={lat}
              lng={lng}
              address={address === '' ? order.pub_name : address}
            />
          )}
          {phone !== '' && (
            <CallLink
              phone={phone}
              label={t('couriers.call_venue', { phone: formatPhone(phone) })}
            />
          )}
        </div>
      )}
    </section>
  );
}

/** The guest's address and phone. */
export function GuestPlace({ order }: Props) {
  const { t } = useText();
  const address = joinTexts([order.town, order.full_address ?? '']);
  const { main_phone_number: phone = '', second_phone_number: second = '' } = order;
  const call = (number: string) => t('couriers.call', { phone: formatPhone(number) });
  return (
    <section className={styles['place']}>
      <h4>{t('couriers.to')}</h4>
      <NameAndPhone name={order.client_name ?? ''} phone={phone} />
      {order.zone_name !== undefined && <p>{order.zone_name}</p>}
      <div className={styles['reach']}>
        <NavigationLink lat={order.lat} lng={order.lng} address={address} />
        {phone !== '' && <CallLink phone={phone} label={call(phone)} />}
      </div>
      {second !== '' && (
        <CallLink phone={second} label={call(second)}>
          <span className={styles['counted']}>{formatPhone(second)}</span>
        </CallLink>
      )}
    </section>
  );
}

/** A name with the number as text, for dialing it on another phone. */
const NameAndPhone = ({ name, phone }: { readonly name: string; readonly phone: string }) => (
  <p className={styles['whom']}>
    <span className={styles['name']}>{name}</span>
    {phone !== '' && <small>{formatPhone(phone)}</small>}
  </p>
);

type NavigationLinkProps = {
  readonly lat: number | null | undefined;
  readonly lng: number | null | undefined;
  readonly address: string;
};

function NavigationLink({ lat, lng, address }: NavigationLinkProps) {
  const { t } = useText();
  return (
    <a
      href={navigationLink({ lat, lng, address }, window.navigator.userAgent)}
      target="_blank"
      rel="noreferrer"
      aria-label={t('couriers.navigate', { address })}
      className={styles['link']}
    >
      <Navigation />
      <span>{address}</span>
    </a>
  );
}

type CallLinkProps = {
  readonly phone: string;
  /** The accessible name: the person or pub to call. */
  readonly label: string;
  /** Without children it is a square icon button. */
  readonly children?: ReactNode;
};

/** A link that calls a number. */
export const CallLink = ({ phone, label, children }: CallLinkProps) => (
  <a
    href={`tel:${phone}`}
    aria-label={label}
    className={classNames(styles['link'], children === undefined && styles['square'])}
  >
    <Phone />
    {children}
  </a>
);
