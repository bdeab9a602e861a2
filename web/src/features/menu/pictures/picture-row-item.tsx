import type { ListedCategory, ListedDish } from '@comanda/contract/menu';
import { Crop } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { errorText } from '../../../lib/query/error-text.ts';
import { Cropping } from '../../../ui/crop/cropping.tsx';
import type { PictureSource } from '../../../ui/crop/cropped-picture.ts';
import { Checkbox } from '../../../ui/field/choice.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { UploadBar } from '../../../ui/upload/upload-bar.tsx';
import { ChosenPicture } from '../dish-form/picture-field.tsx';
import styles from './pictures.module.css';
import type { PictureRow } from './use-pictures.ts';

type Props = {
  readonly row: PictureRow;
  readonly list: {
    readonly categories: readonly ListedCategory[];
    readonly dishes: readonly ListedDish[];
  };
  readonly isDoubled: boolean;
  readonly onChange: (what: Partial<PictureRow>) => void;
};

/** One picture: its dish, whether it is to be sent, and how far it is. */
export function PictureRowItem({ row, list, isDoubled, onChange }: Props) {
  const { t } = useText();
  const { file, chosen, dishID, isConfirmed, state, progress, failure } = row;
  const { name } = chosen;
  const failed = failure === undefined ? undefined : errorText(failure, t);
  const problem = isDoubled ? t('menu.pictures_same_dish') : failed;
  const cropping = usePopup<PictureSource>();
  const hint = () => {
    if (state === 'sent') return t('menu.pictures_sent');
    return dishID !== undefined && !isConfirmed ? t('menu.pictures_check') : undefined;
  };
  return (
    <li className={styles['row']}>
      <button
        type="button"
        className={styles['picture']}
        aria-label={t('menu.crop_image', { name })}
        disabled={state !== 'waiting'}
        onClick={() => {
          // Always from the chosen file, so that nothing that was cut off is lost.
          cropping.open(chosen);
        }}
      >
        <ChosenPicture file={file} alt="" />
        {state === 'waiting' && <Crop />}
      </button>
      <Cropping
        kind="dish"
        popup={cropping}
        onTake={(cut) => {
          onChange({ file: cut });
        }}
      />
      <div className={styles['words']}>
        <SelectField
          label={t('menu.pictures_dish', { name })}
          value={dishID ?? ''}
          disabled={state !== 'waiting'}
          hint={hint()}
          error={problem}
          options={dishID === undefined ? [{ value: '', label: t('menu.pictures_no_dish') }] : []}
          groups={list.categories.map((category) => ({
            label: category.name,
            options: list.dishes
              .filter(({ category_id }) => category_id === category.id)
              .map((dish) => ({ value: dish.id, label: dish.name })),
          }))}
          onChange={({ currentTarget: { value } }) => {
            // A dish that a person has chosen is confirmed.
            onChange({ dishID: Number(value), isConfirmed: true });
          }}
        />
        {state === 'waiting' && dishID !== undefined && (
          <Checkbox
            label={t('menu.pictures_send_this')}
            aria-label={t('menu.pictures_confirm', { name })}
            checked={isConfirmed}
            onChange={({ currentTarget: { checked } }) => {
              onChange({ isConfirmed: checked });
            }}
          />
        )}
        <UploadBar
          label={name}
          progress={state === 'sending' ? progress : undefined}
          className={styles['bar']}
        />
      </div>
    </li>
  );
}
