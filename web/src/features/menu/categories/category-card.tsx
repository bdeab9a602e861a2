import type { Category } from '@comanda/contract/menu';
import type { ServingHours } from '@comanda/domain/menu';
import { Link } from '../../../lib/routes/link.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Cropping } from '../../../ui/crop/cropping.tsx';
import type { PictureSource } from '../../../ui/crop/cropped-picture.ts';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { UploadIconButton } from '../../../ui/upload/upload-icon-button.tsx';
import { useUploadCategoryImage } from '../calls/categories-api.ts';
import { CategoryBanner } from './category-banner.tsx';
import { CropButton } from '../cards/crop-button.tsx';
import { Handles } from '../arranging/handles.tsx';
import styles from '../cards/menu-card.module.css';
import type { CardHandles } from '../cards/movable-cards.tsx';
import { categoryPath, type CategoryRef } from '../editor/menu-scope.ts';
import { ServingLine } from '../serving/serving-line.tsx';

type Props = CardHandles & {
  readonly at: CategoryRef;
  readonly category: Category;
  readonly hoursOfMenu?: ServingHours | undefined;
};

/** A category as guests see it, which opens its dishes, with its edit controls beneath. */
export function CategoryCard({ at, category, hoursOfMenu, ...handles }: Props) {
  const { t } = useText();
  const image = useUploadCategoryImage(at);
  const cropping = usePopup<PictureSource>();
  const { name } = category;
  return (
    <article className={styles['card']}>
      <div className={styles['opener']}>
        <CategoryBanner category={category}>
          <h2>
            <Link to={categoryPath(at.pubID, at.menuID, at.categoryID)} className={styles['link']}>
              {name}
            </Link>
          </h2>
        </CategoryBanner>
        <CropButton
          kind="category"
          name={name}
          fileName={category.image_file_name}
          onOpen={cropping.open}
        />
      </div>
      <ServingLine
        hours={category.serving_hours}
        hoursOfMenu={hoursOfMenu}
        orderUntil={category.order_until}
      />
      <div className={styles['handles']}>
        <Handles name={name} axis="column" {...handles}>
          <UploadIconButton
            label={t(category.image_file_name === '' ? 'menu.upload_image' : 'menu.update_image', {
              name,
            })}
            progress={image.progress}
            onFile={cropping.open}
          />
        </Handles>
      </div>
      <Cropping kind="category" popup={cropping} onTake={image.send} />
    </article>
  );
}
