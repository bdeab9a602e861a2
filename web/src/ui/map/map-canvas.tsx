import type { Map } from 'leaflet';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { classNames } from '../class-names.ts';
import { createBaseMap, type BaseMapOptions } from './base-map.ts';
import { removableMap } from './removable-map.ts';
import styles from './map.module.css';

export type MapCanvasProps = Pick<BaseMapOptions, 'label' | 'centre' | 'zoom' | 'middle'> & {
  /** Pixels. */
  readonly height: number;
  /** Adds layers to the map; the returned function removes them. Must stay the same function. */
  readonly onMap: (map: Map) => () => void;
  /** Marks the middle, for users who choose a place without a pointer. */
  readonly hasCrosshair?: boolean | undefined;
  readonly children?: ReactNode;
};

/** Leaflet inside React: created once, removed with the component. */
export function MapCanvas({ height, onMap, hasCrosshair, children, ...start }: MapCanvasProps) {
  const { t } = useText();
  const ref = useRef<HTMLDivElement>(null);
  const [options] = useState(() => ({
    ...start,
    zoomInLabel: t('ui.zoom_in'),
    zoomOutLabel: t('ui.zoom_out'),
  }));
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const map = createBaseMap(element, options);
    const remove = removableMap(map);
    const unmount = onMap(map);
    const sizes = new ResizeObserver(() => map.invalidateSize({ pan: false }));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      unmount();
      remove();
    };
  }, [onMap, options]);
  const { label } = start;
  useEffect(() => {
    // The user may choose another language while the map stays.
    if (ref.current) ref.current.ariaLabel = label;
  }, [label]);
  return (
    <div className={classNames(styles['map'], hasCrosshair === true && styles['aimed'])}>
      <div ref={ref} className={styles['canvas']} style={{ height }} />
      {children}
    </div>
  );
}
