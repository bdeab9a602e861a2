import { expect, it } from 'vitest';
import { readReason } from './index.ts';

it.each([
  ['mistake', ' typed ', { value: { reason: 'mistake', text: '' } }],
  ['other', ' two bills ', { value: { reason: 'other', text: 'two bills' } }],
  ['other', ' \u200B', { code: 'text_is_required' }],
])('the reason %s with «%s»', (reason, text, expected) => {
  expect(readReason({ reason, text })).toMatchObject(expected);
});
