export { divideHalfUp, isWireAmount, MAX_AMOUNT_MINOR, toAmount, toMinor } from './amount.ts';
