/** A menu of three thousand dishes with its headings, several times. */
export const MAX_LINES = 20_000;
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
