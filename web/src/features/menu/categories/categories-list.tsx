import type { Category } from '@comanda/contract/menu';
import { LayoutList, Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DragHandle, DragAnnouncer } from '../../../ui/move/drag-handle.tsx';
import { useDragOrder } from '../../../ui/move/use-drag-order.ts';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { AddTile } from '../cards/add-tile.tsx';
import { useCategories, useDeleteCategory, useMoveCategory } from './categories-api.ts';
import { CategoryCard } from './category-card.tsx';
import { CreateCategoryPopup, EditCategoryPopup } from './category-form-popup.tsx';
import { DeletePopup } from '../saving/delete-popup.tsx';
import { CardsSkeleton } from '../cards/editor-skeletons.tsx';
import type { MenuRef } from '../editor/menu-scope.ts';
import styles from '../cards/menu-cards.module.css';
import { ScrolledTo } from '../cards/scrolled-to.tsx';

type Props = { readonly at: MenuRef; readonly menuName: string };

/** The categories of one menu, in the order that guests see. */
export function CategoriesList({ at, menuName }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const categories = useCategories(at);
  const creating = usePopup<true>();
  const [newID, setNewID] = useState<number>();
  const create = () => {
    creating.open(true);
  };
  return (
    <section aria-label={t('menu.categories')} className={styles['section']}>
      {categories.isPending && <CardsSkeleton />}
      {categories.isError && !categories.data && (
        <FailedState
          message={errorText(categories.error)}
          isRetrying={categories.isFetching}
          onRetry={() => void categories.refetch()}
        />
      )}
      {categories.data?.length === 0 && (
        <EmptyState
          icon={<LayoutList />}
          title={t('menu.no_categories', { name: menuName })}
          hint={t('menu.no_categories_hint')}
          action={
            <Button icon={<Plus />} onClick={create}>
              {t('menu.new_category')}
            </Button>
          }
        />
      )}
      {categories.data && categories.data.length > 0 && (
        <>
          <Cards at={at} categories={categories.data} newID={newID} />
          <AddTile label={t('menu.new_category')} onClick={create} />
        </>
      )}
      {creating.subject && (
        <CreateCategoryPopup
          key={creating.openCount}
          at={at}
          isOpen={creating.isOpen}
          onClose={creating.close}
          onCreated={(category) => {
            setNewID(category.id);
          }}
        />
      )}
    </section>
  );
}

type CardsProps = {
  readonly at: MenuRef;
  readonly categories: readonly Category[];
  /** The category that was created last. */
  readonly newID: number | undefined;
};

function Cards({ at, categories, newID }: CardsProps) {
  const { t } = useText();
  const move = useMoveCategory(at);
  const drag = useDragOrder({
    items: categories,
    axis: 'column',
    onDrop: (id, index) => {
      move.drop(id, index + 1);
    },
  });
  const deletion = useDeleteCategory(at);
  const editing = usePopup<Category>();
  const deleting = usePopup<Category>();
  return (
    <>
      <ol className={styles['cards']}>
        {categories.map((category, index) => (
          <li key={category.id} {...drag.item(category.id)}>
            {category.id === newID && <ScrolledTo />}
            <CategoryCard
              at={{ ...at, categoryID: category.id }}
              category={category}
              grip={<DragHandle {...drag.handle(category.id)} />}
              index={index}
              count={categories.length}
              onMove={(direction) => {
                move.step(category.id, direction);
              }}
              onEdit={() => {
                editing.open(category);
              }}
              onDelete={() => {
                deleting.open(category);
              }}
            />
          </li>
        ))}
      </ol>
      <DragAnnouncer message={drag.message} />
      {editing.subject && (
        <EditCategoryPopup
          key={editing.openCount}
          at={{ ...at, categoryID: editing.subject.id }}
          category={editing.subject}
          isOpen={editing.isOpen}
          onClose={editing.close}
        />
      )}
      {deleting.subject && (
        <DeletePopup
          id={deleting.subject.id}
          title={t('menu.delete_category', { name: deleting.subject.name })}
          hint={t('menu.delete_category_hint')}
          deletion={deletion}
          isOpen={deleting.isOpen}
          onClose={deleting.close}
        />
      )}
    </>
  );
}
