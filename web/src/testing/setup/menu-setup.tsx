import { Route, Switch } from 'wouter';
import { useLocation } from '../../lib/routes/location-context.ts';
import { page } from 'vitest/browser';
import { MenuEditor } from '../../features/menu/menu-editor.tsx';
import { toasts } from '../../lib/toasts/toasts.ts';
import { aPub } from '../samples/a-pub.ts';
import { draw } from './draw.tsx';
import { removedAfterTest } from '../page/rendered.ts';
import { text } from './test-texts.ts';
import { fakeApi, type FakeApi, type FakeCalls } from '../fakes/fake-api.ts';
import {
  bar,
  bors,
  calls,
  grill,
  kitchen,
  salads,
  soups,
  wine,
  zeama,
} from '../samples/menu-lists.ts';

/** The fake server of a pub with three menus, three categories and two dishes. */
export const menuServer = (more: FakeCalls = {}): FakeApi =>
  fakeApi({
    [calls.listMenus]: () => ({ ok: true, menus: [wine, bar, kitchen] }),
    [calls.listCategories]: () => ({ ok: true, categories: [grill, salads, soups] }),
    [calls.listDishes]: () => ({ ok: true, dishes: [zeama, bors] }),
    [calls.wholeMenu]: () => ({
      ok: true,
      menus: [wine, bar, kitchen],
      categories: [grill, salads, soups],
      dishes: [zeama, bors],
    }),
    [calls.listGroups]: () => ({ ok: true, option_groups: [] }),
    ...more,
  });

export const EDITOR = '/admin/pub/7/edit_menu';

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

/** Renders the editor at an address inside it; its toasts are removed with it. */
export function openEditor(path = '', pub = aPub()): () => void {
  const unmount = draw(
    <>
      <Switch>
        <Route path="/admin/pub/7/edit_menu/*?">
          {<MenuEditor companyID={3} pub={pub} cover={<p>cover</p>} notFound={<p>404</p>} />}
        </Route>
      </Switch>
      <Address />
    </>,
    EDITOR + path,
  );
  return removedAfterTest(() => {
    unmount();
  });
}

export const address = () => page.getByTestId('address');
export const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Opens the actions of an item, or of the whole menu, and presses one. */
export async function act(actions: string, action: string): Promise<void> {
  await button(actions).click();
  await page
    .getByRole('button', { name: action, exact: true })
    .or(page.getByRole('link', { name: action, exact: true }))
    .click();
}
/** The actions of a dish. */
export const actionsOf = (name: string) => text('ui.actions_of', { name });
export const field = (name: string) =>
  page.getByRole('dialog').getByLabelText(name, { exact: true });

/** The names of the categories or of the dishes, in their order. */
export const names = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent);

/** The calls of one method, without token refreshes. */
export const sent = (api: FakeApi, method: string) =>
  api.made.filter(({ call }) => call.startsWith(method) && !call.includes('refresh'));

/** The texts of the open toasts; a closed one disappears after half a second. */
export const shownToasts = () =>
  toasts
    .list()
    .filter(({ phase }) => phase !== 'closing')
    .map(({ message }) => message);
