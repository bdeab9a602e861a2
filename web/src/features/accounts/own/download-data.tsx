import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';
import { useDownload } from './api.ts';

const noFields = {};

/** The file of everything that is stored about the account. */
export function DownloadData() {
  const { t } = useText();
  const download = useDownload();
  return (
    <>
      <RefusalNotice error={download.error} owners={noFields} />
      <Button variant="quiet" isPending={download.isPending} onClick={() => download.mutate()}>
        {t('accounts.download')}
      </Button>
    </>
  );
}
