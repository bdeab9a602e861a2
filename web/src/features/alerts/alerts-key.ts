/** Of everything that is known of a pub's alerts; its desks have a key below it. */
export const keyOfAlerts = (pubID: number) => ['alerts', pubID] as const;
