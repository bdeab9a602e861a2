import { length, notEmpty, type Validator } from '../accounts/validators.ts';

/** Lowercase Latin letters, digits and hyphens only. */
export const urlName: Validator = (value) => {
  if (value === '') return { code: 'field_is_required' };
  return /^[a-z0-9-]+$/.test(value) ? undefined : { code: 'invalid_url_name' };
};

export const pubFields = {
  name: [notEmpty, length(3, 255)],
  url_name: [notEmpty, length(3, 255), urlName],
} as const satisfies Record<string, readonly Validator[]>;
