import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { decodeAnswer } from './decode-answer.ts';

function failureOf(status: number, text: string): ApiError {
  try {
    decodeAnswer(status, text);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('was decoded');
}

describe('decodeAnswer', () => {
  it('returns the body of a success', () => {
    expect(decodeAnswer(200, '{"ok":true,"menus":[]}')).toEqual({ ok: true, menus: [] });
  });

  it.each([
    [413, '<html>too large</html>', 'file_is_too_large'],
    [502, '<html>bad gateway</html>', 'unknown_error'],
    [200, '', 'unknown_error'],
    [400, '{"ok":false,"err":"whatever"}', 'validation_error'],
    [401, '{"ok":false,"err":"x"}', 'unauthorized'],
    [500, '{"ok":false,"err":"no such text"}', 'something_went_wrong'],
    [200, '{"ok":false,"err":"x"}', 'something_went_wrong'],
    [409, '{"ok":false,"err":"x","code":"order_changed_meanwhile"}', 'order_changed_meanwhile'],
    [418, '{"ok":false,"err":"x","code":"of_a_newer_server"}', 'of_a_newer_server'],
    [500, '{"ok":false}', 'something_went_wrong'],
    [500, 'null', 'unknown_error'],
  ])('%i %s is %s', (status, text, code) => {
    expect(failureOf(status, text)).toMatchObject({ status, code });
  });

  it('keeps the facts and the fields', () => {
    const validationErrors = [{ field: 'name', code: 'min', limit: 3 }];
    const text = JSON.stringify({
      ok: false,
      err: 'validation error',
      code: 'validation_error',
      facts: { limit: 5 },
      validationErrors,
    });
    expect(failureOf(400, text)).toMatchObject({ facts: { limit: 5 }, validationErrors });
  });
});
