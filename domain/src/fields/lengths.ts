// In characters, as the database counts them.

/**
 * The most characters of a short text field before its own rule is checked: far above every such rule, so
 * that a form shows the error of the rule.
 */
export const MAX_FIELD_LENGTH = 1000;

/** One line: a name, an e-mail, a town. */
export const MAX_LINE_LENGTH = 255;
export const MAX_PHONE_LENGTH = 40;
export const MAX_ADDRESS_LENGTH = 1000;
