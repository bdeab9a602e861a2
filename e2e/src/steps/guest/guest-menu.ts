import type { Person } from '../../stage/stage.ts';

export type GuestMenu = {
  readonly menus: readonly string[];
  readonly categories: readonly string[];
  readonly dishes: readonly string[];
};

/** The menu of a pub as guests see it, from top to bottom. */
export async function readMenuOf({ page }: Person, urlName: string): Promise<GuestMenu> {
  await page.goto(`/pub/${urlName}/`);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 3 }).first().waitFor();
  const texts = async (level: number) =>
    (await main.getByRole('heading', { level }).allTextContents()).map((text) => text.trim());
  return {
    menus: await texts(2),
    categories: await texts(3),
    dishes: await main.getByRole('link').allTextContents(),
  };
}
