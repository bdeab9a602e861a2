import type { Pub } from '@comanda/contract/pubs';
import type { TextKey } from '@comanda/contract/texts';
import {
  BellRing,
  Bike,
  CalendarClock,
  Clock,
  CreditCard,
  Languages,
  LayoutGrid,
  Printer,
  QrCode,
  ReceiptText,
  Store,
  Wifi,
  type LucideIcon,
} from 'lucide-react';
import { changesOf, settingsOf, type PubForm } from './pub-settings.ts';

/** The sections whose values are saved here, each by itself. */
export const formSections = ['venue', 'page', 'ordering', 'wifi', 'languages'] as const;
export type FormSection = (typeof formSections)[number];

/** The section of each setting; one without any does not compile. */
const sectionOf: Readonly<Record<keyof PubForm, FormSection>> = {
  name: 'venue',
  address: 'venue',
  phone: 'venue',
  telegram_username: 'venue',
  additional_info: 'venue',
  currency_id: 'venue',
  time_zone: 'venue',
  color_theme: 'page',
  color: 'page',
  has_in_place_order: 'ordering',
  has_pick_up_order: 'ordering',
  tables: 'ordering',
  usual_minutes_delivery: 'ordering',
  usual_minutes_in_place: 'ordering',
  usual_minutes_pick_up: 'ordering',
  accepts_by_itself: 'ordering',
  takes_dish_notes: 'ordering',
  vat_class: 'venue',
  unanswered_minutes: 'ordering',
  refuse_after_minutes: 'ordering',
  idle_warn_minutes: 'ordering',
  idle_release_minutes: 'ordering',
  second_order_must_fit: 'ordering',
  asks_handover_code: 'ordering',
  handover_code_from: 'ordering',
  max_dish_units: 'ordering',
  max_order_units: 'ordering',
  max_order_total: 'ordering',
  max_waiting_of_table: 'ordering',
  max_waiting: 'ordering',
  wifi_network: 'wifi',
  wifi_password: 'wifi',
  working_language: 'languages',
  other_languages: 'languages',
  texts_stay: 'languages',
};

/** Those of the values that belong to a section. */
export const valuesOf = (section: FormSection, values: Partial<PubForm>): Partial<PubForm> =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => sectionOf[field as keyof PubForm] === section),
  );

/** The sections with values that are not saved. */
export const unsavedSections = (typed: Partial<PubForm>, pub: Pub): ReadonlySet<string> =>
  new Set(
    Object.keys(changesOf(typed, settingsOf(pub))).map(
      (field) => sectionOf[field as keyof PubForm],
    ),
  );

type Section = { readonly path: string; readonly text: TextKey; readonly Icon: LucideIcon };

/** Where everything of a pub is set, below the address of the pub. */
export const sections = {
  venue: { path: 'settings/venue', text: 'pubs.section_venue', Icon: Store },
  page: { path: 'settings/page', text: 'pubs.section_page', Icon: QrCode },
  ordering: { path: 'settings/ordering', text: 'pubs.section_ordering', Icon: ReceiptText },
  hours: { path: 'hours', text: 'hours.title', Icon: Clock },
  later: { path: 'settings/later', text: 'pubs.section_later', Icon: CalendarClock },
  mia: { path: 'settings/mia', text: 'pubs.section_mia', Icon: CreditCard },
  shipping: { path: 'shipping', text: 'shipping.headline', Icon: Bike },
  wifi: { path: 'settings/wifi', text: 'pubs.section_wifi', Icon: Wifi },
  languages: { path: 'settings/languages', text: 'pubs.section_languages', Icon: Languages },
  alerts: { path: 'alerts', text: 'alerts.title', Icon: BellRing },
  printers: { path: 'printers', text: 'printing.title', Icon: Printer },
  table_cards: { path: 'table-cards', text: 'pubs.table_cards', Icon: LayoutGrid },
} as const satisfies Readonly<Record<string, Section>>;

export type SectionName = keyof typeof sections;
