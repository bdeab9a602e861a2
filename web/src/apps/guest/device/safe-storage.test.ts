import { expect, test } from 'vitest';
import { openSafeStorage } from './safe-storage.ts';

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
  const safe = openSafeStorage(storage);
  expect(safe.getItem('a')).toBeNull();
  safe.setItem('a', 'one');
  expect(safe.getItem('a')).toBe('one');
  safe.removeItem('a');
  expect(safe.getItem('a')).toBeNull();
});

test('a full storage keeps its values; the newer value is in memory until there is room', () => {
  const storage = aStorage(5);
  const safe = openSafeStorage(() => storage);
  safe.setItem('a', 'short');
  safe.setItem('a', 'much longer');
  expect(safe.getItem('a')).toBe('much longer');
  expect(storage.getItem('a')).toBe('short');
  safe.setItem('a', 'room');
  expect(safe.getItem('a')).toBe('room');
  expect(storage.getItem('a')).toBe('room');
});

test('reads the value that another tab wrote', () => {
  const storage = aStorage(100);
  const safe = openSafeStorage(() => storage);
  safe.setItem('a', 'mine');
  storage.setItem('a', 'theirs');
  expect(safe.getItem('a')).toBe('theirs');
});
