import type { Dish } from '@comanda/contract/menu';
import { useId, useRef } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Cropping } from '../../../../ui/crop/cropping.tsx';
import type { PictureSource } from '../../../../ui/crop/cropped-picture.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { usePopup } from '../../../../ui/popup/use-popup.ts';
import { FileInput } from '../../../../ui/upload/file-input.tsx';
import { useSetSoldOut, useUploadDishImage } from '../../calls/dishes-api.ts';
import { useOptionGroups } from '../../calls/options-api.ts';
import type { CardHandles } from '../../cards/movable-cards.tsx';
import type { CategoryRef } from '../../editor/menu-scope.ts';
import { DishOptionsPopup } from '../../options/links/dish-options-popup.tsx';
import { useSaveProblem } from '../../saving/form-problems.ts';
import { DishActions } from './dish-actions.tsx';
import { DishFacts } from './dish-facts.tsx';
import { DishPicture } from './dish-picture.tsx';
import { lowestSize } from './dish-price.ts';
import styles from './dish-row.module.css';
import { DishSwitches } from './dish-switches.tsx';
import { PriceCell, SizesPrice } from './price-cell.tsx';
import { useDishChange } from './use-dish-change.ts';
import { usePriceField } from './use-price-field.ts';

type Props = CardHandles & {
  readonly at: CategoryRef;
  readonly dish: Dish;
  readonly symbol: string;
  readonly timeZone: string;
};

/** A dish in its category: what changes daily is changed here, the rest in its form. */
export function DishRow({ at, dish, symbol, timeZone, grip, ...handles }: Props) {
  const { t } = useText();
  const problemId = useId();
  const fileRef = useRef<HTMLInputElement>(null);
  const image = useUploadDishImage(at, dish.id);
  const soldOut = useSetSoldOut(at, dish.id);
  const priced = useDishChange(at, dish);
  const visible = useDishChange(at, dish);
  const price = usePriceField(dish, priced);
  const refusal = useSaveProblem(visible.error);
  const problem = price.problem ?? refusal;
  const options = usePopup<Dish>();
  const cropping = usePopup<PictureSource>();
  const groups = useOptionGroups(at, { enabled: dish.option_groups !== undefined });
  const size = lowestSize(dish.option_groups, groups.data);
  const chooseFile = () => fileRef.current?.click();
  return (
    <article className={styles['row']}>
      {grip}
      <FileInput
        ref={fileRef}
        label={t('menu.upload_image', { name: dish.name })}
        onFile={cropping.open}
      />
      <DishPicture dish={dish} progress={image.progress} onChoose={chooseFile} />
      <div className={classNames(styles['words'], !dish.visible && styles['hidden'])}>
        <h2 className={styles['name']}>
          <button type="button" title={t('ui.edit')} onClick={handles.onEdit}>
            {dish.name}
          </button>
        </h2>
        <DishFacts at={at} dish={dish} timeZone={timeZone} />
      </div>
      <div className={styles['controls']}>
        {size === undefined ? (
          <PriceCell
            dish={dish}
            symbol={symbol}
            field={price}
            isPending={priced.isPending}
            problemId={problemId}
          />
        ) : (
          <SizesPrice price={size} symbol={symbol} onOpen={handles.onEdit} />
        )}
        <DishSwitches dish={dish} soldOut={soldOut} visible={visible} />
      </div>
      <DishActions
        {...handles}
        dish={dish}
        onOptions={() => {
          options.open(dish);
        }}
        onUpload={chooseFile}
        onCrop={cropping.open}
        onSoldOut={soldOut.mutate}
      />
      {problem !== undefined && (
        <p id={problemId} role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
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
