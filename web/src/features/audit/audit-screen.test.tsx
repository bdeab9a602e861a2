import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { anAuditEntry } from '../../testing/samples/a-company.ts';
import { openPlatform, textOf } from '../../testing/setup/open-platform.tsx';
import { startTestTexts, text } from '../../testing/setup/test-texts.ts';
import { AuditScreen } from './audit-screen.tsx';

startTestTexts('ro');

const LIST = 'GET /api/admin/audit';

const row = page.getByRole('list', { name: text('administration.audit') }).getByRole('listitem');

it('shows who did what, where, and exactly when', async () => {
  const entries = [
    anAuditEntry({ id: 3 }),
    anAuditEntry({
      id: 2,
      action: 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status',
      subject: 'companyID 3, pubID 7, orderID 15',
    }),
    anAuditEntry({ id: 1, action: 'feed-the-cat', subject: 'cat 9' }),
  ];
  openPlatform(<AuditScreen actions={null} openInNewSession={() => {}} />, {
    [LIST]: () => ({ ok: true, entries, next: null }),
  });
  await expect.poll(() => textOf(row.nth(0))).toContain('Intrare în local');
  await expect.poll(() => textOf(row.nth(0))).toContain('La Nuc #7');
  await expect.poll(() => textOf(row.nth(0))).toContain('admin@comanda.example');
  await expect.poll(() => textOf(row.nth(0).getByRole('time'))).toMatch(/:28:37$/);
  await expect.poll(() => textOf(row.nth(1))).toContain('Starea comenzii #15 schimbată');
  // An action that this page does not know: still readable.
  await expect.poll(() => textOf(row.nth(2))).toContain('Feed the cat');
  await expect.poll(() => textOf(row.nth(2))).toContain('cat 9');
});

it('shows that there are no entries yet', async () => {
  openPlatform(<AuditScreen actions={null} openInNewSession={() => {}} />, {
    [LIST]: () => ({ ok: true, entries: [], next: null }),
  });
  await expect.element(page.getByText(text('administration.no_entries'))).toBeVisible();
});
