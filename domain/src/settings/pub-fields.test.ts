import { describe, expect, it } from 'vitest';
import { checkField } from '../fields/index.ts';
import { pubFields } from './index.ts';

describe('the fields of a pub', () => {
  it.each([
    ['name', '', 'field_is_required'],
    ['name', 'ab', 'min'],
    ['name', 'abc', undefined],
    ['name', 'a'.repeat(255), undefined],
    ['name', 'a'.repeat(256), 'max'],
    ['name', '   ', 'field_is_required'],
    ['name', '  ab  ', 'min'],
    ['name', ` ${'a'.repeat(255)} `, undefined],
    ['name', '🥟🥟', 'min'],
    ['name', '🥟🥟🥟', undefined],
    ['name', '🥟'.repeat(255), undefined],
    ['name', '🥟'.repeat(256), 'max'],
    ['url_name', '', 'field_is_required'],
    ['url_name', 'ab', 'min'],
    ['url_name', 'casa-mea-2', undefined],
    ['url_name', '123', undefined],
    ['url_name', 'a'.repeat(255), undefined],
    ['url_name', 'a'.repeat(256), 'max'],
    ['url_name', 'Casa', 'invalid_url_name'],
    ['url_name', 'casa mea', 'invalid_url_name'],
    ['url_name', 'casa_mea', 'invalid_url_name'],
    ['url_name', 'casă', 'invalid_url_name'],
    ['url_name', 'каса', 'invalid_url_name'],
    ['url_name', 'casa/mea', 'invalid_url_name'],
    ['url_name', 'casa\n', 'invalid_url_name'],
    ['wifi_network', '', undefined],
    ['wifi_network', 'a'.repeat(32), undefined],
    ['wifi_network', ` ${'a'.repeat(32)} `, undefined],
    ['wifi_network', 'a'.repeat(33), 'max_octets'],
    ['wifi_network', 'ж'.repeat(16), undefined],
    ['wifi_network', `ж${'a'.repeat(31)}`, 'max_octets'],
    ['wifi_network', `${'€'.repeat(10)}aa`, undefined],
    ['wifi_network', '€'.repeat(11), 'max_octets'],
    // The first characters of two, three and four octets.
    ['wifi_network', '\u{80}'.repeat(17), 'max_octets'],
    ['wifi_network', '\u{800}'.repeat(11), 'max_octets'],
    ['wifi_network', `${'\u{10000}'.repeat(8)}a`, 'max_octets'],
    ['wifi_network', '🥟'.repeat(8), undefined],
    ['wifi_network', `${'🥟'.repeat(8)}a`, 'max_octets'],
  ] as const)('%s %j: %s', (field, value, code) => {
    expect(checkField(value, pubFields[field])?.code).toBe(code);
  });
});
