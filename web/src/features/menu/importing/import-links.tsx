import { useMutation } from '@tanstack/react-query';
import { Download, ListPlus } from 'lucide-react';
import { loadChunk } from '../../../lib/lazy/load-chunk.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { importPath, type PubRef } from '../editor/menu-scope.ts';
import type { CanvasPub } from '../editor/menu-canvas.tsx';
import styles from './import-links.module.css';
import { loadWholeMenu } from './import-api.ts';

const formats = ['XLSX', 'CSV'] as const;

type Props = { readonly at: PubRef; readonly pub: CanvasPub; readonly hasMenus: boolean };

/** The menu in as a list, and out as one. */
export function ImportLinks({ at, pub, hasMenus }: Props) {
  const { t } = useText();
  const saving = useMutation({
    mutationFn: async (format: (typeof formats)[number]) => {
      const [menu, { saveMenu }] = await Promise.all([
        loadWholeMenu(at),
        loadChunk(() => import('./export/save-menu.ts')),
      ]);
      await saveMenu(menu, { format, name: pub.url_name, t });
    },
  });
  return (
    <>
      <ButtonLink variant="quiet" size="small" icon={<ListPlus />} to={importPath(at.pubID)}>
        {t('menu.import')}
      </ButtonLink>
      {hasMenus && (
        <span className={styles['exports']}>
          {formats.map((format) => (
            <Button
              key={format}
              variant="plain"
              size="small"
              icon={<Download />}
              aria-label={t('menu.export_as', { format })}
              title={t('menu.export_as', { format })}
              isPending={saving.isPending && saving.variables === format}
              onClick={() => {
                saving.mutate(format);
              }}
            >
              {format}
            </Button>
          ))}
        </span>
      )}
    </>
  );
}
