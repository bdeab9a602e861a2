/** The demo's pubs, by the names in their addresses. */
export const demoPubs = ['la-nuc', 'foc-si-faina', 'siniy-chaynik'] as const;
