import type { Language } from '@comanda/contract/texts';
import * as classes from '../../markup/classes.ts';
import * as ids from '../../markup/ids.ts';
import type { MenuBranch } from './menu-tree.ts';
import { searchIcon } from '../icons.tsx';
import type { Translate } from '../text.ts';

type Props = {
  readonly tree: readonly MenuBranch[];
  readonly t: Translate;
  /** Of the names, where it is not that of the page. */
  readonly lang: Language | undefined;
};

/** The menu that is read, its choice, and the categories of all menus as tabs: one sticky row. */
export function MenuNav({ tree, t, lang }: Props) {
  const categories = tree.flatMap((branch) => branch.categories);
  const [first, ...others] = tree;
  return (
    <div className={classes.nav} id={ids.menu}>
      {first && others.length > 0 && (
        <details className={classes.menuChoice}>
          {/* Its name contains what is seen, for somebody who says it. */}
          <summary>
            <i className="vh">{t('guest.page.menus')}: </i>
            <span lang={lang}>{first.menu.name}</span>
          </summary>
          <nav aria-label={t('guest.page.menus')}>
            {tree.map(({ menu }) => (
              <a key={menu.id} href={`#${ids.ofMenu(menu.id)}`} lang={lang}>
                {menu.name}
              </a>
            ))}
          </nav>
        </details>
      )}
      <nav className={`row ${classes.categoryTabs}`} aria-label={t('guest.page.categories')}>
        {categories.map(({ category }) => (
          <a key={category.id} href={`#${ids.ofCategory(category.id)}`} lang={lang}>
            {category.name}
          </a>
        ))}
      </nav>
      <button
        type="button"
        className={`${classes.searchOpener} js`}
        aria-label={t('guest.page.search')}
      >
        {searchIcon}
      </button>
    </div>
  );
}
