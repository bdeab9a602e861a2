import type { PubPageData } from '@comanda/contract/guest-page';
import { languages, type Language } from '@comanda/contract/texts';
import { imagePath } from '@comanda/domain/images';
import * as attributes from '../markup/attributes.ts';
import * as classes from '../markup/classes.ts';
import * as ids from '../markup/ids.ts';
import { AboutLine } from './about/about-line.tsx';
import { avoidIcon, personIcon } from './icons.tsx';
import type { HeaderProps } from './header-props.ts';
import { offeredTypesOf } from './menu/offered-order-types.ts';
import { saysFood } from './menu/says-food.ts';
import { StateNotices } from './state-notices.tsx';
import type { Translate } from './text.ts';

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
      />
    </picture>
  );
}

export function LanguageSwitch({ language, t }: { language: Language; t: Translate }) {
  return (
    <nav className={classes.languages} aria-label={t('guest.page.language')}>
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

function OrderTypeSwitch({ data, t }: Omit<HeaderProps, 'options'>) {
  const types = offeredTypesOf(data);
  if (types.length < 2) return null;
  return (
    <fieldset className={`${classes.orderTypes} js`} aria-label={t('guest.checkout.how')}>
      {types.map((type, index) => (
        <button
          key={type}
          type="button"
          {...{ [attributes.orderType]: type }}
          aria-pressed={index === 0}
        >
          {t(`guest.checkout.${type}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** Cover, name, the line with everything else about the pub, and how to order. */
export function PubHeader(props: HeaderProps & { readonly hasMenu: boolean }) {
  const { data, options, t, hasMenu } = props;
  const { pub } = data;
  return (
    <header>
      {hasMenu && (
        <a className="skip" href={`#${ids.menu}`}>
          {t('guest.page.to_menu')}
        </a>
      )}
      <div className={pub.bg_image_file_name ? 'cover' : 'cover bare'}>
        <Cover pub={pub} />
        <button
          type="button"
          className={`${classes.account} js`}
          aria-label={t('guest.page.account')}
        >
          {personIcon}
        </button>
        {hasMenu && saysFood(data) && (
          <button
            type="button"
            className={`${classes.wishesOpener} js`}
            {...{ [attributes.opensWishes]: true }}
            aria-label={t('guest.food.title')}
          >
            {avoidIcon}
          </button>
        )}
        <LanguageSwitch language={options.language} t={t} />
        <h1>{pub.name}</h1>
      </div>
      <AboutLine {...props} />
      <StateNotices data={data} options={options} t={t} />
      <OrderTypeSwitch data={data} t={t} />
    </header>
  );
}
