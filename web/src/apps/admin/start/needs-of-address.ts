import type { TextsPart } from '../../../lib/i18n/address-of-texts.ts';

/** Whether an address is the desk of a pub. */
export const isDesk = (pathname: string): boolean =>
  /^\/admin\/pub\/\d+\/orders\/*$/.test(pathname);

/** The texts that the first screen of an address needs; its other texts load after it. */
export const firstTexts = (pathname: string): TextsPart => (isDesk(pathname) ? 'desk' : 'all');

/** Whether an address is a screen of a signed-in user. */
export const isWork = (pathname: string): boolean =>
  /^\/(?:admin\/(?:company|pub)|administration|courier(?!\/registration))(?:\/|$)/.test(pathname);
