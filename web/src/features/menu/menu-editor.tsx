import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import type { CanvasPub } from './editor/menu-canvas.tsx';
import { BulkScreen } from './bulk/bulk-screen.tsx';
import { CategoryScreen } from './categories/category-screen.tsx';
import { editorPath, importPath, optionsPath } from './editor/menu-scope.ts';
import { loadChunk } from '../../lib/lazy/load-chunk.ts';
import { UsualVat } from './editor/usual-vat.ts';
import { MenusScreen } from './menus/menus-screen.tsx';
import { OptionsScreen } from './options/page/options-screen.tsx';
import { PicturesScreen } from './pictures/pictures-screen.tsx';

const ImportScreen = lazy(() =>
  loadChunk(async () => ({
    default: (await import('./importing/import-screen.tsx')).ImportScreen,
  })),
);

type Props = {
  readonly companyID: number;
  readonly pub: CanvasPub;
  /** The pub's cover with its upload, which belongs to the pub. */
  readonly cover: ReactNode;
  /** For an unknown address. */
  readonly notFound: ReactNode;
};

/** The menu as guests see it, with edit controls: menus and their categories, or one category's dishes. */
export function MenuEditor({ companyID, pub, cover, notFound }: Props) {
  const at = { companyID, pubID: pub.id };
  const editor = editorPath(pub.id);
  const menus = <MenusScreen at={at} pub={pub} cover={cover} />;
  const bulk = <BulkScreen at={at} pub={pub} />;
  return (
    <UsualVat value={pub.vat_class}>
      <Switch>
        <Route path={editor}>{menus}</Route>
        <Route path={importPath(pub.id)}>
          <Suspense>
            <ImportScreen at={at} pub={pub} />
          </Suspense>
        </Route>
        <Route path={optionsPath(pub.id)}>
          <OptionsScreen at={at} pub={pub} />
        </Route>
        <Route path={`${editor}/menu/:menuID`}>{menus}</Route>
        <Route path={`${editor}/menu/:menuID/category/:categoryID`}>
          <CategoryScreen at={at} pub={pub} />
        </Route>
        <Route path={`${editor}/bulk/menu/:menuID/category/:categoryID`}>{bulk}</Route>
        <Route path={`${editor}/bulk/menu/:menuID`}>{bulk}</Route>
        <Route path={`${editor}/pictures`}>
          <PicturesScreen at={at} pub={pub} />
        </Route>
        <Route>{notFound}</Route>
      </Switch>
    </UsualVat>
  );
}
