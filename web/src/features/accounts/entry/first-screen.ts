import type { Role } from '@comanda/domain/accounts';

/** The first screen of each role. */
const firstScreens: Partial<Record<Role, string>> = {
  company: '/admin/company/',
  admin: '/administration/orders',
};

export function firstScreenOf(role: Role): string {
  return firstScreens[role] ?? '/courier/profile';
}
