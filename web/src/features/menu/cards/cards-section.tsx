import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState, type EmptyStateProps } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import styles from './menu-cards.module.css';
import addTile from './add-tile.module.css';

type Props<Item> = {
  readonly label: string;
  readonly list: UseQueryResult<Item[]>;
  readonly skeleton: ReactNode;
  /** Shown with the add button while the list has no item. */
  readonly empty: Omit<EmptyStateProps, 'action'>;
  readonly renderCards: (items: readonly Item[]) => ReactNode;
  readonly addLabel: string;
  readonly onAdd: () => void;
  /** The tile behind the last card. */
  readonly addRef?: Ref<HTMLButtonElement>;
  /** The popup that adds an item. */
  readonly children: ReactNode;
};

/** A list of the editor: loading, failed, empty, or its cards and the tile that adds one. */
export function CardsSection<Item>({
  label,
  list,
  skeleton,
  empty,
  renderCards,
  addLabel,
  onAdd,
  addRef,
  children,
}: Props<Item>) {
  const errorText = useErrorText();
  return (
    <section aria-label={label} className={styles['section']}>
      {list.isPending && skeleton}
      {list.isError && !list.data && (
        <FailedState
          message={errorText(list.error)}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data?.length === 0 && (
        <EmptyState
          {...empty}
          action={
            <Button icon={<Plus />} onClick={onAdd}>
              {addLabel}
            </Button>
          }
        />
      )}
      {list.data && list.data.length > 0 && (
        <>
          {renderCards(list.data)}
          <AddTile ref={addRef} label={addLabel} onClick={onAdd} />
        </>
      )}
      {children}
    </section>
  );
}

type TileProps = {
  readonly label: string;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
};

/** At the place of the new item, behind the last one; in a long list at the bottom of the screen. */
export const AddTile = ({ label, onClick, ref }: TileProps) => (
  <button ref={ref} type="button" className={addTile['tile']} onClick={onClick}>
    <Plus />
    {label}
  </button>
);
