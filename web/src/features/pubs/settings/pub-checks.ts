import { pubFields } from '@comanda/domain/settings';
import { problemText, validateBy, type ProblemKeys } from '../../../lib/forms/problem-text.ts';
import type { ShownText, Translate } from '../../../lib/i18n/current-texts.ts';

export type PubField = keyof typeof pubFields;

const textKeys: Readonly<Record<PubField, ProblemKeys>> = {
  name: {
    field_is_required: 'admin.validation_errors.pub.name.required',
    min: 'admin.validation_errors.pub.name.min',
    max: 'admin.validation_errors.pub.name.max',
  },
  url_name: {
    field_is_required: 'admin.validation_errors.pub.url_name.required',
    min: 'admin.validation_errors.pub.url_name.min',
    max: 'admin.validation_errors.pub.url_name.max',
    invalid_url_name: 'admin.validation_errors.pub.url_name.invalid_url_name',
  },
  telegram_username: {
    invalid_value: 'admin.validation_errors.pub.telegram_username.invalid_value',
  },
  phone: {},
  time_zone: {},
  tables: { invalid_value: 'admin.validation_errors.pub.tables.invalid_value' },
  wifi_network: { max_octets: 'admin.validation_errors.pub.wifi_network.max_octets' },
};

export const isPubField = (field: string): field is PubField => Object.hasOwn(pubFields, field);

/** The first failed check of a field, as a form stores it. */
export const checkPubField = (field: PubField) => validateBy(pubFields[field]);

/** The text of a stored problem of a field. */
export const pubProblemText = (
  field: PubField,
  written: string | undefined,
  t: Translate,
): ShownText | undefined => problemText(written, t, textKeys[field]);
