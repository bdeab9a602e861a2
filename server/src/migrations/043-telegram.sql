-- additive although: the constraints are on new tables
-- A chat of Telegram that gets the orders of a pub; one chat may get those of several pubs.
create table telegram_chat (
  id integer generated always as identity primary key,
  pub_id integer not null,
  -- Of Telegram. A group gets another one when it becomes a supergroup.
  chat_id bigint not null,
  kind text not null,
  title text not null,
  language text not null,
  linked_at timestamptz not null,
  last_ok_at timestamptz,
  -- Of the last message; null when it arrived.
  last_failure text,
  constraint telegram_chat_pub foreign key (pub_id) references pub (id),
  constraint telegram_chat_kind check (kind in ('private', 'group')),
  constraint telegram_chat_once unique (pub_id, chat_id)
);
create index telegram_chat_of_chat on telegram_chat (chat_id);

-- The links that connect a chat. The chat that used one may use it again: Telegram repeats what it is not sure about.
create table telegram_code (
  code_hash text primary key,
  pub_id integer not null,
  language text not null,
  expires_at timestamptz not null,
  used_by_chat_id bigint,
  constraint telegram_code_pub foreign key (pub_id) references pub (id)
);
create index telegram_code_of_pub on telegram_code (pub_id);

-- The messages about an order that follow its state. A chat has two when a process ended after it had sent one.
create table telegram_message (
  order_id integer not null,
  chat_id integer not null,
  message_id bigint not null,
  -- The last message about the order to the chat, answers to this one included.
  sent_at timestamptz not null,
  -- A hash of what the message shows: an edit that would change nothing is not sent.
  shown text not null,
  primary key (order_id, chat_id, message_id),
  constraint telegram_message_order foreign key (order_id) references pub_order (id) on delete cascade,
  constraint telegram_message_chat foreign key (chat_id) references telegram_chat (id) on delete cascade
);
create index telegram_message_of_chat on telegram_message (chat_id);
create index telegram_message_sent on telegram_message (sent_at);
