/** Nothing that can be seen: spaces of every kind, characters without a width, marks without a letter. */
const INVISIBLE = /^[\s\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export const isBlank = (value: string): boolean => INVISIBLE.test(value);
