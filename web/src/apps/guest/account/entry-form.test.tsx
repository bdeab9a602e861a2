import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, openTestAccount, t } from '../testing/open-test-account.tsx';
import { EntryForm } from './entry-form.tsx';

let close = (): void => undefined;
afterEach(() => close());

it('says for how long a new account keeps its data, with a link to all about them', async () => {
  ({ close } = openTestAccount(<EntryForm onEntered={() => undefined} />));
  await expect.element(button('guest.account.sign_in')).toBeVisible();
  const words = page.getByText(t('guest.account.data'), { exact: false });
  await expect.element(words).not.toBeInTheDocument();
  await page.getByRole('radio', { name: t('guest.account.register') }).click();
  await expect.element(words).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: t('guest.account.data_more') }))
    .toHaveAttribute('href', '/privacy?lang=ro#account');
});
