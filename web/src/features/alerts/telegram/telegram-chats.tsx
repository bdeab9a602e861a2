import type { TelegramChat, TelegramState } from '@comanda/contract/alerts';
import { MessageCircle, Plus, Send, Trash2 } from 'lucide-react';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/actions/row.tsx';
import { RemovePopup } from '../../../ui/popup/remove-popup.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { LinkPopup } from './link-popup.tsx';
import { useRemoveChat, useTelegram, useTestChats, type AlertsPub } from './telegram-api.ts';
import styles from './telegram-chats.module.css';

type Props = AlertsPub & { readonly timeZone: string };

/** The chats of Telegram that get a pub's orders: to link, to test and to remove. */
export function TelegramChats({ companyID, pubID, timeZone }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const pub = { companyID, pubID };
  const linking = usePopup<true>();
  const telegram = useTelegram(pub, linking.isOpen);
  const { data } = telegram;
  return (
    <Card title={t('alerts.telegram')}>
      {telegram.isPending && (
        <LoadingRegion>
          <Skeleton height={120} />
        </LoadingRegion>
      )}
      {telegram.isError && !data && (
        <FailedState
          message={errorText(telegram.error)}
          isRetrying={telegram.isFetching}
          onRetry={() => void telegram.refetch()}
        />
      )}
      {data && (
        <Chats
          pub={pub}
          state={data}
          timeZone={timeZone}
          onLink={() => {
            linking.open(true);
          }}
        />
      )}
      {linking.openCount > 0 && (
        <LinkPopup
          key={linking.openCount}
          pub={pub}
          chats={data?.chats ?? []}
          timeZone={timeZone}
          isOpen={linking.isOpen}
          onClose={linking.close}
        />
      )}
    </Card>
  );
}

type ChatsProps = {
  readonly pub: AlertsPub;
  readonly state: TelegramState;
  readonly timeZone: string;
  readonly onLink: () => void;
};

function Chats({ pub, state: { is_on, chats }, timeZone, onLink }: ChatsProps) {
  const { t } = useText();
  const removing = usePopup<TelegramChat>();
  if (!is_on && chats.length === 0) {
    return <p className={styles['hint']}>{t('alerts.telegram_off')}</p>;
  }
  const link = (
    <Button variant="quiet" icon={<Plus />} disabled={!is_on} onClick={onLink}>
      {t('alerts.telegram_link')}
    </Button>
  );
  if (chats.length === 0) {
    return (
      <EmptyState
        icon={<MessageCircle />}
        title={t('alerts.telegram_none')}
        hint={t('alerts.telegram_hint')}
        action={link}
      />
    );
  }
  return (
    <>
      {!is_on && <Notice>{t('alerts.telegram_off')}</Notice>}
      <ul>
        {chats.map((chat) => (
          <ChatRow
            key={chat.chat_id}
            chat={chat}
            timeZone={timeZone}
            onRemove={() => {
              removing.open(chat);
            }}
          />
        ))}
      </ul>
      <Foot pub={pub} isOn={is_on}>
        {link}
      </Foot>
      {removing.subject && (
        <RemoveChatPopup
          key={removing.openCount}
          pub={pub}
          chat={removing.subject}
          isOpen={removing.isOpen}
          onClose={removing.close}
        />
      )}
    </>
  );
}

type RowProps = {
  readonly chat: TelegramChat;
  readonly timeZone: string;
  readonly onRemove: () => void;
};

function ChatRow({ chat, timeZone, onRemove }: RowProps) {
  const { t, language } = useText();
  const { title, kind, last_ok_at: lastOk, last_failure: failure } = chat;
  const facts = [
    t(`alerts.telegram_${kind}`),
    ...(lastOk === null
      ? []
      : [t('alerts.telegram_last_ok', { time: formatDateTime(lastOk, language, timeZone) })]),
  ].join(' · ');
  return (
    <Row
      name={title}
      state={
        failure === null ? (
          lastOk !== null && <Badge tone="green">{t('alerts.telegram_works')}</Badge>
        ) : (
          <Badge tone="orange">{t(`alerts.telegram_failed_${failure}`)}</Badge>
        )
      }
      facts={facts}
      menu={{
        label: t('ui.actions_of', { name: title }),
        actions: [
          { label: t('ui.delete'), icon: <Trash2 />, onSelect: onRemove, isDestructive: true },
        ],
      }}
    />
  );
}

type FootProps = {
  readonly pub: AlertsPub;
  readonly isOn: boolean;
  readonly children: React.ReactNode;
};

/** Another chat, and the test with its result. */
function Foot({ pub, isOn, children }: FootProps) {
  const { t } = useText();
  const errorText = useErrorText();
  const test = useTestChats(pub);
  const { data } = test;
  const all = (data?.reached ?? 0) + (data?.failed ?? 0);
  return (
    <>
      <div className={styles['actions']}>
        {children}
        <Button
          variant="quiet"
          icon={<Send />}
          disabled={!isOn}
          isPending={test.isPending}
          onClick={() => {
            test.mutate(undefined);
          }}
        >
          {t('alerts.telegram_test')}
        </Button>
      </div>
      {data && (
        <Notice isGood={data.failed === 0}>
          {t('alerts.telegram_tested', { reached: data.reached, all })}
        </Notice>
      )}
      {test.isError && <Notice>{errorText(test.error)}</Notice>}
    </>
  );
}

type RemoveProps = {
  readonly pub: AlertsPub;
  readonly chat: TelegramChat;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

function RemoveChatPopup({ pub, chat: { title, chat_id: id }, ...popup }: RemoveProps) {
  const { t } = useText();
  return (
    <RemovePopup
      {...popup}
      title={t('alerts.telegram_remove_question', { title })}
      hint={t('alerts.telegram_remove_hint')}
      deletion={useRemoveChat(pub)}
      subject={id}
    />
  );
}
