import type { Category } from '@comanda/contract/menu';
import { EyeOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from '../../../lib/routes/link.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import choices from '../../../ui/choice.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { categoryPath, type CategoryRef } from '../editor/menu-scope.ts';
import styles from './categories-nav.module.css';

type Props = { readonly at: CategoryRef; readonly categories: readonly Category[] };

/** The categories of a menu: a list beside the dishes, on a narrow screen a row above them. */
export function CategoriesNav({ at, categories }: Props) {
  const { t } = useText();
  return (
    <nav aria-label={t('menu.categories')} className={styles['nav']}>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryLink
              category={category}
              to={categoryPath(at.pubID, at.menuID, category.id)}
              isChosen={category.id === at.categoryID}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LinkProps = {
  readonly category: Category;
  readonly to: string;
  readonly isChosen: boolean;
};

function CategoryLink({ category: { name, visible: isVisible }, to, isChosen }: LinkProps) {
  const { t } = useText();
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isChosen]);
  return (
    <Link
      ref={ref}
      to={to}
      // One press of Back leads to the menu, however many categories were viewed.
      replace
      aria-current={isChosen ? 'page' : undefined}
      title={name}
      className={classNames(choices['choice'], styles['link'], !isVisible && styles['hidden'])}
    >
      <span className={styles['name']}>{name}</span>
      {!isVisible && (
        <>
          <EyeOff />
          <span className="visually-hidden">({t('menu.hidden')})</span>
        </>
      )}
    </Link>
  );
}
