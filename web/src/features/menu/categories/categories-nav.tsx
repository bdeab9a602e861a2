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
  const chosen = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at.categoryID]);
  return (
    <nav aria-label={t('menu.categories')} className={styles['nav']}>
      <ul>
        {categories.map(({ id, name, visible: isVisible }) => {
          const isChosen = id === at.categoryID;
          return (
            <li key={id}>
              <Link
                ref={isChosen ? chosen : undefined}
                to={categoryPath(at.pubID, at.menuID, id)}
                // One press of Back leads to the menu, however many categories were viewed.
                replace
                aria-current={isChosen ? 'page' : undefined}
                className={classNames(
                  choices['choice'],
                  styles['link'],
                  !isVisible && styles['hidden'],
                )}
              >
                <span>{name}</span>
                {!isVisible && (
                  <>
                    <EyeOff aria-hidden="true" />
                    <span className="visually-hidden">({t('menu.hidden')})</span>
                  </>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
