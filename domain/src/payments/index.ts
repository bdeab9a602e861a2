export { openOf, paidStateOf, type PaidState } from './paid-state.ts';
export {
  changeBack,
  givesChange,
  MAX_VOID_TEXT_LENGTH,
  paymentMethods,
  readVoiding,
  refusePayment,
  voidReasons,
  type NewPayment,
  type PaymentMethod,
  type VoidReason,
} from './payment.ts';
