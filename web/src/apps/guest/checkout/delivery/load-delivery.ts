import type { Language } from '@comanda/contract/texts';
import texts from 'virtual:guest-texts/delivery';
import { loadSay } from '../../island/island-texts.ts';

/** Code that only a delivery needs: most orders are made at a table, and do not load it. */
export async function loadDelivery(language: Language) {
  const [{ DeliveryFields, showRefusal }, say] = await Promise.all([
    import('./delivery-part.tsx'),
    loadSay(texts, language),
  ]);
  return { DeliveryFields, showRefusal, say };
}

export type DeliveryPart = Awaited<ReturnType<typeof loadDelivery>>;
