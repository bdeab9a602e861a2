import { orderTypeTable } from '@comanda/domain/orders';
import { telegramAddress } from '@comanda/domain/settings';
import { formatPhone } from '../../../../lib/format/format-phone.ts';
import { weekdayNames } from '../../../../lib/format/week-hours.ts';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import * as ids from '../../markup/ids.ts';
import { daySpan, openState, pubWeekday } from '../hours.ts';
import { pinIcon } from '../icons.tsx';
import { offeredTypesOf } from '../menu/offered-order-types.ts';
import type { HeaderProps } from '../header-props.ts';
import { Wifi } from './wifi.tsx';

function todayOf({ data: { pub, shipping }, options, t }: HeaderProps): string {
  const today = shipping.shipping_work_hours_for_week[pubWeekday(options.now, pub.time_zone)];
  const hours = today && daySpan(today, t);
  return hours === undefined ? t('guest.page.today_closed') : t('guest.page.today', { hours });
}

/** When the pub delivers; its own opening hours are among its additional information. */
function Hours({ data, options, t }: HeaderProps) {
  const { pub, shipping } = data;
  const week = shipping.shipping_work_hours_for_week;
  const today = pubWeekday(options.now, pub.time_zone);
  return (
    <section className={classes.hours}>
      <h2>{openState(data, options.now, t)}</h2>
      <p>{todayOf({ data, options, t })}</p>
      <dl>
        {weekdayNames(options.language).map((name, day) => (
          <div key={name} className={day === today ? 'now' : undefined}>
            <dt>{name}</dt>
            <dd>{(week[day] && daySpan(week[day], t)) ?? t('guest.page.day_closed')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

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

/** The offered order types that the pub takes within its hours. */
const typesWithHours = (data: HeaderProps['data']) =>
  offeredTypesOf(data).filter((type) => orderTypeTable.keepsHours[type]);

/** The text of the line: when the pub delivers, else its address; while deliveries are paused, only today's hours. */
function Summary({ data, options, t }: HeaderProps) {
  const types = typesWithHours(data);
  if (types.length > 0 && types.every((type) => data.pub.paused_until[type] !== null)) {
    return <span>{todayOf({ data, options, t })}</span>;
  }
  if (types.length > 0) {
    return <b className={data.is_open ? 'open' : 'shut'}>{openState(data, options.now, t)}</b>;
  }
  return <span>{data.pub.address || t('guest.page.about')}</span>;
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
          {typesWithHours(data).length > 0 && <Hours {...props} />}
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
