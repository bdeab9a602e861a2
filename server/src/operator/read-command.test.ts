import { expect, it } from 'vitest';
import { readCommand, UsageError } from './read-command.ts';

it.each([
  ['create-admin ana@x.md', { name: 'create-admin', signIn: 'ana@x.md', isGenerated: false }],
  ['create-admin --generate ana@x.md', { name: 'create-admin', isGenerated: true }],
  ['reset-password ana@x.md', { name: 'reset-password', role: undefined }],
  ['reset-password ana@x.md --as courier', { role: 'courier', signIn: 'ana@x.md' }],
  ['reset-password 069123456 --as client', { role: 'client', signIn: '069123456' }],
])('%s is a command', (typed, expected) => {
  expect(readCommand(typed.split(' '))).toMatchObject(expected);
});

it.each([
  '',
  'create-admin',
  'drop-everything ana@x.md',
  'create-admin ana@x.md ion@x.md',
  'create-admin ana@x.md --as company',
  'reset-password ana@x.md --as owner',
  'reset-password ana@x.md --password secret',
])('%j is not a command, and the message shows the syntax', (typed) => {
  expect(() => readCommand(typed.split(' ').filter((word) => word !== ''))).toThrow(UsageError);
  expect(() => readCommand(typed.split(' ').filter((word) => word !== ''))).toThrow('npm run');
});
