import { describe, expect, it, vi } from 'vitest';
import { SessionStore } from '../session/session-store.ts';
import { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import type { Answer } from './early-answers.ts';
import type { OutgoingRequest } from './transport.ts';

const fine = (body: object): Answer => ({
  status: 200,
  text: JSON.stringify({ ok: true, ...body }),
});
const refused = (status: number, code: string): Answer => ({
  status,
  text: JSON.stringify({ ok: false, err: code, code }),
});

const REFRESH = '/api/auth/refresh-token';

function setUp(answer: (request: OutgoingRequest) => Answer) {
  const requests: OutgoingRequest[] = [];
  const tabs = { send: vi.fn(), listen: vi.fn() };
  const session = new SessionStore(tabs);
  const client = new ApiClient(async (request) => {
    requests.push(request);
    await Promise.resolve();
    return answer(request);
  }, session);
  const sentTo = () => requests.map((request) => `${request.method} ${request.url}`);
  return { client, session, requests, sentTo, tabs };
}

const getCompany = (client: ApiClient) => client.call('GET /api/company', {});

describe('api client', () => {
  it('fills the path and the query, and sends the token in its header', async () => {
    const { client, session, requests } = setUp(() => fine({ orders: [], next: null }));
    session.signIn('one', 'company');
    await client.call('GET /api/company/:companyID/pubs/:pubID/orders', {
      params: { companyID: 3, pubID: 7 },
      query: { status: 'preparing' },
    });
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: '/api/company/3/pubs/7/orders?status=preparing',
      headers: { accesstoken: 'one' },
    });
  });

  it('refreshes the token first when it has none, once for many calls', async () => {
    const { client, sentTo } = setUp(({ url }) =>
      url === REFRESH ? fine({ accesstoken: 'one', role: 'company' }) : fine({ company: {} }),
    );
    await Promise.all([getCompany(client), getCompany(client), getCompany(client)]);
    expect(sentTo().filter((line) => line.endsWith(REFRESH))).toHaveLength(1);
    expect(sentTo()).toHaveLength(4);
  });

  it('gives a connection the token that was renewed a moment ago, once, then a new one', async () => {
    let renewed = 0;
    const { client, sentTo } = setUp(({ url }) => {
      if (url !== REFRESH) return fine({ company: {} });
      renewed += 1;
      return fine({ accesstoken: `token ${renewed}`, role: 'company' });
    });
    await getCompany(client);
    expect(await client.freshToken()).toBe('token 1');
    expect(sentTo().filter((line) => line.endsWith(REFRESH))).toHaveLength(1);
    expect(await client.freshToken()).toBe('token 2');
    await getCompany(client);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 15_001);
    expect(await client.freshToken()).toBe('token 3');
    vi.restoreAllMocks();
  });

  it('refreshes once after a 401 and repeats the call with the new token', async () => {
    const { client, session, requests } = setUp(({ url, headers }) => {
      if (url === REFRESH) return fine({ accesstoken: 'two', role: 'company' });
      return headers['accesstoken'] === 'two'
        ? fine({ company: { id: 1 } })
        : refused(401, 'unauthorized');
    });
    session.signIn('one', 'company');
    await expect(getCompany(client)).resolves.toMatchObject({ company: { id: 1 } });
    expect(requests.map(({ headers }) => headers['accesstoken'])).toEqual([
      'one',
      undefined,
      'two',
    ]);
  });

  it('refreshes once when twenty concurrent calls have an expired token, and repeats each', async () => {
    let token = 'one';
    const { client, session, sentTo } = setUp(({ url, headers }) => {
      if (url === REFRESH) {
        token = 'two';
        return fine({ accesstoken: token, role: 'company' });
      }
      return headers['accesstoken'] === 'two'
        ? fine({ company: {} })
        : refused(401, 'unauthorized');
    });
    session.signIn('one', 'company');
    await Promise.all(Array.from({ length: 20 }, () => getCompany(client)));
    expect(sentTo().filter((line) => line.endsWith(REFRESH))).toHaveLength(1);
    expect(sentTo()).toHaveLength(41);
    expect(session.accessToken()).toBe('two');
  });

  it('ends a lost session once, with its reason, however many calls fail', async () => {
    const { client, session, sentTo } = setUp(({ url }) =>
      url === REFRESH ? refused(401, 'session_expired') : refused(401, 'unauthorized'),
    );
    session.signIn('one', 'company');
    const calls = await Promise.allSettled(Array.from({ length: 20 }, () => getCompany(client)));
    expect(calls.every(({ status }) => status === 'rejected')).toBe(true);
    expect(sentTo().filter((line) => line.endsWith(REFRESH))).toHaveLength(1);
    expect(session.current()).toMatchObject({ status: 'signed_out', lostBy: 'session_expired' });
  });

  it('asks a user who was never signed in here to sign in: no session has ended', async () => {
    const { client, session } = setUp(() => refused(401, 'session_expired'));
    await expect(getCompany(client)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(session.current()).toMatchObject({ status: 'signed_out', lostBy: undefined });
  });

  it('reports no lost session when another account has replaced it', async () => {
    const { client, session, requests } = setUp(() => {
      session.signIn('of-another', 'company');
      return refused(401, 'unauthorized');
    });
    session.signIn('one', 'company');
    await expect(getCompany(client)).rejects.toMatchObject({ code: 'unauthorized' });
    // Never repeated under the other account.
    expect(requests).toHaveLength(1);
    expect(session.accessToken()).toBe('of-another');
    expect(session.current().status).toBe('signed_in');
  });

  it('never stores the previous account token for the account that has signed in since', async () => {
    const { client, session } = setUp(() => {
      session.signIn('of-another', 'courier');
      return fine({ accesstoken: 'of-the-one-before', role: 'company' });
    });
    await expect(client.refresh()).rejects.toMatchObject({ code: 'unauthorized' });
    expect(session.accessToken()).toBe('of-another');
    expect(session.current().role).toBe('courier');
  });

  it('resolves when no token refresh is pending any more, whether it succeeded or not', async () => {
    for (const answer of [fine({ accesstoken: 'one', role: 'company' }), refused(500, 'oops')]) {
      const { client } = setUp(() => answer);
      let isThere = false;
      const there = () => {
        isThere = true;
      };
      void client.refresh().then(there, there);
      await client.refreshed();
      expect(isThere).toBe(true);
      await client.refreshed();
    }
  });

  it('makes no calls while the session ends, and makes them if the session continues', async () => {
    const { client, session, sentTo } = setUp(() => fine({ company: {} }));
    session.signIn('one', 'company');
    session.setEnding(true);
    const loading = getCompany(client);
    await client.call('POST /api/admin/leave-pub', {});
    expect(sentTo()).toEqual(['POST /api/admin/leave-pub']);
    session.setEnding(false);
    await loading;
    expect(sentTo()).toEqual(['POST /api/admin/leave-pub', 'GET /api/company']);
  });

  it('does not send a delayed call under the next account', async () => {
    const { client, session, sentTo } = setUp(() => fine({ company: {} }));
    session.signIn('one', 'company');
    session.setEnding(true);
    const loading = getCompany(client);
    session.signOut();
    session.signIn('two', 'company');
    await expect(loading).rejects.toMatchObject({ code: 'unauthorized' });
    expect(sentTo()).toEqual([]);
    expect(session.current().status).toBe('signed_in');
  });

  it('keeps the session when a signed call fails because a password is wrong', async () => {
    const { client, session, requests } = setUp(() => refused(401, 'invalid_credentials'));
    session.signIn('one', 'company');
    await expect(getCompany(client)).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(requests).toHaveLength(1);
    expect(session.current().status).toBe('signed_in');
  });

  it('ends the session when the refresh is refused, and notifies the other tabs', async () => {
    const { client, session, tabs } = setUp(({ url }) =>
      url === REFRESH ? refused(401, 'session_expired') : refused(401, 'unauthorized'),
    );
    session.signIn('one', 'company');
    await expect(getCompany(client)).rejects.toMatchObject({ code: 'session_expired' });
    expect(session.current()).toMatchObject({ status: 'signed_out', role: undefined });
    expect(session.accessToken()).toBeUndefined();
    expect(tabs.send).toHaveBeenLastCalledWith('signed_out');
  });

  it('ends the session when the repeated call is refused too', async () => {
    const { client, session, requests } = setUp(({ url }) =>
      url === REFRESH
        ? fine({ accesstoken: 'two', role: 'company' })
        : refused(401, 'unauthorized'),
    );
    session.signIn('one', 'company');
    await expect(getCompany(client)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(requests).toHaveLength(3);
    expect(session.current().status).toBe('signed_out');
  });

  it('keeps the session while the server cannot be reached', async () => {
    const { client, session } = setUp(() => {
      throw new ApiError('network_error', { status: 0 });
    });
    await expect(getCompany(client)).rejects.toMatchObject({ code: 'network_error' });
    expect(session.current().status).toBe('signed_in');
  });

  it('reports a refused login as refused, without a refresh', async () => {
    const { client, session, requests } = setUp(() => refused(401, 'invalid_credentials'));
    const login = client.call('POST /api/auth/login', {
      isPublic: true,
      body: { as: '', email: 'a@b.md', password: 'wrong' },
    });
    await expect(login).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(requests).toHaveLength(1);
    expect(session.current().status).toBe('signed_in');
  });

  it('sends a file as the form field of the contract', async () => {
    const { client, session, requests } = setUp(() => fine({ pub: {} }));
    session.signIn('one', 'company');
    const file = new File(['x'], 'cover.png', { type: 'image/png' });
    await client.upload('PATCH /api/company/:companyID/pubs/:pubID/bg', {
      params: { companyID: 1, pubID: 2 },
      field: 'bg',
      file,
    });
    const body = requests[0]?.body;
    expect(body instanceof FormData && body.get('bg')).toMatchObject({ name: 'cover.png' });
    expect(requests[0]?.headers).not.toHaveProperty('content-type');
  });
});
