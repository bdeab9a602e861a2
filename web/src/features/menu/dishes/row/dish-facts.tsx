import type { Dish, DishOptionGroup } from '@comanda/contract/menu';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useOptionGroups } from '../../calls/options-api.ts';
import { SoldOutWords, useSoldOutEnd } from '../../cards/sold-out-switch.tsx';
import type { PubRef } from '../../editor/menu-scope.ts';
import styles from './dish-facts.module.css';

type Props = { readonly at: PubRef; readonly dish: Dish; readonly timeZone: string };

/** One line below the name of a dish: whether guests can have it, its options, and what it is made of. */
export function DishFacts({ at, dish, timeZone }: Props) {
  const { t } = useText();
  const until = useSoldOutEnd(dish.sold_out_until);
  const { ingredients, option_groups: links, visible: isVisible } = dish;
  if (!until && isVisible && !links && ingredients === '') return null;
  return (
    <p className={styles['facts']} title={ingredients}>
      {until && (
        <span className={styles['soldOut']}>
          <SoldOutWords until={until} timeZone={timeZone} />
        </span>
      )}
      {!isVisible && <b>{t('menu.hidden')}</b>}
      {links && <OptionNames at={at} links={links} />}
      {ingredients !== '' && <span>{ingredients}</span>}
    </p>
  );
}

type NamesProps = { readonly at: PubRef; readonly links: readonly DishOptionGroup[] };

function OptionNames({ at, links }: NamesProps) {
  const { t } = useText();
  const groups = useOptionGroups(at);
  const names = links.flatMap(
    (link) => groups.data?.find(({ id }) => id === link.group_id)?.name ?? [],
  );
  return (
    <span>
      <span className="visually-hidden">{t('options.of_dish_short')} </span>
      <span>{names.join(' · ')}</span>
    </span>
  );
}
