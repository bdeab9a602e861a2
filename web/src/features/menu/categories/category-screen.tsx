import { ArrowLeft, FolderX } from 'lucide-react';
import { Link } from '../../../lib/routes/link.tsx';
import { useParams } from 'wouter';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useCategories } from '../calls/categories-api.ts';
import { CategoryBanner } from './category-banner.tsx';
import styles from '../cards/back-link.module.css';
import { DishesList } from '../dishes/dishes-list.tsx';
import { DishesSkeleton } from '../cards/editor-skeletons.tsx';
import { MenuCanvas, type CanvasPub } from '../editor/menu-canvas.tsx';
import { editorPath, menuPath, type PubRef } from '../editor/menu-scope.ts';

type Props = { readonly at: PubRef; readonly pub: CanvasPub };

/** One category with its dishes. */
export function CategoryScreen({ at, pub }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const params = useParams();
  const menuID = Number(params['menuID']);
  const categoryID = Number(params['categoryID']);
  const categories = useCategories({ ...at, menuID });
  const category = categories.data?.find(({ id }) => id === categoryID);
  const isMissing = categories.isError
    ? toApiError(categories.error).status === 404
    : categories.isSuccess && !category;
  return (
    <MenuCanvas
      pub={pub}
      strip={
        category ? (
          <CategoryBanner category={category}>
            <h1>{category.name}</h1>
          </CategoryBanner>
        ) : (
          <>
            <h1 className="visually-hidden">{t('menu.dishes')}</h1>
            {categories.isPending && <Skeleton height={160} />}
          </>
        )
      }
    >
      <BarPath
        parts={[pub.name, t('menu.editor').toLowerCase(), ...(category ? [category.name] : [])]}
      />
      {!isMissing && (
        <Link to={menuPath(at.pubID, menuID)} className={styles['back']}>
          <ArrowLeft aria-hidden="true" />
          {t('menu.back_to_editor')}
        </Link>
      )}
      {category && (
        <DishesList
          at={{ ...at, menuID, categoryID }}
          currencyID={pub.currency_id}
          timeZone={pub.time_zone}
        />
      )}
      {categories.isPending && <DishesSkeleton />}
      {isMissing && (
        <EmptyState
          icon={<FolderX />}
          title={t('menu.category_not_found')}
          action={<ButtonLink to={editorPath(at.pubID)}>{t('menu.back_to_editor')}</ButtonLink>}
        />
      )}
      {categories.isError && !isMissing && !category && (
        <FailedState
          message={errorText(categories.error)}
          isRetrying={categories.isFetching}
          onRetry={() => void categories.refetch()}
        />
      )}
    </MenuCanvas>
  );
}
