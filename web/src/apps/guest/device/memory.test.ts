import { expect, test } from 'vitest';
import { openMemory } from './memory.ts';

function aStorage(room: number): Storage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    clear: () => stored.clear(),
    key: () => null,
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      stored.set(name, value);
    },
    removeItem: (name) => void stored.delete(name),
  };
}

test.each([
  [
    'forbidden',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  // As in the browser inside other apps.
  ['missing', () => null as unknown as Storage],
])('a storage that is %s: the page stores the values in memory', (_, storage) => {
  const memory = openMemory(storage);
  expect(memory.getItem('a')).toBeNull();
  memory.setItem('a', 'one');
  expect(memory.getItem('a')).toBe('one');
  memory.removeItem('a');
  expect(memory.getItem('a')).toBeNull();
});

test('a full storage keeps its values; the newer value is in memory until there is room', () => {
  const storage = aStorage(5);
  const memory = openMemory(() => storage);
  memory.setItem('a', 'short');
  memory.setItem('a', 'much longer');
  expect(memory.getItem('a')).toBe('much longer');
  expect(storage.getItem('a')).toBe('short');
  memory.setItem('a', 'room');
  expect(memory.getItem('a')).toBe('room');
  expect(storage.getItem('a')).toBe('room');
});

test('reads the value that another tab wrote', () => {
  const storage = aStorage(100);
  const memory = openMemory(() => storage);
  memory.setItem('a', 'mine');
  storage.setItem('a', 'theirs');
  expect(memory.getItem('a')).toBe('theirs');
});
