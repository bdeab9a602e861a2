import { DEFAULT_LANGUAGE, preferredLanguage, type Language } from '@comanda/contract/texts';
import Negotiator from 'negotiator';

/** The language of `?lang=`, else the one that the browser prefers, else Russian. */
export function chooseLanguage(asked: unknown, acceptLanguage: string | undefined): Language {
  const accepted = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages();
  const tags = [typeof asked === 'string' ? asked : undefined, ...accepted];
  return preferredLanguage(tags) ?? DEFAULT_LANGUAGE;
}
