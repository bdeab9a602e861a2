import type { PaymentRequest } from '@comanda/contract/payments';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { drawOrderPage } from '../testing/draw-order-page.ts';
import { offerMia } from './mia-card.ts';

const LINK = 'https://mia-qr.example/1/m/abc';
const order = {
  trackingToken: 'its-token',
  language: 'ro',
  timeZone: 'Europe/Chisinau',
  symbol: 'Lei',
} as const;

const aRequest = (over: Partial<PaymentRequest> = {}): PaymentRequest => ({
  state: 'shown',
  amount: 145.5,
  expires_at: '2026-11-20T17:15:00.000Z',
  ...over,
});
const code = { link: LINK, qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

/** What the server knows, and how it answers a press. */
const server: { mia: { open: number; request: PaymentRequest | null }; refusal?: string } = {
  mia: { open: 0, request: null },
};
let sent: string[] = [];

beforeAll(() => {
  startTestTexts('ro');
});
beforeEach(() => {
  sent = [];
  server.mia = { open: 145.5, request: null };
  delete server.refusal;
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ ok: true, ...server.mia });
    sent.push(`${method} ${address}`);
    return server.refusal === undefined
      ? Response.json({ ok: true, request: server.mia.request })
      : Response.json({ ok: false, code: server.refusal }, { status: 409 });
  });
  drawOrderPage({ status: 'preparing' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const card = () => page.getByRole('region', { name: text('guest.mia.title') });
const button = page.getByRole('button');
const words = () => card().element().textContent.replaceAll('\u00A0', ' ');

describe('the card with which a guest pays by MIA', () => {
  it('offers what is open, and shows the code and the way to the bank', async () => {
    await offerMia(order);
    expect(words()).toContain('145,50 Lei');
    server.mia = { open: 145.5, request: aRequest({ code }) };
    await button.click();
    const link = page.getByRole('link', { name: text('guest.mia.open_app') });
    await expect.element(link).toHaveAttribute('href', LINK);
    await expect.element(page.getByRole('img', { name: text('guest.mia.code') })).toBeVisible();
    expect(words()).toContain('145,50 Lei');
    expect(words()).toContain('19:15');
    expect(sent).toEqual(['POST /api/client/orders/its-token/mia']);
    server.mia = { open: 145.5, request: aRequest({ state: 'canceled' }) };
    await button.click();
    await expect.element(page.getByText(text('guest.mia.canceled'))).toBeVisible();
    expect(sent.at(-1)).toBe('POST /api/client/orders/its-token/mia/cancel');
  });

  it('says at once that it was paid, when the order on the page changes', async () => {
    server.mia = { open: 145.5, request: aRequest({ code }) };
    await offerMia(order);
    server.mia = { open: 0, request: aRequest({ state: 'paid' }) };
    document.querySelector('#slip')?.setAttribute('data-revision', '9');
    document.querySelector('#slip')?.append(document.createElement('i'));
    await expect.element(page.getByText(/Achitat prin MIA: 145,50/)).toBeVisible();
    expect(button.elements()).toEqual([]);
    expect(page.getByRole('img').elements()).toEqual([]);
  });

  it.each<[string, Partial<PaymentRequest>, number, RegExp, boolean]>([
    ['that the bank does not say', { state: 'unsure' }, 100, /Banca nu răspunde/, true],
    ['that is ending', { state: 'shown', is_ending: true }, 100, /Anulăm plata/, false],
    ['whose time is over', { state: 'expired' }, 100, /expirat/, true],
    ['of a part', { state: 'paid' }, 45, /transfer instant/, true],
    ['that is given back', { state: 'refunding' }, 0, /restituie 145,50 Lei/, false],
  ])('shows a request %s', async (_, over, open, expected, hasButton) => {
    server.mia = { open, request: aRequest(over) };
    await offerMia(order);
    expect(words()).toMatch(expected);
    expect(button.elements()).toHaveLength(hasButton ? 1 : 0);
  });

  it('is hidden where nothing may be paid, and shows a refusal beside the button', async () => {
    server.mia = { open: 0, request: null };
    await offerMia(order);
    expect(card().elements()).toEqual([]);
    document.querySelector('#mia')?.remove();
    server.mia = { open: 100, request: null };
    server.refusal = 'mia_refused';
    await offerMia(order);
    await button.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(text('errors.mia_refused'));
  });
});
