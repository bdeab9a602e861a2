import type { PageOptions } from '@comanda/contract/guest-page';
import type { PublicPub } from '@comanda/contract/pubs';
import { coverRules } from '../theme/page-rules.ts';
import { renderDocument } from './document.tsx';
import { Cover, LanguageSwitch } from './pub-header.tsx';
import { translateIn } from './text.ts';

/** Of a page without a pub. */
export const COMANDA_COLOR = '#c2361a';

/** Only the name: the publication has ended. */
export function renderExpiredPage(pub: PublicPub, options: PageOptions): string {
  const t = translateIn(options.language);
  return renderDocument({
    options,
    theme: pub.color_theme,
    color: pub.color,
    rules: coverRules(pub),
    head: { title: pub.name },
    children: (
      <>
        <header>
          <div className={pub.bg_image_file_name ? 'cover' : 'cover bare'}>
            <Cover pub={pub} />
            <LanguageSwitch language={options.language} t={t} />
            <h1>{pub.name}</h1>
          </div>
        </header>
        <main>
          <h2>{t('guest.page.expired')}</h2>
          <p>{t('guest.page.expired_hint')}</p>
        </main>
      </>
    ),
  });
}

type Notice = {
  readonly title: string;
  readonly hint: string;
  readonly link?: { readonly address: string; readonly text: string };
};

/** A page without a pub: the problem, and a link to continue where there is one. */
function renderNotice(options: PageOptions, { title, hint, link }: Notice): string {
  return renderDocument({
    options,
    theme: 'system',
    color: COMANDA_COLOR,
    head: { title },
    children: (
      <>
        <header>
          <div className="cover bare">
            <LanguageSwitch language={options.language} t={translateIn(options.language)} />
            <h1>Comanda</h1>
          </div>
        </header>
        <main>
          <h2>{title}</h2>
          <p>{hint}</p>
          {link && <a href={link.address}>{link.text}</a>}
        </main>
      </>
    ),
  });
}

/** No such pub, or no such order. */
export function renderNotFoundPage(options: PageOptions, urlName?: string): string {
  const t = translateIn(options.language);
  const menu = `/pub/${urlName}/?lang=${options.language}`;
  return renderNotice(options, {
    title: t('guest.page.not_found'),
    hint: t('guest.page.not_found_hint'),
    ...(urlName === undefined
      ? {}
      : { link: { address: menu, text: t('guest.order.back_to_menu') } }),
  });
}

/** The server cannot answer now: the link opens the same address again. */
export function renderUnavailablePage(options: PageOptions): string {
  const t = translateIn(options.language);
  return renderNotice(options, {
    title: t('guest.page.unavailable'),
    hint: t('guest.page.unavailable_hint'),
    link: { address: '', text: t('guest.page.try_again') },
  });
}
