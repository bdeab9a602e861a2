import { Download, Images, Languages, ListChecks, ListPlus, SlidersHorizontal } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ActionsMenu } from '../../../ui/actions/actions-menu.tsx';
import type { CanvasPub } from '../editor/menu-canvas.tsx';
import {
  bulkPath,
  importPath,
  optionsPath,
  picturesPath,
  translationsPath,
  type CategoryRef,
  type MenuRef,
} from '../editor/menu-scope.ts';
import { menuFormats, useSaveMenu } from '../importing/use-save-menu.ts';

type Props = {
  readonly at: MenuRef & Partial<Pick<CategoryRef, 'categoryID'>>;
  readonly pub: CanvasPub;
};

/** What is done with the whole menu, or with many of its dishes at once. */
export function MenuTools({ at, pub }: Props) {
  const { t } = useText();
  const saving = useSaveMenu(at, pub);
  const { pubID, menuID, categoryID } = at;
  return (
    <ActionsMenu
      label={t('menu.more')}
      actions={[
        { label: t('menu.bulk'), icon: <ListChecks />, to: bulkPath(pubID, menuID, categoryID) },
        { label: t('menu.pictures'), icon: <Images />, to: picturesPath(pubID) },
        { label: t('options.to_page'), icon: <SlidersHorizontal />, to: optionsPath(pubID) },
        { label: t('translations.title'), icon: <Languages />, to: translationsPath(pubID) },
        { label: t('menu.import'), icon: <ListPlus />, to: importPath(pubID) },
        ...menuFormats.map((format) => ({
          label: t('menu.export_as', { format }),
          icon: <Download />,
          onSelect: () => {
            if (!saving.isPending) saving.mutate(format);
          },
        })),
      ]}
    />
  );
}
