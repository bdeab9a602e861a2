-- additive although: the constraints are on new columns, whose defaults satisfy them
-- The language in which a pub writes its menu, the others in which it offers it, and the texts in those:
-- {"ro": {"name": "...", "text": "...", "source": "..."}} beside the texts that they translate. What has none is shown in
-- the working language. `source` stands for the texts that were translated: another one now means an outdated translation.
alter table pub
  add column working_language text not null default 'ro',
  add column other_languages text[] not null default '{}',
  add column translations jsonb not null default '{}'
    constraint pub_translations check (jsonb_typeof(translations) = 'object');
alter table menu add column translations jsonb not null default '{}'
  constraint menu_translations check (jsonb_typeof(translations) = 'object');
alter table category add column translations jsonb not null default '{}'
  constraint category_translations check (jsonb_typeof(translations) = 'object');
alter table dish add column translations jsonb not null default '{}'
  constraint dish_translations check (jsonb_typeof(translations) = 'object');
alter table option_group add column translations jsonb not null default '{}'
  constraint option_group_translations check (jsonb_typeof(translations) = 'object');
alter table option_choice add column translations jsonb not null default '{}'
  constraint option_choice_translations check (jsonb_typeof(translations) = 'object');
