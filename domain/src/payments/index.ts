export {
  changeBack,
  givesChange,
  MAX_VOID_TEXT_LENGTH,
  openOf,
  paymentMethods,
  readVoiding,
  refusePayment,
  voidReasons,
  type NewPayment,
  type PaymentMethod,
  type VoidReason,
} from './payment.ts';
