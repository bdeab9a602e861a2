import type { Dish, DishOptionGroup } from '@comanda/contract/menu';
import { effectivePriceMinor } from '@comanda/domain/menu';
import { toAmount, toMinor } from '@comanda/domain/money';
import { SlidersHorizontal } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Amount } from '../../../ui/amounts/amount.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Cropping } from '../../../ui/crop/cropping.tsx';
import type { PictureSource } from '../../../ui/crop/cropped-picture.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { UploadIconButton } from '../../../ui/upload/upload-icon-button.tsx';
import styles from './dish-card.module.css';
import { useUploadDishImage, useSetSoldOut } from '../calls/dishes-api.ts';
import { Handles } from '../arranging/handles.tsx';
import { CropButton } from '../cards/crop-button.tsx';
import { HiddenMark } from '../cards/hidden-mark.tsx';
import card from '../cards/menu-card.module.css';
import type { CardHandles } from '../cards/movable-cards.tsx';
import { DishOptionsPopup } from '../options/links/dish-options-popup.tsx';
import type { CategoryRef, PubRef } from '../editor/menu-scope.ts';
import { SoldOutSwitch } from '../cards/sold-out-switch.tsx';
import { useOptionGroups } from '../calls/options-api.ts';
import optionMarks from './option-marks.module.css';

type MarksProps = { readonly at: PubRef; readonly links: readonly DishOptionGroup[] };

/** On the card of a dish: the names of its option groups. */
function OptionMarks({ at, links }: MarksProps) {
  const { t } = useText();
  const groups = useOptionGroups(at);
  const names = links.flatMap(
    (link) => groups.data?.find(({ id }) => id === link.group_id)?.name ?? [],
  );
  return (
    <p className={optionMarks['marks']}>
      <SlidersHorizontal aria-hidden="true" />
      <span className="visually-hidden">{t('options.of_dish_short')} </span>
      <span>{names.join(' · ')}</span>
    </p>
  );
}

type SoldOutProps = Pick<Props, 'at' | 'dish' | 'timeZone'>;

/** Whether a dish is sold out and until when, and the switch. */
function SoldOutControl({ at, dish, timeZone }: SoldOutProps) {
  const soldOut = useSetSoldOut(at, dish.id);
  return (
    <SoldOutSwitch
      name={dish.name}
      soldOutUntil={dish.sold_out_until}
      timeZone={timeZone}
      isPending={soldOut.isPending}
      onSet={(until) => {
        soldOut.mutate(until);
      }}
    />
  );
}

type Props = CardHandles & {
  readonly at: CategoryRef;
  readonly dish: Dish;
  readonly symbol: string;
  readonly timeZone: string;
};

/** A dish as guests see it, with its edit controls beneath. */
export function DishCard({ at, dish, symbol, timeZone, ...handles }: Props) {
  const { t } = useText();
  const image = useUploadDishImage(at, dish.id);
  const options = usePopup<Dish>();
  const cropping = usePopup<PictureSource>();
  const { name } = dish;
  const hasPicture = dish.image_file_name !== '';
  return (
    <article className={card['card']}>
      <div className={classNames(styles['dish'], !dish.visible && styles['hidden'])}>
        {hasPicture && (
          <div className={styles['picture']}>
            <Picture
              kind="dish"
              fileName={dish.image_file_name}
              alt=""
              sizes="132px"
              ratio="1"
              color={dish.image_color}
            />
            <CropButton
              kind="dish"
              name={name}
              fileName={dish.image_file_name}
              onOpen={cropping.open}
            />
          </div>
        )}
        <div className={styles['words']}>
          <h2 className={styles['name']} title={name}>
            {name}
          </h2>
          {dish.ingredients !== '' && <p className={styles['ingredients']}>{dish.ingredients}</p>}
          {dish.option_groups && <OptionMarks at={at} links={dish.option_groups} />}
          <Price dish={dish} symbol={symbol} />
        </div>
      </div>
      {!dish.visible && <HiddenMark className={styles['mark']} />}
      <SoldOutControl at={at} dish={dish} timeZone={timeZone} />
      <div className={card['handles']}>
        <Handles name={name} axis="column" {...handles}>
          <IconButton
            label={t('options.of_dish', { name })}
            icon={<SlidersHorizontal />}
            onClick={() => {
              options.open(dish);
            }}
          />
          <UploadIconButton
            label={t(hasPicture ? 'menu.update_image' : 'menu.upload_image', { name })}
            progress={image.progress}
            onFile={cropping.open}
          />
        </Handles>
      </div>
      <Cropping kind="dish" popup={cropping} onTake={image.send} />
      {options.subject && (
        <DishOptionsPopup
          key={options.openCount}
          at={at}
          dish={options.subject}
          isOpen={options.isOpen}
          onClose={options.close}
        />
      )}
    </article>
  );
}

function Price({ dish, symbol }: { readonly dish: Dish; readonly symbol: string }) {
  const { t } = useText();
  const effective = toAmount(effectivePriceMinor(toMinor(dish.price), toMinor(dish.sale_price)));
  const isOnSale = effective < dish.price;
  return (
    <p className={styles['price']}>
      <span className={classNames(isOnSale && styles['sale'])}>
        <Amount value={effective} symbol={symbol} />
      </span>
      {isOnSale && (
        <>
          <span className="visually-hidden">{t('menu.old_price')}:</span>
          <Amount value={dish.price} symbol={symbol} size="small" isStruck />
        </>
      )}
    </p>
  );
}
