export {
  isRate,
  isVatClass,
  LAW_TIME_ZONE,
  vatClasses,
  vatOf,
  vatOfDish,
  type VatClass,
  type VatClasses,
  type VatOfLine,
  type VatPart,
  type VatRate,
} from './vat.ts';
