import type { TelegramChat } from '@comanda/contract/alerts';
import { Send, Users } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { CodePopup } from '../../../ui/popup/code-popup.tsx';
import { useCreateCode, type AlertsPub } from './telegram-api.ts';
import styles from './link-popup.module.css';

type Props = {
  readonly pub: AlertsPub;
  readonly chats: readonly TelegramChat[];
  readonly isOpen: boolean;
  readonly timeZone: string;
  readonly onClose: () => void;
};

/** The link that connects a chat: on this device, on another phone, or as a group. */
export function LinkPopup({ pub, chats, timeZone, isOpen, onClose }: Props) {
  const { t } = useText();
  const creation = useCreateCode(pub);
  const [before] = useState(() => new Set(chats.map(({ chat_id }) => chat_id)));
  const linked = chats.find(({ chat_id }) => !before.has(chat_id));
  return (
    <CodePopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('alerts.telegram_link')}
      maxWidth={420}
      height={360}
      creation={creation}
      done={linked && t('alerts.telegram_linked', { title: linked.title })}
      overText={t('alerts.telegram_link_over')}
      anotherLabel={t('alerts.telegram_new_link')}
      offersAnother
    >
      {(link) => <Link {...link} timeZone={timeZone} />}
    </CodePopup>
  );
}

type LinkProps = {
  readonly link: string;
  readonly group_link: string;
  readonly qr_svg: string;
  readonly expires_at: string;
  readonly timeZone: string;
};

function Link({ link, group_link: groupLink, qr_svg: svg, ...rest }: LinkProps) {
  const { expires_at: expiresAt, timeZone } = rest;
  const { t, language } = useText();
  return (
    <>
      <p>{t('alerts.telegram_link_hint', { time: formatTime(expiresAt, language, timeZone) })}</p>
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
