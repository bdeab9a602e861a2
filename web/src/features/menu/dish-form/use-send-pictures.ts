import type { Dish } from '@comanda/contract/menu';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { currentTexts } from '../../../lib/i18n/current-texts.ts';
import { errorText } from '../../../lib/query/error-text.ts';
import { holdWork } from '../../../lib/live/work-in-hand.ts';
import { showDanger } from '../../../lib/toasts/toasts.ts';
import { dishesKey, sendDishPicture } from '../calls/dishes-api.ts';
import { changeList, replaceItem } from '../arranging/list-cache.ts';
import type { CategoryRef } from '../editor/menu-scope.ts';

/** A picture of a saved dish: being sent, or refused. */
type Sending = {
  readonly dish: Dish;
  readonly file: File;
  /** The sent part, 0 to 1. */
  readonly progress: number;
  readonly failure: unknown;
};

export type SendPictures = {
  /** The pictures that are not sent yet. */
  readonly sendings: readonly Sending[];
  readonly send: (dish: Dish, file: File) => void;
};

/** Sends pictures after their dishes, several at once; a failure while its form is closed is shown as a toast. */
export function useSendPictures(at: CategoryRef, isShown: boolean): SendPictures {
  const queryClient = useQueryClient();
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const isSeen = useRef(isShown);
  useEffect(() => {
    isSeen.current = isShown;
    return () => {
      isSeen.current = false;
    };
  }, [isShown]);

  const change = (id: number, what: Partial<Sending>) => {
    setSendings((all) => all.map((one) => (one.dish.id === id ? { ...one, ...what } : one)));
  };
  const uploadPicture = async (dish: Dish, file: File) => {
    const release = holdWork();
    try {
      const { dish: pictured } = await sendDishPicture(at, dish.id, {
        file,
        onProgress: (progress) => {
          change(dish.id, { progress });
        },
      });
      changeList<Dish>(queryClient, dishesKey(at), (all) => replaceItem(all, pictured));
      setSendings((all) => all.filter((one) => one.dish.id !== dish.id));
    } catch (error) {
      change(dish.id, { failure: error });
      if (isSeen.current) return;
      const { t } = currentTexts.get();
      showDanger(t('menu.picture_failed', { name: dish.name, problem: errorText(error, t) }));
    } finally {
      release();
    }
  };
  return {
    sendings,
    send: (dish, file) => {
      setSendings((all) => [
        ...all.filter((one) => one.dish.id !== dish.id),
        { dish, file, progress: 0, failure: undefined },
      ]);
      void uploadPicture(dish, file);
    },
  };
}
