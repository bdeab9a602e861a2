import type { Dish } from '@comanda/contract/menu';
import { imagePath } from '@comanda/domain/images';
import { Crop, ImagePlus, ImageUp, Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Cropping } from '../../../ui/crop/cropping.tsx';
import type { PictureSource } from '../../../ui/crop/cropped-picture.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { FileInput } from '../../../ui/upload/file-input.tsx';
import styles from './picture-field.module.css';
import { acceptDrops } from './accept-drops.ts';

type ChosenProps = { readonly file: File; readonly alt: string };

/** A file on the device that is not sent yet. */
export function ChosenPicture({ file, alt }: ChosenProps) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (ref.current) ref.current.src = url;
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return <img ref={ref} alt={alt} />;
}

type Props = {
  /** The picture that the dish already has. */
  readonly saved: Pick<Dish, 'image_file_name' | 'image_color'> | undefined;
  /** The chosen picture, sent once the dish is saved. */
  readonly file: File | undefined;
  readonly onFile: (file: File | undefined) => void;
};

/** The picture of a dish as its card will show it: chosen, taken by the camera, or dropped here. */
export function PictureField({ saved, file, onFile }: Props) {
  const { t } = useText();
  const boxRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const chooseRef = useRef<HTMLButtonElement>(null);
  const cropping = usePopup<PictureSource>();
  const openRef = useRef(cropping.open);
  useEffect(() => {
    if (!boxRef.current) return undefined;
    return acceptDrops(boxRef.current, ([first]) => {
      if (first) openRef.current(first);
    });
  }, []);
  const hasSaved = saved !== undefined && saved.image_file_name !== '';
  const present =
    file ?? (hasSaved ? { address: imagePath('dish', saved.image_file_name) } : undefined);
  const hasPicture = file !== undefined || hasSaved;
  const label = t(hasPicture ? 'menu.replace_picture' : 'menu.add_picture');
  return (
    <div ref={boxRef} className={styles['box']}>
      <span className={styles['preview']}>
        {file ? (
          <ChosenPicture file={file} alt={t('menu.chosen_picture')} />
        ) : (
          <Picture
            kind="dish"
            fileName={hasSaved ? saved.image_file_name : null}
            alt=""
            sizes="88px"
            ratio="1"
            color={hasSaved ? saved.image_color : null}
            fallback={<ImagePlus />}
          />
        )}
      </span>
      <div className={styles['choice']}>
        <span className={styles['label']}>{t('menu.picture')}</span>
        <div className={styles['buttons']}>
          <FileInput ref={inputRef} label={label} onFile={cropping.open} />
          <Button
            ref={chooseRef}
            variant="quiet"
            size="small"
            icon={<ImageUp />}
            onClick={() => inputRef.current?.click()}
          >
            {label}
          </Button>
          {present && (
            <Button
              variant="plain"
              size="small"
              icon={<Crop />}
              onClick={() => {
                cropping.open(present);
              }}
            >
              {t('ui.crop_take')}
            </Button>
          )}
          {file && (
            <Button
              variant="plain"
              size="small"
              icon={hasSaved ? <Undo2 /> : <X />}
              onClick={() => {
                onFile(undefined);
                chooseRef.current?.focus();
              }}
            >
              {t(hasSaved ? 'menu.keep_picture' : 'menu.remove_picture')}
            </Button>
          )}
        </div>
      </div>
      <Cropping kind="dish" popup={cropping} onTake={onFile} />
    </div>
  );
}
