import type { Service } from '@comanda/domain/hours';
import { orderTypeTable } from '@comanda/domain/orders';
import { telegramAddress } from '@comanda/domain/settings';
import { formatPhone } from '../../../../lib/format/format-phone.ts';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import * as ids from '../../markup/ids.ts';
import { pinIcon } from '../icons.tsx';
import { offeredTypesOf } from '../menu/offered-order-types.ts';
import type { HeaderProps } from '../header-props.ts';
import { HoursPart, todayOf } from './hours-part.tsx';
import { lastOrderAt, mainService, openState } from './open-state.ts';
import { Wifi } from './wifi.tsx';

type Place = Pick<HeaderProps['data']['pub'], 'address' | 'lat' | 'lng'>;

/** The way to a pub, in the guest's own map: to its point where it has one, else to its address. */
export function routeAddress({ address, lat, lng }: Place): string {
  const place = lat === null || lng === null ? address : `${lat},${lng}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}

function Address({ data: { pub }, t }: HeaderProps) {
  if (pub.address === '') return null;
  return (
    <a className="fact" href={routeAddress(pub)} rel="noopener noreferrer" target="_blank">
      {pinIcon}
      <span>{pub.address}</span>
      <b>{t('guest.page.route')}</b>
    </a>
  );
}

function Telegram({ data: { pub } }: HeaderProps) {
  const address = telegramAddress(pub.telegram_username);
  if (address === undefined) return null;
  return (
    <a
      className="fact"
      href={address}
      rel="noopener noreferrer"
      target="_blank"
      aria-label={`Telegram @${pub.telegram_username}`}
    >
      {`@${pub.telegram_username}`}
    </a>
  );
}

/** Whether each order type that keeps the hours of a service is paused. */
function isPaused(data: HeaderProps['data'], service: Service): boolean {
  const types = offeredTypesOf(data).filter((type) => orderTypeTable.serviceOf[type] === service);
  return types.length > 0 && types.every((type) => data.pub.paused_until[type] !== null);
}

/** The text of the line: whether the pub is open or delivers, else its address; while its orders are paused, today's hours. */
function Summary(props: HeaderProps) {
  const { data, options, t } = props;
  const { pub, services } = data;
  const service = mainService(data);
  const state = service && services?.[service];
  if (!state) return <span>{pub.address || t('guest.page.about')}</span>;
  if (isPaused(data, service)) return <span>{todayOf(props, service)}</span>;
  const clock = { now: options.now, timeZone: pub.time_zone, language: options.language };
  const last = lastOrderAt(data);
  return (
    <b
      {...(last !== undefined && { [attributes.lastOrderAt]: Date.parse(last) / 60_000 })}
      className={`${state.takes_orders ? 'open' : 'shut'}${service === 'opening' ? ' venue' : ''}`}
    >
      {openState(service, state, { ...clock, t })}
    </b>
  );
}

/**
 * Information that a guest needs once, behind one line: hours, Wi-Fi, address, phone, the pub's own text. It
 * opens in place without a script; with a script its content is shown in the dialog beside it.
 */
export function AboutLine(props: HeaderProps) {
  const { data, t } = props;
  const { pub } = data;
  return (
    <>
      <details className={classes.aboutLine}>
        <summary>
          <Summary {...props} />
          <b id={ids.table} />
          <span>{t('guest.page.more')}</span>
        </summary>
        <div className={classes.facts}>
          <Wifi pub={pub} t={t} />
          <Address {...props} />
          {pub.phone && (
            <a className="fact" href={`tel:${pub.phone}`}>
              {formatPhone(pub.phone)}
            </a>
          )}
          <Telegram {...props} />
          <HoursPart {...props} />
          {pub.additional_info && <p>{pub.additional_info}</p>}
        </div>
      </details>
      <dialog id={ids.aboutSheet} aria-labelledby="about-name">
        <div className="top">
          <h2 id="about-name">{pub.name}</h2>
          <button
            type="button"
            className="x"
            {...{ [attributes.closesDialog]: true }}
            aria-label={t('guest.page.close')}
          />
        </div>
      </dialog>
    </>
  );
}
