import type { Language } from '@comanda/contract/texts';
import { loadSay, type LoadTexts } from '../../island/island-texts.ts';

const texts: LoadTexts<'delivery'> = {
  ru: () => import('virtual:guest-texts/delivery/ru'),
  ro: () => import('virtual:guest-texts/delivery/ro'),
  en: () => import('virtual:guest-texts/delivery/en'),
};

/** What only a delivery needs: most orders are made at a table, and go without it. */
export async function loadDelivery(language: Language) {
  const [{ DeliveryFields, tellRefusal }, say] = await Promise.all([
    import('./delivery-part.tsx'),
    loadSay(texts, language),
  ]);
  return { DeliveryFields, tellRefusal, say };
}

export type DeliveryPart = Awaited<ReturnType<typeof loadDelivery>>;
