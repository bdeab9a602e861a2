import type { Pub } from '@comanda/contract/pubs';
import { services, type PubHours, type Service } from '@comanda/domain/hours';

/** Those that a pub keeps hours for on its page. */
export const shownServices = (pub: Pub): readonly Service[] =>
  services.filter((service) => service !== 'pick_up' || pub.has_pick_up_order);

/** What was chosen of the shown services, with the hidden ones that follow a chosen one. */
export function withHidden(chosen: readonly Service[], pub: Pub, hours: PubHours): Service[] {
  const shown = shownServices(pub);
  return services.filter((service) =>
    chosen.includes(
      shown.includes(service) ? service : (hours.services[service].follows ?? 'opening'),
    ),
  );
}
