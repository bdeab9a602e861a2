import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { deskKey } from '../../../product/desk/desk-key.ts';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts } from '../../../testing/setup/test-texts.ts';
import { nameDevice } from '../device/this-device.ts';
import { useReportDesk } from './use-report-desk.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { eventually } from '../../../testing/actions/eventually.ts';

const REPORT = 'PUT /api/company/:companyID/pubs/:pubID/alerts/desks/:deskKey';

type State = 'listening' | 'silent' | undefined;

startTestTexts('ro');
beforeEach(() => {
  window.sessionStorage.clear();
  session.signIn('token', 'company');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Scene = { readonly isOn?: boolean; readonly calls?: FakeCalls };

function open(first: State, { isOn = true, calls = {} }: Scene = {}) {
  const api = fakeApi({ [REPORT]: () => ({ ok: true }), ...calls });
  let set: (state: State) => void = () => {};
  function Desk() {
    const [state, setState] = useState(first);
    useEffect(() => {
      set = setState;
    }, []);
    useReportDesk({ id: 7, company_id: 3 }, { state, isOn });
    return null;
  }
  const unmount = draw(<Desk />);
  const sent = () => api.made.map(({ body }) => body as { state: string; turn: number });
  return {
    api,
    unmount,
    sent,
    states: () => sent().map(({ state }) => state),
    become: (state: State) => {
      flushSync(() => {
        set(state);
      });
    },
  };
}

describe('a desk reports itself', () => {
  it('when it is open, under its key, with its name and language', async () => {
    const { api, sent } = open('listening');
    await expect.poll(sent).toHaveLength(1);
    expect(api.made[0]?.call).toBe(`PUT /api/company/3/pubs/7/alerts/desks/${deskKey}`);
    expect(sent()[0]).toMatchObject({
      state: 'listening',
      device: nameDevice(navigator.userAgent),
      language: 'ro',
    });
  });

  it('at each change and after a lost connection, each time with a higher turn', async () => {
    const { states, sent, become } = open('silent');
    become('listening');
    become(undefined);
    become('listening');
    await expect.poll(states).toEqual(['silent', 'listening', 'listening']);
    const turns = sent().map(({ turn }) => turn);
    expect(turns).toEqual(turns.toSorted((one, other) => one - other));
    expect(new Set(turns).size).toBe(3);
  });

  it('as asleep when the browser freezes the page, and again when it wakes', async () => {
    const { states } = open('listening');
    await expect.poll(states).toHaveLength(1);
    document.dispatchEvent(new Event('freeze'));
    await expect.poll(states).toHaveLength(2);
    document.dispatchEvent(new Event('resume'));
    await expect.poll(states).toEqual(['listening', 'asleep', 'listening']);
  });

  it('as closed when the page is left, and again when the browser shows it again', async () => {
    const { states } = open('silent');
    await expect.poll(states).toHaveLength(1);
    const keepalive = vi.spyOn(window, 'fetch');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect.poll(states).toEqual(['silent', 'closed']);
    expect(keepalive.mock.calls.at(-1)?.[1]).toMatchObject({
      keepalive: true,
      headers: { accesstoken: 'token' },
    });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.poll(states).toEqual(['silent', 'closed', 'silent']);
  });

  it('as closed when the pub is left inside the page, and never after that', async () => {
    const { states, unmount } = open('listening');
    await expect.poll(states).toHaveLength(1);
    unmount();
    document.dispatchEvent(new Event('resume'));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect.poll(states).toEqual(['listening', 'closed']);
  });

  it('instead of the page of this tab that the browser had removed, once', async () => {
    window.sessionStorage.setItem('comanda.desk', 'the-key-of-before');
    Object.defineProperty(document, 'wasDiscarded', { value: true, configurable: true });
    const { api, states } = open('listening');
    await expect.poll(states).toEqual(['closed', 'listening']);
    expect(api.made[0]?.call).toContain('/alerts/desks/the-key-of-before');
    open('listening');
    await expect.poll(() => window.sessionStorage.getItem('comanda.desk')).toBe(deskKey);
    Reflect.deleteProperty(document, 'wasDiscarded');
    expect(api.made.filter(({ call }) => call.includes('the-key-of-before'))).toHaveLength(1);
  });

  it('beside the tab that it is a duplicate of', async () => {
    window.sessionStorage.setItem('comanda.desk', 'the-key-of-the-other');
    const { states } = open('listening');
    await expect.poll(states).toEqual(['listening']);
  });

  it('again half a minute after the server has not taken it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let isThere = false;
    const { states } = open('listening', {
      calls: { [REPORT]: () => (isThere ? { ok: true } : refusal(503, 'service_unavailable')) },
    });
    await eventually(() => {
      expect(states()).toEqual(['listening']);
    });
    isThere = true;
    await eventually(() => {
      expect(vi.getTimerCount()).toBe(1);
    });
    vi.advanceTimersByTime(29_999);
    expect(states()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await eventually(() => {
      expect(states()).toEqual(['listening', 'listening']);
    });
  });
});

describe('nothing is reported', () => {
  it('without a connection', async () => {
    const { states, become } = open(undefined);
    document.dispatchEvent(new Event('resume'));
    become('silent');
    await expect.poll(states).toEqual(['silent']);
  });

  it('by an administrator who is inside the pub', async () => {
    const { states, become } = open('listening', { isOn: false });
    become('silent');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    const other = open('silent');
    await expect.poll(other.states).toEqual(['silent']);
    expect(states()).toEqual([]);
  });

  it('of a page whose session has ended when it is left is not sent: the server has ended its desk', async () => {
    const { states, unmount } = open('listening');
    await expect.poll(states).toHaveLength(1);
    session.signOut();
    unmount();
    session.signIn('token', 'company');
    const other = open('silent');
    await expect.poll(other.states).toEqual(['silent']);
    expect(states()).toEqual(['listening']);
  });
});
