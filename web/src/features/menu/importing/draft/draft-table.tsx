import { UtensilsCrossed } from 'lucide-react';
import { useId, useMemo, type Dispatch } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import type { WholeMenu } from '../import-api.ts';
import { DraftRowFields } from './draft-row.tsx';
import {
  type DishState,
  type Draft,
  type DraftAction,
  type DraftGroup,
  fieldProblem,
} from './draft.ts';
import styles from './draft-table.module.css';
import type { GroupName } from './move-select.tsx';

type Props = {
  readonly draft: Draft;
  readonly states: ReadonlyMap<number, DishState>;
  /** Its names are offered for menus and categories. */
  readonly menu: WholeMenu | undefined;
  readonly dispatch: Dispatch<DraftAction>;
  readonly onFocus: (line: number) => void;
};

const namesOf = (entries: readonly { readonly name: string }[] = []): string[] => [
  ...new Set(entries.map(({ name }) => name)),
];

const Names = ({ id, names }: { readonly id: string; readonly names: readonly string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </datalist>
);

/** The dishes of a draft under their categories, each correctable. */
export function DraftTable({ draft, states, menu, dispatch, onFocus }: Props) {
  const id = useId();
  // One list for as long as the names stay, so that typing in one line draws only that line.
  const names = JSON.stringify(
    draft.groups.map(({ id: of, category }) => ({ id: of, name: category })),
  );
  const groups = useMemo(() => JSON.parse(names) as GroupName[], [names]);
  return (
    <>
      <Names id={`${id}-menus`} names={namesOf(menu?.menus)} />
      <Names id={`${id}-categories`} names={namesOf(menu?.categories)} />
      <ol className={styles['groups']}>
        {draft.groups.map((group, index) => (
          <li key={group.id} className={styles['group']}>
            <GroupHead
              group={group}
              isFirst={index === 0}
              state={states.get(group.dishes[0]?.id ?? 0)}
              lists={id}
              dispatch={dispatch}
            />
            <ol className={styles['dishes']}>
              {group.dishes.map((dish) => (
                <DraftRowFields
                  key={dish.id}
                  dish={dish}
                  state={states.get(dish.id)}
                  groupID={group.id}
                  groups={groups}
                  dispatch={dispatch}
                  onFocus={onFocus}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </>
  );
}

type HeadProps = {
  readonly group: DraftGroup;
  readonly isFirst: boolean;
  /** Of its first dish: menu and category are the same for all. */
  readonly state: DishState | undefined;
  readonly lists: string;
  readonly dispatch: Dispatch<DraftAction>;
};

function GroupHead({ group, isFirst, state, lists, dispatch }: HeadProps) {
  const { t } = useText();
  const { id, menu, category } = group;
  return (
    <div className={styles['head']}>
      <TextField
        label={t('menu.import_menu')}
        list={`${lists}-menus`}
        value={menu}
        error={fieldProblem(state, 'menu', t)}
        onChange={(event) => {
          dispatch({ do: 'name-group', id, names: { menu: event.target.value } });
        }}
      />
      <TextField
        label={t('menu.import_category')}
        list={`${lists}-categories`}
        value={category}
        error={fieldProblem(state, 'category', t)}
        onChange={(event) => {
          dispatch({ do: 'name-group', id, names: { category: event.target.value } });
        }}
      />
      {!isFirst && (
        <IconButton
          label={t('menu.import_make_dish', { name: category })}
          icon={<UtensilsCrossed />}
          onClick={() => {
            dispatch({ do: 'make-dish', groupId: id });
          }}
        />
      )}
    </div>
  );
}
