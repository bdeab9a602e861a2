import type { Pub } from '@comanda/contract/pubs';
import { services, type PubHours, type Service } from '@comanda/domain/hours';

const isShown: Readonly<Record<Service, (pub: Pub) => boolean>> = {
  opening: () => true,
  delivery: () => true,
  pick_up: ({ has_pick_up_order: hasPickUp }) => hasPickUp,
};

/** Those that a pub keeps hours for on its page. */
export const shownServices = (pub: Pub): readonly Service[] =>
  services.filter((service) => isShown[service](pub));

/** What was chosen of the shown services, with the hidden ones that follow a chosen one. */
export function withHidden(chosen: readonly Service[], pub: Pub, hours: PubHours): Service[] {
  const shown = shownServices(pub);
  return services.filter((service) =>
    chosen.includes(
      shown.includes(service) ? service : (hours.services[service].follows ?? 'opening'),
    ),
  );
}
