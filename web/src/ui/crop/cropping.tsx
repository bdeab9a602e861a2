import { useEffect, useSyncExternalStore } from 'react';
import { LatePart } from '../../lib/lazy/late-part.ts';
import { whenIdle } from '../../lib/lazy/when-idle.ts';
import type { PopupState } from '../popup/use-popup.ts';
import type { CroppedKind, PictureSource } from './cropped-picture.ts';

type Props = {
  readonly kind: CroppedKind;
  /** Opened with a chosen file, or with the address of the present picture. */
  readonly popup: PopupState<PictureSource>;
  /** Receives the cut, or the whole file. */
  readonly onTake: (file: File) => void;
};

const cropper = new LatePart(async () => (await import('./crop-popup.tsx')).CropPopup);

/** The crop popup, whose program is loaded after the screen. */
export function Cropping({ kind, popup, onTake }: Props) {
  const { subject, isOpen, openCount, close } = popup;
  const { part: CropPopup, failure } = useSyncExternalStore(cropper.subscribe, cropper.current);
  useEffect(() => {
    if (isOpen) cropper.load();
    else whenIdle(cropper.load);
  }, [isOpen]);
  if (!subject) return null;
  if (!CropPopup) {
    if (isOpen && failure !== undefined) throw failure;
    return null;
  }
  return (
    <CropPopup
      key={openCount}
      kind={kind}
      source={subject}
      isOpen={isOpen}
      onClose={close}
      onTake={(file) => {
        close();
        onTake(file);
      }}
    />
  );
}
