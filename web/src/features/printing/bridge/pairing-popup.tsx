import type { Bridge } from '@comanda/contract/printing';
import { BRIDGE_PATH } from '@comanda/domain/printing';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { CopyField } from '../../../ui/field/copy-field.tsx';
import { CodePopup } from '../../../ui/popup/code-popup.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useCreateCode, type PrintingPub } from '../printing-api.ts';
import styles from '../printing.module.css';

type Props = {
  readonly pub: PrintingPub;
  readonly bridge: Bridge | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** How the bridge is started on a computer: its program, and the command with a code. */
export function PairingPopup({ pub, bridge, isOpen, onClose }: Props) {
  const { t, language } = useText();
  const creation = useCreateCode(pub);
  const [before] = useState(bridge?.paired_at);
  const paired = bridge && bridge.paired_at !== before ? bridge : undefined;
  return (
    <CodePopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('printing.pair')}
      maxWidth={520}
      height={240}
      creation={creation}
      done={paired && t('printing.pair_done', { name: paired.name })}
      overText={t('printing.pair_over')}
      anotherLabel={t('printing.pair_new')}
    >
      {({ code, expires_at: until }) => (
        <Steps code={code} until={formatTime(until, language, pub.time_zone)} />
      )}
    </CodePopup>
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
