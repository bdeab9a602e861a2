import type { TelegramChat } from '@comanda/contract/alerts';
import { RotateCw, Send, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIsOver } from '../../../lib/clock/use-is-over.ts';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useCreateCode, type AlertsPub } from './telegram-api.ts';
import styles from './link-popup.module.css';

type Props = {
  readonly pub: AlertsPub;
  readonly chats: readonly TelegramChat[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The link that connects a chat: on this device, on another phone, or as a group. It is created when this opens. */
export function LinkPopup({ pub, chats, isOpen, onClose }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const { mutate, data, error, isPending } = useCreateCode(pub);
  const isOver = useIsOver(data?.expires_at);
  const [before] = useState(() => new Set(chats.map(({ chat_id }) => chat_id)));
  useEffect(() => {
    mutate();
  }, [mutate]);
  const linked = chats.find(({ chat_id }) => !before.has(chat_id));
  const again = (
    <Button
      variant="quiet"
      icon={<RotateCw />}
      isPending={isPending}
      onClick={() => {
        mutate();
      }}
    >
      {t(error ? 'ui.retry' : 'alerts.telegram_new_link')}
    </Button>
  );
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t('alerts.telegram_link')} maxWidth={420}>
      <div className={styles['body']}>
        {linked && <Notice isGood>{t('alerts.telegram_linked', { title: linked.title })}</Notice>}
        {error && <Notice>{errorText(error)}</Notice>}
        {isOver && !linked && <Notice>{t('alerts.telegram_link_over')}</Notice>}
        {(error || linked || isOver) && again}
        {!data && !error && (
          <LoadingRegion>
            <Skeleton height={360} />
          </LoadingRegion>
        )}
        {data && !error && !linked && !isOver && <Link {...data} />}
      </div>
    </Popup>
  );
}

type LinkProps = {
  readonly link: string;
  readonly group_link: string;
  readonly qr_svg: string;
  readonly expires_at: string;
};

function Link({ link, group_link: groupLink, qr_svg: svg, expires_at: expiresAt }: LinkProps) {
  const { t, language } = useText();
  return (
    <>
      <p>{t('alerts.telegram_link_hint', { time: formatTime(expiresAt, language) })}</p>
      <div className={styles['ways']}>
        <ButtonLink to={link} reloadDocument target="_blank" rel="noreferrer" icon={<Send />}>
          {t('alerts.telegram_open')}
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          to={groupLink}
          reloadDocument
          target="_blank"
          rel="noreferrer"
          icon={<Users />}
        >
          {t('alerts.telegram_add_to_group')}
        </ButtonLink>
      </div>
      <p>{t('alerts.telegram_code_for_phone')}</p>
      <img
        className={styles['code']}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={t('alerts.telegram_qr')}
        width={220}
        height={220}
      />
    </>
  );
}
