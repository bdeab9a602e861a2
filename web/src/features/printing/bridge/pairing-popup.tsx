import type { Bridge } from '@comanda/contract/printing';
import { BRIDGE_PATH } from '@comanda/domain/printing';
import { Download, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIsOver } from '../../../lib/clock/use-is-over.ts';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { CopyField } from '../../../ui/field/copy-field.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useCreateCode, type PrintingPub } from '../printing-api.ts';
import styles from '../printing.module.css';

type Props = {
  readonly pub: PrintingPub;
  readonly bridge: Bridge | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** How the bridge is started on a computer: its program, and the command with a code that is created when this opens. */
export function PairingPopup({ pub, bridge, isOpen, onClose }: Props) {
  const { t, language } = useText();
  const writeError = useErrorText();
  const { mutate, data, error, isPending } = useCreateCode(pub);
  const isOver = useIsOver(data?.expires_at);
  const [before] = useState(bridge?.paired_at);
  useEffect(() => {
    mutate();
  }, [mutate]);
  const paired = bridge && bridge.paired_at !== before ? bridge : undefined;
  const isShown = data && !error && !paired && !isOver;
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t('printing.pair')} maxWidth={520}>
      <div className={styles['cards']}>
        {paired && <Notice isGood>{t('printing.pair_done', { name: paired.name })}</Notice>}
        {error && <Notice>{writeError(error)}</Notice>}
        {isOver && !paired && <Notice>{t('printing.pair_over')}</Notice>}
        {(error || (isOver && !paired)) && (
          <Button
            variant="quiet"
            icon={<RotateCw />}
            isPending={isPending}
            onClick={() => {
              mutate();
            }}
          >
            {t(error ? 'ui.retry' : 'printing.pair_new')}
          </Button>
        )}
        {!data && !error && (
          <LoadingRegion>
            <Skeleton height={240} />
          </LoadingRegion>
        )}
        {isShown && (
          <Steps code={data.code} until={formatTime(data.expires_at, language, pub.time_zone)} />
        )}
      </div>
    </Popup>
  );
}

/** As the bridge itself decides: it sends its token over https only, except to its own computer. */
function isSecure(): boolean {
  const { protocol, hostname } = window.location;
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function Steps({ code, until }: { readonly code: string; readonly until: string }) {
  const { t } = useText();
  if (!isSecure()) return <Notice>{t('printing.pair_insecure')}</Notice>;
  return (
    <>
      <ol className={styles['steps']}>
        <li>
          <p>{t('printing.pair_download')}</p>
          <ButtonLink variant="quiet" to={BRIDGE_PATH} reloadDocument download icon={<Download />}>
            bridge.mjs
          </ButtonLink>
        </li>
        <li>
          <CopyField
            label={t('printing.pair_command')}
            value={`node bridge.mjs ${window.location.origin} ${code}`}
            copyLabel={t('printing.copy')}
            copiedLabel={t('printing.copied')}
          />
        </li>
      </ol>
      <p className={styles['hint']}>{t('printing.pair_until', { time: until })}</p>
    </>
  );
}
