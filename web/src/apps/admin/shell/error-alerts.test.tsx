import { errorTable, type ErrorCode } from '@comanda/contract/errors';
import { allTexts, languages, translate, type TextKey } from '@comanda/contract/texts';
import {
  QueryClientProvider,
  useMutation,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useCompany } from '../../../features/accounts/api.ts';
import { useCategories } from '../../../features/menu/calls/categories-api.ts';
import { useDishes } from '../../../features/menu/calls/dishes-api.ts';
import { useMenus } from '../../../features/menu/calls/menus-api.ts';
import { usePub, usePubs } from '../../../features/pubs/api.ts';
import { AddCourierPopup } from '../../../features/shipping/couriers/add-courier-popup.tsx';
import { useShipping } from '../../../features/shipping/api.ts';
import { ShippingPlaceProvider } from '../../../features/shipping/shipping-place.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/api.ts';
import { createQueryClient } from '../../../lib/query/query-client.ts';
import { showFailure } from '../../../lib/query/error-text.ts';
import { session } from '../../../lib/session/session.ts';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { eventually } from '../../../testing/actions/eventually.ts';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { Toasts } from '../../../ui/toasts/toasts.tsx';

const codes = Object.keys(errorTable) as ErrorCode[];
const sessionCodes = new Set<ErrorCode>(['unauthorized', 'session_expired', 'session_reused']);
const textOf = (key: TextKey) => translate(allTexts[key], 'ro');
const messages = () =>
  toasts
    .list()
    .filter(({ phase }) => phase === 'shown')
    .map(({ kind, message }) => `${kind}: ${message}`);

let unmount: () => void = () => {};
let queryClient: QueryClient;

function drawIt(screen: ReactNode) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  queryClient = createQueryClient(showFailure);
  root.render(
    <QueryClientProvider client={queryClient}>
      {screen}
      <Toasts queue={toasts} />
    </QueryClientProvider>,
  );
  unmount = () => {
    root.unmount();
    host.remove();
  };
}

/** The facts that the texts of some refusals include. */
const facts = { limit: 50 };

/** A button whose call gets the response of the fake server. */
function Press() {
  const company = useMutation({ mutationFn: () => call('GET /api/company', {}) });
  return (
    <button
      type="button"
      onClick={() => {
        company.mutate();
      }}
    >
      call
    </button>
  );
}

const press = () => page.getByRole('button', { name: 'call' }).click();

beforeAll(() => {
  startTestTexts('ro');
});

beforeEach(() => {
  session.signIn('token', 'company');
});

afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a failed action', () => {
  it.each([...sessionCodes])('that ends the session shows no toast: %s', async (code) => {
    fakeApi({
      'GET /api/company': () => refusal(401, code),
      'POST /api/auth/refresh-token': () => refusal(401, code),
    });
    drawIt(<Press />);
    await press();
    await eventually(() => {
      expect(session.current().lostBy).toMatch(/^session_/);
    });
    expect(messages()).toEqual([]);
  });

  const others = codes.filter((code) => !sessionCodes.has(code));
  const refuseWith = (code: ErrorCode) => {
    fakeApi({
      'GET /api/company': () => ({ ...refusal(errorTable[code].status, code), facts }),
      'POST /api/auth/refresh-token': () => ({ ok: true, accesstoken: 'next', role: 'company' }),
    });
  };

  it('has its own words in red, for every code', async () => {
    drawIt(<Press />);
    for (const code of others) {
      refuseWith(code);
      await call('GET /api/company', {}).catch(showFailure);
      const words = text(`errors.${code}`, facts);
      expect(words, code).not.toMatch(/[{}]/);
      expect(messages(), code).toEqual([`danger: ${words}`]);
      expect(session.current().status, code).toBe('signed_in');
      for (const { id } of toasts.list()) toasts.close(id);
    }
  });

  it.each(['forbidden', 'pub_limit_exceeded', 'something_went_wrong'] as const)(
    'is shown on the screen for three seconds: %s',
    async (code) => {
      refuseWith(code);
      drawIt(<Press />);
      await press();
      const words = text(`errors.${code}`, facts);
      await expect.element(page.getByRole('alert')).toHaveTextContent(words);
      expect(toasts.list().find(({ message }) => message === words)?.delayMs).toBe(3000);
    },
  );

  it.each([
    [
      'a code of a newer server',
      () => Response.json({ ok: false, code: 'of_tomorrow' }, { status: 418 }),
      'errors.something_went_wrong',
    ],
    [
      'an unknown wire text',
      () => Response.json({ ok: false, err: 'x' }, { status: 500 }),
      'errors.something_went_wrong',
    ],
    [
      'no text at all',
      () => Response.json({ ok: false }, { status: 500 }),
      'errors.something_went_wrong',
    ],
    ['413 without JSON', () => new Response('<html>', { status: 413 }), 'errors.file_is_too_large'],
    [
      'other answers without JSON',
      () => new Response('<html>', { status: 502 }),
      'errors.unknown_error',
    ],
    [
      'a 400 of any other kind',
      () => Response.json({ ok: false, err: 'x' }, { status: 400 }),
      'errors.validation_error',
    ],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'errors.network_error'],
    [
      '404 of an action',
      () => Response.json({ ok: false, code: 'not_found' }, { status: 404 }),
      'errors.not_found',
    ],
  ] as const)('has the general text or its own: %s', async (_, answer, key) => {
    vi.stubGlobal('fetch', () => answer());
    drawIt(<Press />);
    await press();
    await eventually(() => {
      expect(messages()).toEqual([`danger: ${textOf(key)}`]);
    });
    expect(session.current().status).toBe('signed_in');
  });

  it('has the general text for a bug of the page', async () => {
    drawIt(<Press />);
    showFailure(new Error('undefined is not a function'));
    await eventually(() => {
      expect(messages()).toEqual([`danger: ${textOf('errors.something_went_wrong')}`]);
    });
  });
});

describe('a failed load', () => {
  const at = { companyID: 1, pubID: 2, menuID: 3, categoryID: 4 };
  const loads: Record<string, () => unknown> = {
    get_pubs: () => usePubs(1),
    get_pub_by_id: () => usePub(1, 2),
    get_menus: () => useMenus(at),
    get_categories: () => useCategories(at),
    get_dishes: () => useDishes(at),
    shipping: () => useShipping({ companyID: 1, pubID: 2 }),
  };
  const answerAll = (status: number, code: string) => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ ok: false, err: '', code }, { status })),
    );
  };
  const Load = ({ use }: { readonly use: () => unknown }) => {
    use();
    return null;
  };
  const settled = () =>
    eventually(() => {
      expect(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.status),
      ).toEqual(['error']);
    });

  it.each(Object.entries(loads))(
    '%s: a 404 is silent, another failure is shown',
    async (_, use) => {
      answerAll(404, 'not_found');
      drawIt(<Load use={use} />);
      await settled();
      expect(messages()).toEqual([]);
      unmount();
      answerAll(403, 'forbidden');
      drawIt(<Load use={use} />);
      await settled();
      expect(messages()).toEqual([`danger: ${textOf('errors.forbidden')}`]);
    },
  );

  it('shows a 404 elsewhere', async () => {
    answerAll(404, 'not_found');
    drawIt(<Load use={useCompany} />);
    await settled();
    expect(messages()).toEqual([`danger: ${textOf('errors.not_found')}`]);
  });

  it('keeps its errors separate: each load and each action has its own', async () => {
    function Both() {
      const menus = useQuery({ queryKey: ['menus'], queryFn: () => call('GET /api/company', {}) });
      const dishes = useQuery({ queryKey: ['dishes'], queryFn: () => Promise.resolve('soup') });
      const save = useMutation({ mutationFn: () => Promise.reject(new Error('x')) });
      return <output>{`${menus.status} ${dishes.status} ${save.status}`}</output>;
    }
    answerAll(403, 'forbidden');
    drawIt(<Both />);
    await expect.element(page.getByRole('status')).toHaveTextContent('error success idle');
  });
});

describe('a courier who cannot be added', () => {
  const ADD = 'POST /api/company/:companyID/pubs/:pubID/couriers';

  it.each([
    ['there is no such courier', 400, 'courier_id_is_invalid'],
    ['the company or the pub is missing', 404, 'not_found'],
  ] as const)('is shown in red for three seconds: %s', async (_, status, code) => {
    fakeApi({ [ADD]: () => refusal(status, code) });
    drawIt(
      <ShippingPlaceProvider
        value={{
          params: { companyID: 3, pubID: 7 },
          symbol: 'Lei',
          timeZone: 'Europe/Chisinau',
          languages: ['ro'],
          onSaved: () => {},
        }}
      >
        <AddCourierPopup isOpen onClose={() => {}} />
      </ShippingPlaceProvider>,
    );
    await page.getByRole('textbox').fill('8');
    await page.getByRole('button', { name: textOf('shipping.add'), exact: true }).click();
    await eventually(() => {
      expect(messages()).toEqual([`danger: ${textOf(`errors.${code}`)}`]);
    });
    const shown = toasts.list().filter(({ phase }) => phase === 'shown');
    expect(shown.map(({ delayMs }) => delayMs)).toEqual([3000]);
    // The popup stays: the number can be corrected.
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });
});

describe('the alert', () => {
  it('fades at 3500 ms and is removed at 4500 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    drawIt(<Press />);
    showFailure(new ApiError('pub_expired', { status: 422 }));
    const words = textOf('errors.pub_expired');
    const phases = () =>
      toasts
        .list()
        .filter(({ message }) => message === words)
        .map(({ phase }) => phase);
    vi.advanceTimersByTime(3499);
    expect(phases()).toEqual(['shown']);
    vi.advanceTimersByTime(1);
    expect(phases()).toEqual(['fading']);
    vi.advanceTimersByTime(999);
    expect(phases()).toEqual(['fading']);
    vi.advanceTimersByTime(1);
    expect(phases()).toEqual([]);
    await Promise.resolve();
  });
});

it.each(languages)('has a text for every code in %s', async (language) => {
  startTestTexts(language);
  const own = codes.map((code) => text(`errors.${code}`, facts));
  startTestTexts('ro');
  expect(own).toEqual(codes.map((code) => translate(allTexts[`errors.${code}`], language, facts)));
});
