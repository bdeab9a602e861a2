import { DEFAULT_LANGUAGE, preferredLanguage, type Language } from '@comanda/contract/texts';

/** The language tags of an `Accept-Language` (RFC 9110), the most wanted first. */
function acceptedTags(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean);
      return { tag, weight: Number(quality ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** The language of `?lang=`, else the one that the browser prefers, else Russian. */
export function chooseLanguage(asked: unknown, acceptLanguage: string | undefined): Language {
  const tags = [
    typeof asked === 'string' ? asked : undefined,
    ...acceptedTags(acceptLanguage ?? ''),
  ];
  return preferredLanguage(tags) ?? DEFAULT_LANGUAGE;
}
