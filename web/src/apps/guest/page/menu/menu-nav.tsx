import type { MenuBranch } from './menu-tree.ts';
import { searchIcon } from '../icons.tsx';
import type { Say } from '../text.ts';

/** Sticky pills: menus above, categories below; with one menu its categories are the only row. */
export function MenuNav({ tree, say }: { tree: readonly MenuBranch[]; say: Say }) {
  const categories = tree.flatMap((branch) => branch.categories);
  const hasMenus = tree.length > 1;
  return (
    <div className={hasMenus ? 'nav two' : 'nav'} id="menu">
      <search className="find js" hidden>
        <input
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={say('guest.page.search')}
          placeholder={say('guest.page.search')}
        />
        <button type="button" className="x" data-find aria-label={say('guest.page.search_close')} />
      </search>
      <button type="button" className="round js" data-find aria-label={say('guest.page.search')}>
        {searchIcon}
      </button>
      {hasMenus && (
        <nav className="row menus" aria-label={say('guest.page.menus')}>
          {tree.map(({ menu }) => (
            <a key={menu.id} href={`#m${menu.id}`}>
              {menu.name}
            </a>
          ))}
        </nav>
      )}
      <nav className="row cats" aria-label={say('guest.page.categories')}>
        {categories.map(({ category }) => (
          <a key={category.id} href={`#c${category.id}`}>
            {category.name}
          </a>
        ))}
      </nav>
    </div>
  );
}
