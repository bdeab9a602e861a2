import type { Language } from '@comanda/contract/texts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useTheme, type Theme } from '../../../lib/theme/theme.ts';
import deskEn from './pictures/desk-en.webp';
import deskEnDark from './pictures/desk-en-dark.webp';
import deskRo from './pictures/desk-ro.webp';
import deskRoDark from './pictures/desk-ro-dark.webp';
import deskRu from './pictures/desk-ru.webp';
import deskRuDark from './pictures/desk-ru-dark.webp';
import menuEn from './pictures/menu-en.webp';
import menuRo from './pictures/menu-ro.webp';
import menuRu from './pictures/menu-ru.webp';
import styles from './landing-pictures.module.css';

// `e2e/src/stage/take-pictures.ts` takes them from the running product.
const menus: Readonly<Record<Language, string>> = { en: menuEn, ro: menuRo, ru: menuRu };
const desks: Readonly<Record<Language, Readonly<Record<Theme, string>>>> = {
  en: { light: deskEn, dark: deskEnDark },
  ro: { light: deskRo, dark: deskRoDark },
  ru: { light: deskRu, dark: deskRuDark },
};

/** A guest's phone with the menu of a venue, whose colours are the venue's own in both themes. */
export function MenuPicture() {
  const { t, language } = useText();
  return (
    <img
      className={styles['phone']}
      src={menus[language]}
      width={630}
      height={1120}
      alt={t('accounts.picture_of_menu')}
      fetchPriority="high"
      decoding="async"
    />
  );
}

/** The order desk of the same evening; a narrow screen shows a part of it that can be read. */
export function DeskPicture() {
  const { t, language } = useText();
  const { theme } = useTheme();
  return (
    <img
      className={styles['desk']}
      src={desks[language][theme]}
      width={1440}
      height={810}
      alt={t('accounts.picture_of_desk')}
      loading="lazy"
      decoding="async"
    />
  );
}
