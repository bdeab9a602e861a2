import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorCode } from '../../../../lib/api/api-error.ts';
import { keyOfPlace, type Item, type Place } from './requests.ts';
import { BATCH_MS, RETRY_MS, UnsavedTexts } from './unsaved-texts.ts';
import { eventually } from '../../../../testing/actions/eventually.ts';

const zeama: Place = { kind: 'dish', id: 21, part: 'name', language: 'ru' };
const zeamaText: Place = { ...zeama, part: 'text' };
const bors: Place = { ...zeama, id: 22 };
const [ofZeama, ofText, ofBors] = [zeama, zeamaText, bors].map(keyOfPlace) as [
  string,
  string,
  string,
];

const failure = (status: number, code: ApiErrorCode, fields: readonly string[] = []) =>
  new ApiError(code, {
    status,
    validationErrors: fields.map((field) => ({ field, code: 'max', limit: 1000 })),
  });

let sent: Item[][] = [];
/** How the next requests end; they are answered at once without any. */
let answers: (Promise<void> | ApiError)[] = [];
let timers: { run: () => void; delayMs: number }[] = [];
let existing: Set<string> | undefined;
const onGone = vi.fn<() => void>();
const onUnsaved = vi.fn<(hasUnsaved: boolean) => void>();
let texts: UnsavedTexts;

beforeEach(() => {
  sent = [];
  answers = [];
  timers = [];
  existing = undefined;
  onGone.mockClear();
  onUnsaved.mockClear();
  texts = new UnsavedTexts({
    send: async (items) => {
      sent.push(items);
      const answer = answers.shift();
      if (answer instanceof ApiError) throw answer;
      await answer;
    },
    reload: () =>
      existing ? Promise.resolve(existing) : Promise.reject(failure(500, 'network_error')),
    later: (run, delayMs) => {
      timers.push({ run, delayMs });
    },
    onGone,
    onUnsaved,
  });
});

const write = (place: Place, value: string, saved = '', source = 'first') => {
  texts.type(place, { value, saved, source });
};

/** Runs what is due, and waits until nothing is on its way. */
async function tick(): Promise<void> {
  for (const { run } of timers.splice(0)) run();
  await eventually(() => {
    expect(texts.summary().isSending).toBe(false);
  });
}

const stateOf = (key: string) => {
  const state = texts.stateOf(key);
  return typeof state === 'object' ? state.state : state;
};

describe('typed translations', () => {
  it('are sent when they are left, those of one dish together and without outer spaces', async () => {
    write(zeama, ' Зама ');
    expect(timers).toEqual([]);
    texts.leave(ofZeama);
    write(zeamaText, 'Курица');
    texts.leave(ofText);
    write(bors, 'Борщ', '', 'second');
    texts.leave(ofBors);
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([BATCH_MS]);
    await tick();
    const ofDish = { kind: 'dish', language: 'ru' };
    expect(sent).toEqual([
      [
        { ...ofDish, id: 21, source: 'first', name: 'Зама', text: 'Курица' },
        { ...ofDish, id: 22, source: 'second', name: 'Борщ' },
      ],
    ]);
    expect(stateOf(ofZeama)).toBe('saved');
    expect(texts.summary()).toMatchObject({ unsaved: 0, failed: 0, hasSaved: true });
    expect(onUnsaved.mock.calls).toEqual([[true], [false]]);
  });

  it('of one dish are sent under the older of the texts that were on the screen', async () => {
    write(zeama, 'Зама', '', 'older');
    write(zeamaText, 'Курица', '', 'newer');
    texts.leave(ofZeama);
    texts.leave(ofText);
    await tick();
    expect(sent).toMatchObject([[{ name: 'Зама', text: 'Курица', source: 'older' }]]);
  });

  it('are nothing to save when they are as before', async () => {
    write(zeama, 'Зама!', 'Зама');
    write(zeama, 'Зама ', 'Зама');
    texts.leave(ofZeama);
    await tick();
    expect(sent).toEqual([]);
    expect(texts.stateOf(ofZeama)).toBeUndefined();
  });

  it('that change while they are sent are sent once more, also back to the text before', async () => {
    const first = Promise.withResolvers<void>();
    answers = [first.promise];
    write(zeama, 'Зама', 'Суп');
    texts.leave(ofZeama);
    timers.shift()?.run();
    write(zeama, 'Суп', 'Суп');
    texts.leave(ofZeama);
    first.resolve();
    await eventually(() => {
      expect(sent.map(([item]) => item?.name)).toEqual(['Зама', 'Суп']);
      expect(stateOf(ofZeama)).toBe('saved');
    });
  });

  it('stay and are sent again when there is no connection; another one does not wait for that', async () => {
    answers = [failure(0, 'network_error'), failure(503, 'service_unavailable')];
    write(zeama, 'Зама');
    texts.leave(ofZeama);
    await tick();
    expect(texts.stateOf(ofZeama)).toMatchObject({ value: 'Зама', state: 'failed' });
    expect(texts.summary()).toMatchObject({ unsaved: 1, failed: 1 });
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([RETRY_MS]);
    write(bors, 'Борщ');
    texts.leave(ofBors);
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([RETRY_MS, BATCH_MS]);
    await tick();
    expect(texts.summary().failed).toBe(2);
    await tick();
    expect(sent.at(-1)).toHaveLength(2);
    expect(texts.summary().unsaved).toBe(0);
  });

  it('wait for the next sign-in when the session is over', async () => {
    answers = [failure(401, 'unauthorized')];
    write(zeama, 'Зама');
    texts.leave(ofZeama);
    await tick();
    expect(timers).toEqual([]);
    expect(stateOf(ofZeama)).toBe('failed');
    texts.retry();
    await tick();
    expect(stateOf(ofZeama)).toBe('saved');
  });

  it('that are refused are marked, and the others are saved', async () => {
    answers = [failure(400, 'validation_error', ['items.1.name'])];
    write(zeama, 'Зама');
    write(bors, 'Б'.repeat(2000));
    texts.leave(ofZeama);
    texts.leave(ofBors);
    await tick();
    await eventually(() => {
      expect(stateOf(ofZeama)).toBe('saved');
    });
    expect(texts.stateOf(ofBors)).toMatchObject({ state: 'refused', problem: 'max 1000' });
    expect(sent).toHaveLength(2);
    write(bors, 'Борщ');
    texts.leave(ofBors);
    await tick();
    expect(stateOf(ofBors)).toBe('saved');
  });

  it('of something that was deleted are dropped, and the others are saved', async () => {
    answers = [failure(404, 'not_found')];
    existing = new Set(['dish 21']);
    write(zeama, 'Зама');
    write(bors, 'Борщ');
    texts.leave(ofZeama);
    texts.leave(ofBors);
    await tick();
    await eventually(() => {
      expect(stateOf(ofZeama)).toBe('saved');
    });
    expect(texts.stateOf(ofBors)).toBeUndefined();
    expect(onGone).toHaveBeenCalledOnce();
  });

  it('are kept with the reason when the whole request is refused', async () => {
    answers = [failure(404, 'not_found')];
    write(zeama, 'Зама');
    texts.leave(ofZeama);
    await tick();
    expect(texts.stateOf(ofZeama)).toMatchObject({ state: 'refused', problem: 'not_found' });
    expect(timers).toEqual([]);
    texts.sendAll();
    await tick();
    expect(stateOf(ofZeama)).toBe('saved');
  });

  it('are sent at once when the screen is left in the middle of a word', async () => {
    write(zeama, 'За');
    texts.sendAll();
    await tick();
    expect(sent).toMatchObject([[{ name: 'За' }]]);
  });

  it('are more than one request when they are many', async () => {
    for (let id = 1; id <= 600; id += 1) {
      write({ ...zeama, id }, `Блюдо ${id}`);
      texts.leave(keyOfPlace({ ...zeama, id }));
    }
    await tick();
    await eventually(() => {
      expect(sent.map((items) => items.length)).toEqual([500, 100]);
    });
  });
});

it('a saved text is sent again under the present source', async () => {
  texts.confirm(zeama, { value: 'Зама', saved: 'Зама', source: 'second' });
  await tick();
  expect(sent).toEqual([
    [{ kind: 'dish', id: 21, language: 'ru', source: 'second', name: 'Зама' }],
  ]);
});

it('a change of one text calls those who show it, and no others', () => {
  const [zeamaChanged, borsChanged] = [vi.fn<() => void>(), vi.fn<() => void>()];
  texts.subscribe(ofZeama, zeamaChanged);
  texts.subscribe(ofBors, borsChanged);
  write(zeama, 'З');
  write(zeama, 'За');
  expect(zeamaChanged).toHaveBeenCalledTimes(2);
  expect(borsChanged).not.toHaveBeenCalled();
});
