import type { Category, Menu } from '@comanda/contract/menu';
import { LayoutList } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { DeletionHint } from '../deleting/deletion-hint.tsx';
import { MovableCards } from '../cards/movable-cards.tsx';
import { CardsSection } from '../cards/cards-section.tsx';
import { CopyPopup } from '../copying/copy-popup.tsx';
import { useCategories, useDeleteCategory, useMoveCategory } from '../calls/categories-api.ts';
import { CategoryCard } from './category-card.tsx';
import { CreateCategoryPopup, EditCategoryPopup } from './category-form-popup.tsx';
import { CardsSkeleton } from '../cards/editor-skeletons.tsx';
import type { MenuRef } from '../editor/menu-scope.ts';

type Props = { readonly at: MenuRef; readonly menu: Menu };

/** The categories of one menu, in the order that guests see. */
export function CategoriesList({ at, menu }: Props) {
  const { t } = useText();
  const categories = useCategories(at);
  const creating = usePopup<true>();
  const [newID, setNewID] = useState<number>();
  return (
    <CardsSection
      label={t('menu.categories')}
      list={categories}
      skeleton={<CardsSkeleton />}
      empty={{
        icon: <LayoutList />,
        title: t('menu.no_categories', { name: menu.name }),
        hint: t('menu.no_categories_hint'),
      }}
      renderCards={(items) => <Cards at={at} menu={menu} categories={items} newID={newID} />}
      addLabel={t('menu.new_category')}
      onAdd={() => {
        creating.open(true);
      }}
    >
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
    </CardsSection>
  );
}

type CardsProps = {
  readonly at: MenuRef;
  readonly menu: Menu;
  readonly categories: readonly Category[];
  readonly newID: number | undefined;
};

function Cards({ at, menu, categories, newID }: CardsProps) {
  const { t } = useText();
  const mover = useMoveCategory(at);
  const deletion = useDeleteCategory(at);
  const refOf = ({ id }: Category) => ({ ...at, categoryID: id });
  return (
    <MovableCards
      items={categories}
      look="cards"
      newID={newID}
      mover={mover}
      renderCard={(category, handles) => (
        <CategoryCard
          at={refOf(category)}
          category={category}
          hoursOfMenu={menu.serving_hours}
          {...handles}
        />
      )}
      renderEditPopup={(category, popup) => (
        <EditCategoryPopup at={refOf(category)} category={category} {...popup} />
      )}
      renderCopyPopup={(category, popup) => (
        <CopyPopup level="category" source={category} at={at} {...popup} />
      )}
      deleting={{
        deletion,
        title: (name) => t('menu.delete_category', { name }),
        renderHint: (id) => <DeletionHint at={at} level="category" id={id} />,
      }}
    />
  );
}
