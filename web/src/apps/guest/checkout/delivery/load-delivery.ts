import type { Language } from '@comanda/contract/texts';
import texts from 'virtual:guest-texts/delivery';
import { loadTranslate } from '../../island/island-texts.ts';

/** Code that only a delivery needs: most orders are made at a table, and do not load it. */
export async function loadDelivery(language: Language) {
  const [{ DeliveryFields, showRefusal }, t] = await Promise.all([
    import('./delivery-part.tsx'),
    loadTranslate(texts, language),
  ]);
  return { DeliveryFields, showRefusal, t };
}

export type DeliveryPart = Awaited<ReturnType<typeof loadDelivery>>;
