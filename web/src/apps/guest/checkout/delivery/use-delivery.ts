import type { Language } from '@comanda/contract/texts';
import { useEffect, useState } from 'react';
import { readDeliveryTerms, type DeliveryTerms } from '../api.ts';
import texts from 'virtual:guest-texts/delivery';
import { loadTranslate } from '../../island/island-texts.ts';

/** Code that only a delivery needs: most orders are made at a table, and do not load it. */
export async function loadDelivery(language: Language) {
  const [{ ContactFields, PlaceFields, PlaceLine, showRefusal }, t] = await Promise.all([
    import('./delivery-part.tsx'),
    loadTranslate(texts, language),
  ]);
  return { ContactFields, PlaceFields, PlaceLine, showRefusal, t };
}

type DeliveryPart = Awaited<ReturnType<typeof loadDelivery>>;

export type Delivery = DeliveryPart & { readonly terms: DeliveryTerms };

export type DeliveryState = {
  readonly delivery: Delivery | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
};

type Pub = { readonly pubId: number; readonly language: Language };

/** Loads the code, the texts, the zones and the payment types once a delivery is chosen. */
export function useDelivery({ pubId, language }: Pub, isNeeded: boolean): DeliveryState {
  const [delivery, setDelivery] = useState<Delivery>();
  const [isFailed, setFailed] = useState(false);
  const [round, setRound] = useState(1);
  const neededRound = isNeeded ? round : 0;
  useEffect(() => {
    if (neededRound === 0) return undefined;
    let isStale = false;
    const load = async (): Promise<void> => {
      try {
        const [part, terms] = await Promise.all([loadDelivery(language), readDeliveryTerms(pubId)]);
        if (isStale) return;
        setDelivery({ ...part, terms });
        setFailed(false);
      } catch {
        if (!isStale) setFailed(true);
      }
    };
    void load();
    return () => {
      isStale = true;
    };
  }, [pubId, language, neededRound]);
  return { delivery, isFailed, retry: () => setRound(round + 1) };
}
