import type { Pub } from '@comanda/contract/pubs';
import { services, type PubHours, type Service } from '@comanda/domain/hours';

const offersPickUp = (pub: Pub): boolean =>
  'has_pick_up_order' in pub && pub.has_pick_up_order === true;

const isShown: Readonly<Record<Service, (pub: Pub) => boolean>> = {
  opening: () => true,
  delivery: () => true,
  pick_up: offersPickUp,
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
