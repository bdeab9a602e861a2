import { Link } from '../../../lib/routes/link.tsx';
import { Route, Switch } from 'wouter';
import { useLocation } from '../../../lib/routes/location-context.ts';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { PubBack } from './pub-back.tsx';

beforeAll(() => {
  startTestTexts('ru');
});

function Scene() {
  const { pathname } = useLocation();
  return (
    <>
      <PubBack />
      <p>{`here: ${pathname}`}</p>
      <Link to="/admin/pub/7/edit_menu">to the editor</Link>
      <Link to="/admin/pub/7/orders">to the orders</Link>
    </>
  );
}

const drawAt = (address: string) =>
  draw(
    <Switch>
      <Route>
        <Scene />
      </Route>
    </Switch>,
    address,
  );
const back = () => page.getByRole('button', { name: text('ui.back') });
const here = (path: string) => page.getByText(`here: ${path}`, { exact: true });

it('has no back link on the pub’s own page', async () => {
  drawAt('/admin/pub/7/');
  await expect.element(here('/admin/pub/7/')).toBeVisible();
  await expect.element(back()).not.toBeInTheDocument();
});

it('leads from the orders back to the pub, whatever page came before', async () => {
  drawAt('/admin/company');
  await page.getByText('to the orders').click();
  await back().click();
  await expect.element(here('/admin/pub/7')).toBeVisible();
});

it('leads from other pages back to the previous page', async () => {
  drawAt('/admin/company');
  await page.getByText('to the editor').click();
  await back().click();
  await expect.element(here('/admin/company')).toBeVisible();
});

it('leads back to the pub when there is no previous page', async () => {
  drawAt('/admin/pub/7/edit_menu');
  await back().click();
  await expect.element(here('/admin/pub/7')).toBeVisible();
});
