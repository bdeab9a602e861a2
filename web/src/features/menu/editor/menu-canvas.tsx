import type { Pub } from '@comanda/contract/pubs';
import type { ReactNode } from 'react';
import styles from './menu-canvas.module.css';

export type CanvasPub = Pick<
  Pub,
  | 'id'
  | 'name'
  | 'url_name'
  | 'color'
  | 'color_theme'
  | 'currency_id'
  | 'time_zone'
  | 'working_language'
  | 'expired'
  | 'vat_class'
>;

type Props = {
  readonly pub: CanvasPub;
  /** The strip at the top, as wide as the canvas, in the pub's theme and over a line of its colour. */
  readonly strip?: ReactNode;
  readonly children: ReactNode;
};

/** A page of the editor, as wide as the guest's page. */
export const MenuCanvas = ({ pub, strip, children }: Props) => (
  <main id="main" className={styles['canvas']}>
    {strip !== undefined && (
      <div
        className={styles['strip']}
        data-theme={pub.color_theme}
        style={{ '--pub-color': pub.color }}
      >
        {strip}
      </div>
    )}
    <div className={styles['body']}>{children}</div>
  </main>
);
