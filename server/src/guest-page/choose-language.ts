import { DEFAULT_LANGUAGE, preferredLanguage, type Language } from '@comanda/contract/texts';
import Negotiator from 'negotiator';
import { rememberHeader } from '../plumbing/http/remember-header.ts';

const ofBrowser = rememberHeader((acceptLanguage): Language => {
  const accepted = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages();
  return preferredLanguage(accepted) ?? DEFAULT_LANGUAGE;
});

/** The language of `?lang=`, else the one that the browser prefers, else Russian. */
export function chooseLanguage(asked: unknown, acceptLanguage: string | undefined): Language {
  const chosen = typeof asked === 'string' ? preferredLanguage([asked]) : undefined;
  return chosen ?? ofBrowser(acceptLanguage);
}
