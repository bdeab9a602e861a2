import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { CanvasPub } from '../editor/menu-canvas.tsx';
import styles from './guest-preview.module.css';

/** Above the shown category: the guest's rows of menus and categories, which stay in sight. */
const STICKY_ROWS = 112;

type Props = { readonly pub: CanvasPub; readonly categoryID: number };

/**
 * The guest's page at the width of a phone, in the pub's theme. It is loaded again after each change that was saved. No
 * script runs in it: it is only seen, so nobody orders in it, and what is wrong in it does not reach the editor.
 */
export function GuestPreview({ pub, categoryID }: Props) {
  const { t } = useText();
  const queryClient = useQueryClient();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const show = () => {
    const page = frameRef.current?.contentWindow;
    const category = page?.document.getElementById(`c${categoryID}`);
    if (!page || !category) return;
    // Not `scrollIntoView`, which would scroll the editor too.
    page.scrollTo(0, page.scrollY + category.getBoundingClientRect().top - STICKY_ROWS);
  };
  useEffect(show, [categoryID]);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        frameRef.current?.contentWindow?.location.reload();
      }),
    [queryClient],
  );
  return (
    <aside aria-label={t('menu.preview')} className={styles['place']}>
      <iframe
        ref={frameRef}
        title={t('menu.preview')}
        src={`/pub/${pub.url_name}/?lang=${pub.working_language}`}
        sandbox="allow-same-origin"
        className={styles['phone']}
        onLoad={show}
      />
    </aside>
  );
}
