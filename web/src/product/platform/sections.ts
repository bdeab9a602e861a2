import { Bike, Building2, ClipboardList, ScrollText, Users } from 'lucide-react';

/** The sections of the platform, in the order of their tabs. */
export const sections = ['orders', 'companies', 'couriers', 'clients', 'audit'] as const;
export type Section = (typeof sections)[number];

/** The icons of the tabs and of the empty sections. */
export const sectionIcons = {
  orders: ClipboardList,
  companies: Building2,
  couriers: Bike,
  clients: Users,
  audit: ScrollText,
} as const;
