import type { PageOptions } from '@comanda/contract/guest-page';
import type { PublicPub } from '@comanda/contract/pubs';
import { renderDocument } from './document.tsx';
import { Cover, LanguageSwitch } from './pub-header.tsx';
import { sayIn } from './text.ts';

const ACCENT = '#c2361a';

/** The name and nothing more: its publication has ended. */
export function renderExpiredPage(pub: PublicPub, options: PageOptions): string {
  const say = sayIn(options.language);
  return renderDocument({
    options,
    theme: pub.color_theme,
    color: pub.color,
    head: { title: pub.name },
    children: (
      <>
        <header>
          <div className={pub.bg_image_file_name ? 'cover' : 'cover bare'}>
            <Cover pub={pub} />
            <LanguageSwitch language={options.language} say={say} />
            <h1>{pub.name}</h1>
          </div>
        </header>
        <main>
          <h2>{say('guest.page.expired')}</h2>
          <p>{say('guest.page.expired_hint')}</p>
        </main>
      </>
    ),
  });
}

/** No such pub, or no such order. */
export function renderNotFoundPage(options: PageOptions, urlName?: string): string {
  const say = sayIn(options.language);
  return renderDocument({
    options,
    theme: 'system',
    color: ACCENT,
    head: { title: say('guest.page.not_found') },
    children: (
      <>
        <header>
          <div className="cover bare">
            <LanguageSwitch language={options.language} say={say} />
            <h1>Comanda</h1>
          </div>
        </header>
        <main>
          <h2>{say('guest.page.not_found')}</h2>
          <p>{say('guest.page.not_found_hint')}</p>
          {urlName !== undefined && (
            <a href={`/pub/${urlName}/?lang=${options.language}`}>
              {say('guest.order.back_to_menu')}
            </a>
          )}
        </main>
      </>
    ),
  });
}
