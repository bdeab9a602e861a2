import { describe, expect, it } from 'vitest';
import { createClient, must, type RawAnswer, type Transport } from './index.ts';

type Sent = Parameters<Transport>[0];

function setUp(answer: object, { status = 200, headers = {} }: Partial<RawAnswer> = {}) {
  const sent: Sent[] = [];
  const client = createClient(async (request) => {
    sent.push(request);
    return { status, text: JSON.stringify(answer), headers };
  });
  return { client, sent };
}

const refusal = { ok: false, err: 'not found', code: 'not_found' };

describe('a call', () => {
  it('is sent to the address of its name, with its caller, and returns the reply', async () => {
    const { client, sent } = setUp({ ok: true, pubs: [] });
    const at = { params: { companyID: 3 }, headers: { 'accept-language': 'ro' } };
    const { pubs } = await client.call('GET /api/company/:companyID/pubs', {
      ...at,
      as: { accesstoken: 'token' },
    });
    expect(pubs).toEqual([]);
    expect(sent).toEqual([
      {
        method: 'GET',
        url: '/api/company/3/pubs',
        headers: { accesstoken: 'token', 'accept-language': 'ro' },
        body: undefined,
      },
    ]);
  });

  it('sends the cookie of a caller with a cookie', async () => {
    const { client, sent } = setUp({ ok: true });
    await client.call('POST /api/auth/logout', { as: { cookie: 'refresh_token=a' } });
    expect(sent[0]?.headers).toEqual({ cookie: 'refresh_token=a' });
  });

  it('sends only the caller’s access token', async () => {
    const { client, sent } = setUp({ ok: true });
    const company = { accesstoken: 'token', email: 'cineva@example.md' };
    await client.call('GET /api/company', { as: company });
    expect(sent[0]?.headers).toEqual({ accesstoken: 'token' });
  });

  it('fails with its name, the status and the response when refused', async () => {
    const { client } = setUp(refusal, { status: 404 });
    await expect(client.call('GET /api/company', { as: undefined })).rejects.toThrow(
      'GET /api/company answered 404: {"ok":false',
    );
  });
});

describe('a sent request', () => {
  it('returns the refusal without a reply', async () => {
    const { client } = setUp(refusal, { status: 404 });
    const answer = await client.send('GET /api/company', { as: undefined });
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect(() => answer.reply()).toThrow('404');
    await expect(must(client.send('GET /api/company', { as: undefined }))).rejects.toThrow('404');
  });

  it('returns the cookies without their attributes', async () => {
    const headers = { 'set-cookie': ['refresh_token=a; Path=/api/auth; HttpOnly', 'b='] };
    const { client } = setUp({ ok: true }, { headers });
    const { cookies } = await client.send('POST /api/auth/logout', {});
    expect(cookies).toEqual(['refresh_token=a', 'b=']);
    const one = setUp({ ok: true }, { headers: { 'set-cookie': 'c=d; HttpOnly' } });
    expect((await one.client.send('POST /api/auth/logout', {})).cookies).toEqual(['c=d']);
  });

  it('may be raw: any name, any content, an unchanged text', async () => {
    const { client, sent } = setUp(refusal, { status: 400 });
    const answer = await client.sendRaw('POST /api/nothing/:id', {
      params: { id: 'x' },
      headers: { 'content-type': 'application/json' },
      text: '{"half',
    });
    expect(answer.body.code).toBe('not_found');
    expect(sent[0]).toEqual({
      method: 'POST',
      url: '/api/nothing/x',
      headers: { 'content-type': 'application/json' },
      body: '{"half',
    });
  });
});
