export { openOf, paidStateOf, type PaidState } from './paid-state.ts';
export {
  CREATION_MS,
  isOpenRequest,
  LATE_MS,
  lookAgainIn,
  MAX_REQUESTS_OF_ORDER,
  MIA_CURRENCY,
  REFUND_AGAIN_MS,
  REFUND_MS,
  REQUEST_MINUTES,
  requestNews,
  requestStates,
  stepOfRequest,
  voidingOfProven,
  type RequestNews,
  type RequestState,
} from './payment-request.ts';
export {
  changeBack,
  givesChange,
  MAX_VOID_TEXT_LENGTH,
  paymentMethods,
  refusePayment,
  voidReasons,
  type NewPayment,
  type PaymentMethod,
  type VoidReason,
} from './payment.ts';
