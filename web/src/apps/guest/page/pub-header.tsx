import type { PageOptions, PubPageData } from '@comanda/contract/guest-page';
import { languages, type Language } from '@comanda/contract/texts';
import { imagePath } from '@comanda/domain/images';
import { telegramAddress, wifiCodePath } from '@comanda/domain/pubs';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import { daySpan, openState, venueWeekday, weekdayNames } from './hours.ts';
import { personIcon, pinIcon, wifiIcon } from './icons.tsx';
import { offeredOrderTypes } from './offered-order-types.ts';
import type { Say } from './text.ts';

type Props = { readonly data: PubPageData; readonly options: PageOptions; readonly say: Say };

export function Cover({ pub }: { pub: PubPageData['pub'] }) {
  if (!pub.bg_image_file_name) return null;
  const at = (width: number): string => imagePath('pub', pub.bg_image_file_name, width);
  return (
    // Inside a picture React adds no preload, which on a phone can fetch a second, larger file.
    <picture>
      <img
        src={at(960)}
        srcSet={`${at(600)} 600w,${at(960)} 960w,${at(1600)} 1600w`}
        sizes="(min-width:720px) 100vw,82vw"
        width={960}
        height={400}
        alt=""
        fetchPriority="high"
        style={{ background: pub.bg_image_color }}
      />
    </picture>
  );
}

export function LanguageSwitch({ language, say }: { language: Language; say: Say }) {
  return (
    <nav className="langs" aria-label={say('guest.page.language')}>
      {languages.map((one) => (
        <a
          key={one}
          href={`?lang=${one}`}
          hrefLang={one}
          lang={one}
          aria-current={one === language ? 'true' : undefined}
        >
          {one.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

/** When the pub delivers; its own opening hours are among its additional information. */
function Hours({ data, options, say }: Props) {
  const { pub, shipping } = data;
  if (!offeredOrderTypes(data).includes('delivery')) return null;
  const week = shipping.shipping_work_hours_for_week;
  const today = venueWeekday(options.now, pub.time_zone);
  const span = week[today] && daySpan(week[today], say);
  return (
    <details className="hours">
      <summary className={data.is_open ? 'chip open' : 'chip shut'}>
        <b>{openState(data, options.now, say)}</b>
        <span>
          {span === undefined
            ? say('guest.page.today_closed')
            : say('guest.page.today', { hours: span })}
        </span>
      </summary>
      <dl>
        {weekdayNames(options.language).map((name, day) => (
          <div key={name} className={day === today ? 'now' : undefined}>
            <dt>{name}</dt>
            <dd>{(week[day] && daySpan(week[day], say)) ?? say('guest.page.day_closed')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Address({ pub, say }: { pub: PubPageData['pub']; say: Say }) {
  if (pub.address === '') return null;
  const place = pub.lat === null || pub.lng === null ? pub.address : `${pub.lat},${pub.lng}`;
  return (
    <a
      className="chip"
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
      rel="noopener noreferrer"
      target="_blank"
      aria-label={say('guest.page.show_on_map', { address: pub.address })}
    >
      {pinIcon}
      <span>{pub.address}</span>
    </a>
  );
}

function Phone({ pub }: { pub: PubPageData['pub'] }) {
  if (pub.phone === '') return null;
  return (
    <a className="chip" href={`tel:${pub.phone}`}>
      {formatPhone(pub.phone)}
    </a>
  );
}

function Telegram({ pub }: { pub: PubPageData['pub'] }) {
  const address = telegramAddress(pub.telegram_username);
  if (address === undefined) return null;
  return (
    <a
      className="chip"
      href={address}
      rel="noopener noreferrer"
      target="_blank"
      aria-label={`Telegram @${pub.telegram_username}`}
    >
      {`@${pub.telegram_username}`}
    </a>
  );
}

/** For another phone at the table; a picture beside the page, since few readers open it. */
function WifiCode({ pub, say }: { pub: PubPageData['pub']; say: Say }) {
  const { wifi_network: network, wifi_password: password } = pub;
  return (
    <details className="qr">
      <summary className="chip">{say('guest.page.wifi_code')}</summary>
      <figure>
        <img
          src={wifiCodePath(pub.url_name, { network, password })}
          loading="lazy"
          width={216}
          height={216}
          alt={say('guest.page.wifi_code_of', { network })}
        />
        <figcaption>{say('guest.page.wifi_code_hint')}</figcaption>
      </figure>
    </details>
  );
}

function WifiChip({ pub, say }: { pub: PubPageData['pub']; say: Say }) {
  const { wifi_network: network, wifi_password: password } = pub;
  const name = network && <b>{network}</b>;
  if (password === '') {
    return (
      <span className="chip wifi">
        {wifiIcon}
        <span>
          {name} {say('guest.page.wifi_open')}
        </span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className="chip wifi"
      data-copy={password}
      data-copied={say('guest.page.copied')}
    >
      {wifiIcon}
      <span className="vh">{say('guest.page.copy_wifi')}</span>
      <span>
        {name} <code>{password}</code>
      </span>
      <i aria-live="polite" />
    </button>
  );
}

/** One tap copies the password; where the name of the network is known, a code joins it. */
function Wifi({ pub, say }: { pub: PubPageData['pub']; say: Say }) {
  if (pub.wifi_network === '') return pub.wifi_password && <WifiChip pub={pub} say={say} />;
  return (
    <div className="net">
      <WifiChip pub={pub} say={say} />
      <WifiCode pub={pub} say={say} />
    </div>
  );
}

function OrderTypeSwitch({ data, say }: Omit<Props, 'options'>) {
  const types = offeredOrderTypes(data);
  if (types.length < 2) return null;
  return (
    <fieldset className="how js" aria-label={say('guest.checkout.how')}>
      {types.map((type, index) => (
        <button key={type} type="button" data-how={type} aria-pressed={index === 0}>
          {say(`guest.checkout.${type}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** Cover, name, delivery hours, address, phone, Wi-Fi: who this is and how they are reached. */
export function PubHeader(props: Props & { readonly hasMenu: boolean }) {
  const { data, options, say, hasMenu } = props;
  const { pub } = data;
  return (
    <header>
      {hasMenu && (
        <a className="skip" href="#menu">
          {say('guest.page.to_menu')}
        </a>
      )}
      <div className={pub.bg_image_file_name ? 'cover' : 'cover bare'}>
        <Cover pub={pub} />
        <button type="button" className="who js" aria-label={say('guest.page.account')}>
          {personIcon}
        </button>
        <LanguageSwitch language={options.language} say={say} />
        <h1>{pub.name}</h1>
      </div>
      <div className="about">
        <Hours {...props} />
        <Address pub={pub} say={say} />
        <Phone pub={pub} />
        <Telegram pub={pub} />
        <Wifi pub={pub} say={say} />
        {pub.additional_info && <p>{pub.additional_info}</p>}
        <OrderTypeSwitch data={data} say={say} />
      </div>
    </header>
  );
}
