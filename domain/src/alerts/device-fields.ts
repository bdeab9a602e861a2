import { MAX_LINE_LENGTH } from '../fields/lengths.ts';
import { length, notEmpty, type Validator } from '../fields/validators.ts';

/** Devices of a pub that show alerts. */
export const MAX_DEVICES_OF_PUB = 20;

export const deviceFields = {
  device: [notEmpty, length(1, MAX_LINE_LENGTH)],
} as const satisfies Record<string, readonly Validator[]>;
