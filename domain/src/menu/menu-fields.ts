import { MAX_LINE_LENGTH } from '../fields/lengths.ts';
import { length, notEmpty, type Validator } from '../fields/validators.ts';

// An empty name would be invisible on the guest's page.
const name: readonly Validator[] = [notEmpty, length(1, MAX_LINE_LENGTH)];

/** The most characters of a dish's ingredients: a page of text. */
export const MAX_INGREDIENTS_LENGTH = 4000;

export const menuFields = { menu: name, category: name, dish: name } as const;
