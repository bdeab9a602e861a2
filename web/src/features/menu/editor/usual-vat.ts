import type { VatClass } from '@comanda/domain/vat';
import { createContext } from 'react';

/** The usual class of VAT of the pub whose menu it is; null of one that pays no VAT, whose forms do not ask. */
export const UsualVat = createContext<VatClass | null>(null);
