import { useMutation } from '@tanstack/react-query';
import { loadChunk } from '../../../lib/lazy/load-chunk.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { CanvasPub } from '../editor/menu-canvas.tsx';
import type { PubRef } from '../editor/menu-scope.ts';
import { loadWholeMenu } from './import-api.ts';

export const menuFormats = ['XLSX', 'CSV'] as const;

/** Saves the menu as a list, in a file. */
export function useSaveMenu(at: PubRef, pub: CanvasPub) {
  const { t } = useText();
  return useMutation({
    mutationFn: async (format: (typeof menuFormats)[number]) => {
      const [menu, { saveMenu }] = await Promise.all([
        loadWholeMenu(at),
        loadChunk(() => import('./export/save-menu.ts')),
      ]);
      await saveMenu(menu, { format, name: pub.url_name, t });
    },
  });
}
