import { imageWidths } from '@comanda/domain/images';
import { RotateCcw, RotateCw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { Popup } from '../popup/popup.tsx';
import { Notice } from '../states/notice.tsx';
import {
  fitCrop,
  maxZoom,
  turnPicture,
  UNCHANGED,
  zoomPicture,
  type Crop,
  type Framed,
} from './crop-geometry.ts';
import { cropByKey } from './crop-keys.ts';
import styles from './crop-popup.module.css';
import { CropStage } from './crop-stage.tsx';
import { cutPicture, wholePicture } from './cut-picture.ts';
import { pictureFrames, type CroppedKind } from './picture-frames.ts';
import { isFile, type PictureSource } from './picture-source.ts';
import { usePicture } from './use-picture.ts';

type Props = {
  readonly kind: CroppedKind;
  readonly source: PictureSource;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onTake: (file: File) => void;
};

/** Cuts a picture to the shape in which guests see it. */
export function CropPopup({ kind, source, isOpen, onClose, onTake }: Props) {
  const { t } = useText();
  const { ratio, seen } = pictureFrames[kind];
  const { picture, size, hasFailed } = usePicture(source, isOpen);
  const stageRef = useRef<HTMLDivElement>(null);
  const [edited, setCrop] = useState<Crop>(UNCHANGED);
  const [isCutting, setCutting] = useState(false);
  const [isUncut, setUncut] = useState(false);
  const isOpenRef = useRef(isOpen);
  useEffect(() => {
    isOpenRef.current = isOpen;
  }, [isOpen]);
  const framed = useMemo<Framed>(() => ({ size, ratio }), [size, ratio]);
  const crop = fitCrop(framed, edited);
  useEffect(() => {
    // The picture is drawn after the popup, which has given the focus to what was there.
    if (picture) stageRef.current?.focus({ preventScroll: true });
  }, [picture]);
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
  const take = () => {
    if (picture) void finish(() => cutPicture({ source, picture, framed, crop, maxWidth }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The slider has its own arrows, a button its own Enter.
    if (target instanceof HTMLInputElement && key.startsWith('Arrow')) return;
    if (target instanceof HTMLButtonElement && key === 'Enter') return;
    const next = key === 'Enter' ? undefined : cropByKey(framed, crop, event);
    if (key === 'Enter') take();
    else if (next) setCrop(next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const problem = hasFailed
    ? t(isFile(source) ? 'errors.file_is_not_an_image' : 'errors.invalid_file')
    : isUncut && t('errors.invalid_file');
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t('ui.crop_title')}
      maxWidth={560}
      initialFocus={stageRef}
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
                onClick={() => void finish(() => wholePicture({ source, picture, maxWidth }))}
              >
                {t('ui.crop_whole')}
              </Button>
            )}
            <Button isPending={isCutting} disabled={!picture} onClick={take}>
              {t('ui.crop_take')}
            </Button>
          </>
        )
      }
    >
      {!hasFailed && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from what is in it
        <div className={styles['editor']} onKeyDown={onKeyDown}>
          {picture ? (
            <CropStage
              ref={stageRef}
              picture={picture}
              framed={framed}
              seen={seen}
              crop={crop}
              onChange={setCrop}
            />
          ) : (
            <div className={styles['stage']} aria-busy="true">
              <div className={styles['frame']} style={{ '--crop-ratio': ratio }} />
            </div>
          )}
          <p className={styles['hint']}>{t('ui.crop_hint')}</p>
          <Tools framed={framed} crop={crop} isOff={!picture} onChange={setCrop} />
        </div>
      )}
    </Popup>
  );
}

type ToolsProps = {
  readonly framed: Framed;
  readonly crop: Crop;
  readonly isOff: boolean;
  readonly onChange: (crop: Crop) => void;
};

/** Zoom, quarter turn, and back to the beginning. */
function Tools({ framed, crop, isOff, onChange }: ToolsProps) {
  const { t } = useText();
  const most = maxZoom(framed, crop.turns);
  return (
    <div className={styles['tools']}>
      <label className={styles['zoom']}>
        <span>{t('ui.crop_zoom')}</span>
        <input
          type="range"
          min={1}
          max={most}
          step={0.01}
          value={crop.zoom}
          disabled={isOff || most === 1}
          aria-valuetext={`${Math.round(crop.zoom * 100)} %`}
          onChange={({ currentTarget: { valueAsNumber } }) => {
            onChange(zoomPicture(framed, crop, { zoom: valueAsNumber }));
          }}
        />
      </label>
      <Button
        variant="quiet"
        size="small"
        icon={<RotateCw />}
        disabled={isOff}
        onClick={() => {
          onChange(turnPicture(framed, crop));
        }}
      >
        {t('ui.crop_turn')}
      </Button>
      <Button
        variant="plain"
        size="small"
        icon={<RotateCcw />}
        disabled={isOff}
        onClick={() => {
          onChange(UNCHANGED);
        }}
      >
        {t('ui.crop_reset')}
      </Button>
    </div>
  );
}
