export { divideHalfUp, isWireAmount, toAmount, toMinor } from './amount.ts';
