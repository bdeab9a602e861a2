import type { Shipping } from '@comanda/contract/shipping';
import type { LatLng } from '@comanda/domain/geo';
import { Download, FileUp } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { saveFile } from '../../../../lib/files/save-file.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { loadChunk } from '../../../../lib/lazy/load-chunk.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { usePopup } from '../../../../ui/popup/use-popup.ts';
import { useShippingPlace } from '../../shipping-place.ts';
import type { ReadFile } from './import-popup.tsx';

const ImportPopup = lazy(() =>
  loadChunk(async () => ({ default: (await import('./import-popup.tsx')).ImportPopup })),
);

/** Some phones know none of these types, and offer every file for an unknown ending. */
const TYPES = '.geojson,.json,.kml,.kmz,application/geo+json,application/vnd.google-earth.kml+xml';

type Props = { readonly shipping: Shipping; readonly location: LatLng | undefined };

/** Zones from a file of another map. */
export function FileTools({ shipping, location }: Props) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const popup = usePopup<ReadFile>();
  const read = async (file: File) => {
    const { readZoneFile } = await loadChunk(() => import('./read-kml.ts'));
    const found = await readZoneFile(file);
    popup.open({
      name: file.name,
      parts: found.ok ? found.value : [],
      problem: found.ok ? undefined : found.code,
    });
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        hidden
        aria-label={t('shipping.from_file')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void read(file);
          // The same file may be chosen again after it was mended.
          event.target.value = '';
        }}
      />
      <Button variant="quiet" icon={<FileUp />} onClick={() => input.current?.click()}>
        {t('shipping.from_file')}
      </Button>
      {popup.subject && (
        <Suspense fallback={null}>
          <ImportPopup
            key={popup.openCount}
            file={popup.subject}
            shipping={shipping}
            location={location}
            isOpen={popup.isOpen}
            onClose={popup.close}
          />
        </Suspense>
      )}
    </>
  );
}

/** All zones with their terms as a file that other maps read. */
export function SaveAsFile({ shipping }: Pick<Props, 'shipping'>) {
  const { t } = useText();
  const { params } = useShippingPlace();
  const save = async () => {
    const { geoJsonOf } = await loadChunk(() => import('./zone-file-plan.ts'));
    const text = geoJsonOf(shipping);
    saveFile(new Blob([text], { type: 'application/geo+json' }), `zones-${params.pubID}.geojson`);
  };
  return (
    <div>
      <Button variant="plain" icon={<Download />} onClick={() => void save()}>
        {t('shipping.to_file')}
      </Button>
    </div>
  );
}
