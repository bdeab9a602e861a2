import type { Pub } from '@comanda/contract/pubs';
import type { ReactNode } from 'react';
import styles from './menu-canvas.module.css';

export type CanvasPub = Pick<
  Pub,
  'id' | 'name' | 'url_name' | 'color' | 'color_theme' | 'currency_id' | 'time_zone'
>;

type Props = {
  readonly pub: CanvasPub;
  /** The strip at the top, as wide as the canvas. */
  readonly strip?: ReactNode;
  readonly children: ReactNode;
};

/** The guest's page with edit controls, in the pub's theme, not in the user's own. */
export const MenuCanvas = ({ pub, strip, children }: Props) => (
  <main
    id="main"
    className={styles['canvas']}
    data-theme={pub.color_theme}
    style={{ '--pub-color': pub.color }}
  >
    {strip !== undefined && <div className={styles['strip']}>{strip}</div>}
    <div className={styles['body']}>{children}</div>
  </main>
);
