import type { CallBody } from '@comanda/contract';
import type { FieldError } from '@comanda/contract/errors';
import type { TranslatedKind } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import { writeProblem } from '../../../../lib/forms/problem-text.ts';
import type { Part } from '../entries/cells.ts';

export type Item =
  CallBody<'PUT /api/company/:companyID/pubs/:pubID/translations'>['items'][number];

/** Where a translation belongs. */
export type Place = {
  readonly kind: TranslatedKind;
  readonly id: number;
  readonly part: Part;
  readonly language: Language;
};

export type PlacedText = {
  readonly place: Place;
  readonly value: string;
  /** Stands for the text that was on the screen when this was typed. */
  readonly source: string;
};

const keyOfItem = ({ kind, id, language }: Omit<Place, 'part'>): string =>
  `${language} ${kind} ${id}`;

export const keyOfPlace = (place: Place): string => `${keyOfItem(place)} ${place.part}`;

/** The two texts of an entry are one item, under the older of their sources. */
export function requestOf(texts: readonly PlacedText[]): Item[] {
  const items = new Map<string, Item>();
  for (const { place, value, source } of texts) {
    const { kind, id, language, part } = place;
    const key = keyOfItem(place);
    items.set(key, { kind, id, language, source, ...items.get(key), [part]: value.trim() });
  }
  return [...items.values()];
}

/** The problems of the texts of a request to which the refused fields belong, as `items.3.name`. */
export function refusedPlaces(
  texts: readonly PlacedText[],
  errors: readonly FieldError[],
): Map<string, string> {
  const items = requestOf(texts);
  const refused = new Map<string, string>();
  for (const error of errors) {
    const [, index = '', name] = error.field.split('.');
    const item = items[Number(index)];
    for (const { place } of texts) {
      const isOfItem = item !== undefined && keyOfItem(place) === keyOfItem(item);
      if (isOfItem && (name === place.part || (name !== 'name' && name !== 'text'))) {
        refused.set(keyOfPlace(place), writeProblem(error));
      }
    }
  }
  return refused;
}
