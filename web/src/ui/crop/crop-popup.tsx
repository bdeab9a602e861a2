import { imageWidths } from '@comanda/domain/images';
import { RotateCw } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { Popup } from '../popup/popup.tsx';
import { Notice } from '../states/notice.tsx';
import styles from './crop-popup.module.css';
import {
  isFile,
  nameOf,
  pictureFrames,
  readPicture,
  type CroppedKind,
  type PictureSource,
} from './cropped-picture.ts';
import { cutPicture, maxZoom, wholePicture } from './cut-picture.ts';

type Props = {
  readonly kind: CroppedKind;
  readonly source: PictureSource;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onTake: (file: File) => void;
};

/** Of an arrow key, in pixels of the screen. */
const KEY_STEP = 8;

type Read = { readonly blob: Blob; readonly address: string };

/** The picture, and an address of it while the popup is open. */
function usePicture(source: PictureSource, isOpen: boolean) {
  const [picture, setPicture] = useState<Read>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isLeft = false;
    let address: string | undefined;
    const read = async () => {
      try {
        const blob = await readPicture(source);
        if (isLeft) return;
        address = URL.createObjectURL(blob);
        setPicture({ blob, address });
      } catch {
        if (!isLeft) setFailed(true);
      }
    };
    void read();
    return () => {
      isLeft = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [source, isOpen]);
  return { picture, hasFailed, setFailed };
}

/** Cuts a picture to the shape in which guests see it. */
export function CropPopup({ kind, source, isOpen, onClose, onTake }: Props) {
  const { t } = useText();
  const hintId = useId();
  const { ratio, seen } = pictureFrames[kind];
  const { picture, hasFailed, setFailed } = usePicture(source, isOpen);
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  const [area, setArea] = useState<Area>();
  const [isCutting, setCutting] = useState(false);
  const [isUncut, setUncut] = useState(false);
  const isOpenRef = useRef(isOpen);
  useEffect(() => {
    isOpenRef.current = isOpen;
  }, [isOpen]);
  const finish = async (cut: () => Promise<File>) => {
    if (isCutting) return;
    setCutting(true);
    setUncut(false);
    try {
      const file = await cut();
      // It may have been closed while the picture was cut.
      if (isOpenRef.current) onTake(file);
    } catch {
      setUncut(true);
    }
    setCutting(false);
  };
  const maxWidth = imageWidths[kind].at(-1) ?? 0;
  const most = size ? maxZoom(size, turns, ratio) : 1;
  const shownZoom = Math.min(zoom, most);
  const problem = hasFailed
    ? t(isFile(source) ? 'errors.file_is_not_an_image' : 'errors.invalid_file')
    : isUncut && t('errors.invalid_file');
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t('ui.crop_title')}
      maxWidth={560}
      problem={problem !== false && <Notice>{problem}</Notice>}
      actions={
        hasFailed ? (
          <Button variant="quiet" onClick={onClose}>
            {t('ui.close')}
          </Button>
        ) : (
          <>
            {isFile(source) && (
              <Button
                variant="quiet"
                onClick={() => void finish(() => wholePicture(source, maxWidth))}
              >
                {t('ui.crop_whole')}
              </Button>
            )}
            <Button
              isPending={isCutting}
              disabled={!area}
              onClick={() => {
                if (!picture || !area) return;
                const cutting = { name: nameOf(source), maxWidth, cut: { area, turns } };
                void finish(() => cutPicture(picture.blob, cutting));
              }}
            >
              {t('ui.crop_take')}
            </Button>
          </>
        )
      }
    >
      {!hasFailed && (
        <div className={styles['editor']}>
          <div
            className={styles['stage']}
            style={{
              '--crop-ratio': ratio,
              '--seen-width': `${seen.width * 100}%`,
              '--seen-height': `${seen.height * 100}%`,
            }}
            aria-busy={!size}
          >
            {picture && (
              <Cropper
                image={picture.address}
                aspect={ratio}
                crop={at}
                zoom={shownZoom}
                maxZoom={most}
                rotation={turns * 90}
                keyboardStep={KEY_STEP}
                showGrid={false}
                onCropChange={setAt}
                onZoomChange={setZoom}
                onCropAreaChange={(_parts, pixels) => {
                  setArea(pixels);
                }}
                onMediaLoaded={({ naturalWidth: width, naturalHeight: height }) => {
                  setSize({ width, height });
                }}
                mediaProps={{
                  onError: () => {
                    setFailed(true);
                  },
                }}
                classes={{ cropAreaClassName: styles['frame'] ?? '' }}
                cropperProps={{
                  role: 'application',
                  'aria-label': t('ui.crop_area'),
                  'aria-describedby': hintId,
                }}
                disableAutomaticStylesInjection
              />
            )}
          </div>
          <p id={hintId} className={styles['hint']}>
            {t('ui.crop_hint')}
          </p>
          <div className={styles['tools']}>
            <label className={styles['zoom']}>
              <span>{t('ui.crop_zoom')}</span>
              <input
                type="range"
                min={1}
                max={most}
                step={0.01}
                value={shownZoom}
                disabled={most === 1}
                aria-valuetext={`${Math.round(shownZoom * 100)} %`}
                onChange={({ currentTarget: { valueAsNumber } }) => {
                  setZoom(valueAsNumber);
                }}
              />
            </label>
            <Button
              variant="quiet"
              size="small"
              icon={<RotateCw />}
              disabled={!size}
              onClick={() => {
                setTurns((turns + 1) % 4);
              }}
            >
              {t('ui.crop_turn')}
            </Button>
          </div>
        </div>
      )}
    </Popup>
  );
}
