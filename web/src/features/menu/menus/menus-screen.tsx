import type { Menu } from '@comanda/contract/menu';
import { BookOpenText, ListPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from '../../../lib/routes/location-context.ts';
import { useParams } from 'wouter';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { CategoriesList } from '../categories/categories-list.tsx';
import { CopyPopup } from '../copying/copy-popup.tsx';
import { DeletionHint } from '../deleting/deletion-hint.tsx';
import { DeletePopup } from '../deleting/delete-popup.tsx';
import { FirstMenuForm } from '../first-menu/first-menu-form.tsx';
import { MenuSkeleton } from '../cards/editor-skeletons.tsx';
import { MenuTools } from '../cards/menu-tools.tsx';
import { MenuCanvas, type CanvasPub } from '../editor/menu-canvas.tsx';
import { CreateMenuPopup, EditMenuPopup } from './menu-form-popup.tsx';
import { editorPath, importPath, menuPath, type PubRef } from '../editor/menu-scope.ts';
import { useDeleteMenu, useMenus } from '../calls/menus-api.ts';
import { MenusRow } from './menus-row.tsx';
import styles from './menus-screen.module.css';
import { ServingLine } from '../serving/serving-line.tsx';

type Props = {
  readonly at: PubRef;
  readonly pub: CanvasPub;
  readonly cover: ReactNode;
};

/** The menus of a pub, and the categories of the chosen one. */
export function MenusScreen({ at, pub, cover }: Props) {
  const { t } = useText();
  return (
    <MenuCanvas pub={pub} strip={cover}>
      <BarPath parts={[pub.name, t('menu.editor').toLowerCase()]} />
      <Menus at={at} pub={pub} />
    </MenuCanvas>
  );
}

function Menus({ at, pub }: Omit<Props, 'cover'>) {
  const { t } = useText();
  const errorText = useErrorText();
  const menus = useMenus(at);
  const creating = usePopup<number>();
  const navigate = useNavigate();
  const { menuID } = useParams();
  // The first menu is used when the address names no existing one.
  const chosen = menus.data?.find((menu) => menu.id === Number(menuID)) ?? menus.data?.[0];
  return (
    <>
      <header className={styles['head']}>
        <h1>{t('menu.editor')}</h1>
        {chosen && <MenuTools at={{ ...at, menuID: chosen.id }} pub={pub} />}
      </header>
      {menus.data && chosen && (
        <FilledMenus at={at} menus={menus.data} chosen={chosen} onCreate={creating.open} />
      )}
      {menus.data?.length === 0 && (
        <EmptyState
          icon={<BookOpenText />}
          title={t('menu.no_menus')}
          hint={t('menu.no_menus_hint')}
          action={
            <>
              <FirstMenuForm at={at} />
              <ButtonLink variant="plain" icon={<ListPlus />} to={importPath(at.pubID)}>
                {t('menu.import')}
              </ButtonLink>
            </>
          }
        />
      )}
      {menus.isPending && <MenuSkeleton />}
      {menus.isError && !menus.data && (
        <FailedState
          message={errorText(menus.error)}
          isRetrying={menus.isFetching}
          onRetry={() => void menus.refetch()}
        />
      )}
      {creating.subject !== undefined && (
        <CreateMenuPopup
          key={creating.openCount}
          pub={at}
          place={creating.subject}
          isOpen={creating.isOpen}
          onClose={creating.close}
          onCreated={(menu) => {
            navigate(menuPath(at.pubID, menu.id), { replace: true });
          }}
        />
      )}
    </>
  );
}

type FilledProps = {
  readonly at: PubRef;
  readonly menus: readonly Menu[];
  readonly chosen: Menu;
  readonly onCreate: (place: number) => void;
};

function FilledMenus({ at, menus, chosen, onCreate }: FilledProps) {
  const { t } = useText();
  const editing = usePopup<Menu>();
  const copying = usePopup<Menu>();
  const deleting = usePopup<Menu>();
  const deletion = useDeleteMenu(at);
  const navigate = useNavigate();
  return (
    <>
      <MenusRow
        pub={at}
        menus={menus}
        chosenID={chosen.id}
        onCreate={onCreate}
        onEdit={editing.open}
        onCopy={copying.open}
        onDelete={deleting.open}
      />
      <ServingLine hours={chosen.serving_hours} />
      <CategoriesList key={`menu ${chosen.id}`} at={{ ...at, menuID: chosen.id }} menu={chosen} />
      {editing.subject && (
        <EditMenuPopup
          key={`edit ${editing.openCount}`}
          at={{ ...at, menuID: editing.subject.id }}
          menu={editing.subject}
          isOpen={editing.isOpen}
          onClose={editing.close}
        />
      )}
      {copying.subject && (
        <CopyPopup
          key={`copy ${copying.openCount}`}
          level="menu"
          source={copying.subject}
          at={at}
          isOpen={copying.isOpen}
          onClose={copying.close}
        />
      )}
      {deleting.subject && (
        <DeletePopup
          id={deleting.subject.id}
          title={t('menu.delete_menu', { name: deleting.subject.name })}
          hint={<DeletionHint at={at} level="menu" id={deleting.subject.id} />}
          deletion={deletion}
          isOpen={deleting.isOpen}
          onClose={deleting.close}
          onDeleted={() => {
            if (deleting.subject?.id !== chosen.id) return;
            navigate(editorPath(at.pubID), { replace: true });
          }}
        />
      )}
    </>
  );
}
