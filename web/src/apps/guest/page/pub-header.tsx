import type { PubPageData } from '@comanda/contract/guest-page';
import { languages, type Language } from '@comanda/contract/texts';
import { imagePath } from '@comanda/domain/images';
import { AboutLine } from './about/about-line.tsx';
import { personIcon } from './icons.tsx';
import type { HeaderProps } from './header-props.ts';
import { offeredOrderTypes } from './menu/offered-order-types.ts';
import type { Say } from './text.ts';

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

function OrderTypeSwitch({ data, say }: Omit<HeaderProps, 'options'>) {
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

/** Cover, name, the line with everything else about the pub, and how to order. */
export function PubHeader(props: HeaderProps & { readonly hasMenu: boolean }) {
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
      <AboutLine {...props} />
      <OrderTypeSwitch data={data} say={say} />
    </header>
  );
}
