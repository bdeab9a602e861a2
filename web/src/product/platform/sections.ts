import { Bike, Building2, ClipboardList, Percent, ScrollText, Users } from 'lucide-react';

/** The sections of the platform, in the order of their tabs. */
export const sections = ['orders', 'companies', 'couriers', 'clients', 'vat', 'audit'] as const;
/** Those with a list. */
export type Section = Exclude<(typeof sections)[number], 'vat'>;

/** The icons of the tabs and of the empty sections. */
export const sectionIcons = {
  orders: ClipboardList,
  companies: Building2,
  couriers: Bike,
  clients: Users,
  vat: Percent,
  audit: ScrollText,
} as const;
