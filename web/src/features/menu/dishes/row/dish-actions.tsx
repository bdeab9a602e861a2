import { imagePath } from '@comanda/domain/images';
import type { Dish } from '@comanda/contract/menu';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import {
  ChevronDown,
  ChevronUp,
  Ban,
  Copy,
  Crop,
  ImageUp,
  Pencil,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { ActionsMenu } from '../../../../ui/actions/actions-menu.tsx';
import type { PictureSource } from '../../../../ui/crop/cropped-picture.ts';
import type { CardHandles } from '../../cards/movable-cards.tsx';

type Props = Omit<CardHandles, 'grip'> & {
  readonly dish: Dish;
  readonly onOptions: () => void;
  readonly onUpload: () => void;
  readonly onCrop: (source: PictureSource) => void;
  readonly onSoldOut: (until: string) => void;
};

/** What is seldom done with a dish. */
export function DishActions({ dish, index, count, onMove, onCrop, onSoldOut, ...on }: Props) {
  const { t } = useText();
  const { image_file_name: picture } = dish;
  const move = (label: 'menu.up' | 'menu.down', direction: 'left' | 'right') => ({
    label: t(label),
    icon: direction === 'left' ? <ChevronUp /> : <ChevronDown />,
    onSelect: () => {
      onMove(direction);
    },
  });
  return (
    <ActionsMenu
      label={t('ui.actions_of', { name: dish.name })}
      actions={[
        { label: t('ui.edit'), icon: <Pencil />, onSelect: on.onEdit },
        { label: t('options.to_page'), icon: <SlidersHorizontal />, onSelect: on.onOptions },
        { label: t('menu.copy'), icon: <Copy />, onSelect: on.onCopy },
        ...(index > 0 ? [move('menu.up', 'left')] : []),
        ...(index < count - 1 ? [move('menu.down', 'right')] : []),
        {
          label: t(picture === '' ? 'menu.add_picture' : 'menu.change_picture'),
          icon: <ImageUp />,
          onSelect: on.onUpload,
        },
        ...(picture === ''
          ? []
          : [
              {
                label: t('menu.crop_picture'),
                icon: <Crop />,
                onSelect: () => {
                  onCrop({ address: imagePath('dish', picture) });
                },
              },
            ]),
        {
          label: t('menu.sold_out_for_long'),
          icon: <Ban />,
          onSelect: () => {
            onSoldOut(UNTIL_SWITCHED_BACK);
          },
        },
        { label: t('ui.delete'), icon: <Trash2 />, onSelect: on.onDelete, isDestructive: true },
      ]}
    />
  );
}
