import { describe, expect, it } from 'vitest';
import { allTexts } from '../texts/index.ts';
import { errorTable, errorTexts, isErrorCode, type ErrorSpec } from './index.ts';

const table: readonly (readonly [string, ErrorSpec])[] = Object.entries(errorTable);
const statuses = [400, 401, 403, 404, 408, 409, 413, 422, 429, 431, 500, 503, 507];

describe('every error', () => {
  it.each(table)('%s has a status, a level that fits it and a text', (code, { status, level }) => {
    expect(statuses).toContain(status);
    expect(['error', 'warn'].includes(level)).toBe(status >= 500 || code === 'session_reused');
    expect(Object.keys(errorTexts)).toContain(`errors.${code}`);
    expect(isErrorCode(code)).toBe(true);
  });

  it.each(table)('%s has a code in snake case and a text on the wire', (code, { err }) => {
    expect(code).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
    expect(err).toMatch(/^[a-z]+(?: [a-z]+)*$/);
  });

  it('has a text of its own, except a reused session, which a thief must not recognise', () => {
    const words = table.filter(([code]) => code !== 'session_reused').map(([, { err }]) => err);
    expect(new Set(words).size).toBe(words.length);
    expect(errorTable.session_reused.err).toBe(errorTable.session_expired.err);
  });

  it.each(['', 'nothing', 'toString', '__proto__', 'Unauthorized'])('has no code %j', (code) => {
    expect(isErrorCode(code)).toBe(false);
  });
});

describe('the promised texts on the wire', () => {
  it.each([
    ['internal server error', 500],
    ['unauthorized', 401],
    ['session expired', 401],
    ['invalid credentials', 401],
    ['bad document', 400],
    ['validation error', 400],
    ['company with the same email already exists', 409],
    ['company with the same name already exists', 409],
    ['pub with the same url name already exists', 409],
    ['pub limit exceeded', 403],
    ['invalid file extension', 400],
    ['file is not an image', 400],
    ['file is too large', 413],
    ['courier id is invalid', 400],
    ['courier not found', 404],
    ['order is already reserved', 409],
  ])('include «%s» with status %d', (err, status) => {
    expect(table.find(([, spec]) => spec.err === err)?.[1].status).toBe(status);
  });
});

describe('the promised message keys', () => {
  it.each([
    ['errors', 'something_went_wrong unknown_error unauthorized validation_error'],
    ['errors', 'field_is_required invalid_email invalid_phone min max field_must_be_number'],
    ['errors', 'invalid_url_name invalid_credentials pub_limit_exceeded file_is_too_large'],
    ['errors', 'company_with_the_same_name_already_exists invalid_file_extension'],
    ['errors', 'company_with_the_same_email_already_exists file_is_not_an_image invalid_file'],
    ['errors', 'courier_id_is_invalid courier_not_found'],
    ['admin.validation_errors.company', 'name.required name.min name.max email.required'],
    ['admin.validation_errors.company', 'email.invalid phone.required phone.invalid'],
    ['admin.validation_errors.company', 'password.required password.min password.max'],
    ['admin.validation_errors.company', 'repeat_password.not_match'],
    ['admin.validation_errors.pub', 'name.required name.min name.max url_name.required'],
    ['admin.validation_errors.pub', 'url_name.min url_name.max url_name.invalid_url_name'],
  ])('contain under %s: %s', (under, names) => {
    const wanted = names.split(' ').map((name) => `${under}.${name}`);
    expect(wanted.filter((name) => !Object.hasOwn(allTexts, name))).toEqual([]);
  });

  it('are in English and have the fixed wording', () => {
    expect(allTexts['errors.something_went_wrong'].en).toBe('something went wrong');
  });
});
