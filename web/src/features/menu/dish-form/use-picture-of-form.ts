import type { Dish } from '@comanda/contract/menu';
import { useEffect, useState } from 'react';
import type { CategoryRef } from '../editor/menu-scope.ts';
import { useSendPictures, type SendPictures } from './use-send-pictures.ts';

export type PictureOfForm = SendPictures & {
  /** The picture chosen for the dish in the form. */
  readonly file: File | undefined;
  readonly choose: (file: File | undefined) => void;
  /** The last dish is saved; the form stays open only until all pictures are sent. */
  readonly isSaved: boolean;
  /** After a dish is saved: sends its picture while the form is used for the next dish. */
  readonly sendAndGoOn: (dish: Dish) => void;
  /** After a dish is saved: sends its picture, and the form closes once all are sent. */
  readonly sendAndClose: (dish: Dish) => void;
};

type Popup = { readonly isOpen: boolean; readonly onClose: () => void };

/** A picture needs the id of an existing dish, so it is sent after the form. */
export function usePictureOfForm(at: CategoryRef, { isOpen, onClose }: Popup): PictureOfForm {
  const [file, setFile] = useState<File>();
  const [isSaved, setSaved] = useState(false);
  const { sendings, send } = useSendPictures(at, isOpen);
  const hasArrived = isSaved && sendings.length === 0;
  useEffect(() => {
    if (isOpen && hasArrived) onClose();
  }, [isOpen, hasArrived, onClose]);
  return {
    sendings,
    send,
    file,
    choose: setFile,
    isSaved,
    sendAndGoOn: (dish) => {
      if (file) send(dish, file);
      setFile(undefined);
    },
    sendAndClose: (dish) => {
      if (file) send(dish, file);
      if (file || sendings.length > 0) setSaved(true);
      else onClose();
    },
  };
}
