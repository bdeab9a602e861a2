import type { Category } from '@comanda/contract/menu';
import { FolderX } from 'lucide-react';
import { useParams } from 'wouter';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useMediaQuery } from '../../../lib/media/use-media-query.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { useCategories } from '../calls/categories-api.ts';
import { DishesSkeleton } from '../cards/editor-skeletons.tsx';
import { MenuTools } from '../cards/menu-tools.tsx';
import { DishesList } from '../dishes/dishes-list.tsx';
import { MenuCanvas, type CanvasPub } from '../editor/menu-canvas.tsx';
import { BackToEditor } from '../editor/back-to-editor.tsx';
import { editorPath, menuPath, type CategoryRef, type PubRef } from '../editor/menu-scope.ts';
import { CategoriesNav } from './categories-nav.tsx';
import styles from './category-screen.module.css';
import { GuestPreview } from './guest-preview.tsx';

/** From here on the guest's page has room beside the list. */
const WIDE = '(min-width: 1280px)';

type Props = { readonly at: PubRef; readonly pub: CanvasPub };

/** One category with its dishes, beside the other categories of its menu. */
export function CategoryScreen({ at, pub }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const params = useParams();
  const category = {
    ...at,
    menuID: Number(params['menuID']),
    categoryID: Number(params['categoryID']),
  };
  const categories = useCategories(category);
  const shown = categories.data?.find(({ id }) => id === category.categoryID);
  if (categories.data && shown) {
    return <Shown at={category} pub={pub} categories={categories.data} category={shown} />;
  }
  const isMissing =
    categories.isSuccess || (categories.isError && toApiError(categories.error).status === 404);
  return (
    <MenuCanvas pub={pub}>
      <BarPath parts={[pub.name, t('menu.editor').toLowerCase()]} />
      <h1 className="visually-hidden">{t('menu.dishes')}</h1>
      {categories.isPending && <DishesSkeleton />}
      {isMissing && (
        <EmptyState
          icon={<FolderX />}
          title={t('menu.category_not_found')}
          action={<ButtonLink to={editorPath(at.pubID)}>{t('menu.back_to_editor')}</ButtonLink>}
        />
      )}
      {categories.isError && !isMissing && (
        <FailedState
          message={errorText(categories.error)}
          isRetrying={categories.isFetching}
          onRetry={() => void categories.refetch()}
        />
      )}
    </MenuCanvas>
  );
}

type ShownProps = {
  readonly at: CategoryRef;
  readonly pub: CanvasPub;
  readonly categories: readonly Category[];
  readonly category: Category;
};

function Shown({ at, pub, categories, category }: ShownProps) {
  const { t } = useText();
  const isWide = useMediaQuery(WIDE);
  return (
    <main id="main" className={styles['screen']}>
      <BarPath parts={[pub.name, t('menu.editor').toLowerCase(), category.name]} />
      <div className={styles['side']}>
        <BackToEditor to={menuPath(at.pubID, at.menuID)} />
        <CategoriesNav at={at} categories={categories} />
      </div>
      <div className={styles['main']}>
        <header className={styles['head']}>
          <h1>{category.name}</h1>
          <div className={styles['tools']}>
            <MenuTools at={at} pub={pub} />
          </div>
        </header>
        <div className={styles['list']}>
          <DishesList
            key={at.categoryID}
            at={at}
            currencyID={pub.currency_id}
            timeZone={pub.time_zone}
          />
        </div>
      </div>
      {isWide && !pub.expired && <GuestPreview pub={pub} categoryID={at.categoryID} />}
    </main>
  );
}
