import { Languages, PackageX, SlidersHorizontal } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import type { CanvasPub } from '../editor/menu-canvas.tsx';
import { optionsPath, soldOutPath, translationsPath, type PubRef } from '../editor/menu-scope.ts';
import { ImportLinks } from '../importing/import-links.tsx';
import styles from './menu-links.module.css';

type Props = { readonly at: PubRef; readonly pub: CanvasPub; readonly hasMenus: boolean };

/** What the whole menu has beside its menus: options, what is sold out, translations, and the menu as a list. */
export function MenuLinks({ at, pub, hasMenus }: Props) {
  const { t } = useText();
  return (
    <div className={styles['links']}>
      {hasMenus && (
        <>
          <ButtonLink
            variant="quiet"
            size="small"
            icon={<SlidersHorizontal aria-hidden="true" />}
            to={optionsPath(at.pubID)}
          >
            {t('options.to_page')}
          </ButtonLink>
          <ButtonLink
            variant="quiet"
            size="small"
            icon={<PackageX aria-hidden="true" />}
            to={soldOutPath(at.pubID)}
          >
            {t('soldOut.title')}
          </ButtonLink>
          <ButtonLink
            variant="quiet"
            size="small"
            icon={<Languages aria-hidden="true" />}
            to={translationsPath(at.pubID)}
          >
            {t('translations.title')}
          </ButtonLink>
        </>
      )}
      <ImportLinks at={at} pub={pub} hasMenus={hasMenus} />
    </div>
  );
}
