import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@comanda/contract/texts';

/** Moldovan has had no code of its own since 2008; old phones still send it. */
const ALIASES: Readonly<Record<string, Language>> = { mo: 'ro' };

function accepted(header: string): { language: Language; weight: number }[] {
  return header.split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const base = tag.split('-')[0]?.toLowerCase() ?? '';
    const language = ALIASES[base] ?? base;
    const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean);
    return isLanguage(language) ? [{ language, weight: Number(quality ?? 1) }] : [];
  });
}

/** The language of `?lang=`, else the one that the browser would rather read, else Russian. */
export function chooseLanguage(asked: unknown, acceptLanguage: string | undefined): Language {
  if (typeof asked === 'string' && isLanguage(asked)) return asked;
  const [best] = accepted(acceptLanguage ?? '')
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return best?.language ?? DEFAULT_LANGUAGE;
}
