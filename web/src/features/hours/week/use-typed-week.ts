import type { Pub } from '@comanda/contract/pubs';
import {
  findHoursProblems,
  services,
  type PubHours,
  type Service,
  type ServiceHours,
} from '@comanda/domain/hours';
import { useState } from 'react';
import { typedHours } from '../../../product/week/typed-hours.ts';
import { isSame, type HoursChange } from '../saving/use-save-hours.ts';
import {
  isServiceRight,
  readService,
  serviceFields,
  type ServiceFields,
} from './service-fields.ts';

type TypedService = {
  /** What was saved when typing began. */
  readonly base: ServiceHours;
  readonly fields: ServiceFields;
};
type Typed = Readonly<Partial<Record<Service, TypedService>>>;

const without = (typed: Typed, left: readonly Service[]): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !left.some((one) => one === name)));

/** The usual week of each service as typed: a service that nobody types in shows what is saved. */
export function useTypedWeek(pub: Pub) {
  const [typed, setTyped] = useState<Typed>(() => typedHours.of(pub) ?? {});
  const update = (change: (now: Typed) => Typed) => {
    setTyped((now) => {
      const changed = change(now);
      typedHours.keep(pub, changed);
      return changed;
    });
  };
  const names = services.filter((service) => typed[service]);
  const fieldsOf = (service: Service) =>
    typed[service]?.fields ?? serviceFields(pub.hours.services[service]);
  const read = (): Partial<PubHours['services']> =>
    Object.fromEntries(names.map((service) => [service, readService(fieldsOf(service))]));
  const hours: PubHours = {
    ...pub.hours,
    services: {
      ...pub.hours.services,
      ...read(),
    },
  };
  return {
    fieldsOf,
    /** As they would be saved. */
    hours,
    isDirty: names.length > 0,
    /** Whether all of it can be saved. */
    isSound:
      names.every((service) => isServiceRight(fieldsOf(service))) &&
      findHoursProblems(hours).every(({ service }) => service === undefined),
    type: (service: Service, fields: ServiceFields) => {
      update((now) => {
        const saved = pub.hours.services[service];
        const base = now[service]?.base ?? saved;
        const others = without(now, [service]);
        const isAsSaved = isSame(base, saved) && isSame(fields, serviceFields(saved));
        return isAsSaved ? others : { ...others, [service]: { base, fields } };
      });
    },
    discard: () => update(() => ({})),
    /** The typed services, unless somebody else has changed one of them. */
    change: ((newest) =>
      names.every((service) => isSame(typed[service]?.base, newest.services[service]))
        ? { ...newest, services: { ...newest.services, ...read() } }
        : undefined) satisfies HoursChange,
    /** After a save: what was typed meanwhile stays. */
    applySaved: (saved: PubHours) =>
      update((now) => {
        const isSent = (service: Service) => isSame(now[service]?.fields, typed[service]?.fields);
        const left = without(now, names.filter(isSent));
        return Object.fromEntries(
          Object.entries(left).map(([service, { fields }]) => [
            service,
            { fields, base: saved.services[service as Service] },
          ]),
        );
      }),
    /** After a refusal: where somebody else has changed a service, theirs is shown. */
    dropChanged: (newest: PubHours) =>
      update((now) =>
        without(
          now,
          names.filter((service) => !isSame(now[service]?.base, newest.services[service])),
        ),
      ),
  };
}
