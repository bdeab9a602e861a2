import { orderTypes } from '@comanda/domain/orders';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoCouriers } from './couriers.ts';
import { districts, type DemoZone } from './pubs/districts.ts';
import { demoOrders } from './pubs/la-nuc/orders/orders.ts';
import { ordersForLater } from './pubs/la-nuc/orders/orders-for-later.ts';
import { laNuc } from './pubs/la-nuc/pub.ts';

const categories = laNuc.menus.flatMap((menu) => menu.categories);
const dishes = categories.flatMap((category) => category.dishes);

const pictureExists = (stem: string) =>
  existsSync(join(import.meta.dirname, 'pictures', `${stem}.webp`));

const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);

/** Ray casting; no point of the demo is close to an edge. */
function contains(zone: DemoZone, point: { lat: number; lng: number }): boolean {
  let inside = false;
  zone.vertices.forEach((a, i) => {
    const b = zone.vertices.at(i - 1) ?? a;
    const crosses = a.lat > point.lat !== b.lat > point.lat;
    const lng = a.lng + ((point.lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng);
    if (crosses && point.lng < lng) inside = !inside;
  });
  return inside;
}

describe('the menu of La Nuc', () => {
  it('has three menus, twelve categories and sixty dishes', () => {
    expect(laNuc.menus).toHaveLength(3);
    expect(categories).toHaveLength(12);
    expect(dishes).toHaveLength(60);
  });

  it('has no name twice', () => {
    expect(repeated(laNuc.menus.map((menu) => menu.slug))).toEqual([]);
    expect(repeated(categories.map((category) => category.slug))).toEqual([]);
    expect(repeated(dishes.map((dish) => dish.slug))).toEqual([]);
    expect(repeated(dishes.map((dish) => dish.name.ro))).toEqual([]);
  });

  it('has prices in whole bani, and sale prices below the full price', () => {
    for (const { priceMinor, salePriceMinor } of dishes) {
      expect(Number.isInteger(priceMinor) && priceMinor > 0).toBe(true);
      if (salePriceMinor !== null) expect(salePriceMinor).toBeLessThan(priceMinor);
    }
    expect(dishes.filter((dish) => dish.salePriceMinor !== null).length).toBeGreaterThan(3);
    expect(dishes.filter((dish) => !dish.visible)).toHaveLength(2);
  });

  it('offers options of dishes that no demo order needs', () => {
    const ordered = new Set(demoOrders.flatMap((order) => order.dishes.map(({ dish }) => dish)));
    const having = laNuc.options.flatMap((group) => group.dishes);
    expect(having.filter((slug) => ordered.has(slug))).toEqual([]);
  });

  it('has a separate picture for every entry', () => {
    const stems = [...categories, ...dishes, ...demoCouriers].map(({ picture }) => picture ?? '');
    stems.push(laNuc.cover);
    expect(repeated(stems)).toEqual([]);
    expect(stems.filter((stem) => !pictureExists(stem))).toEqual([]);
  });
});

describe('its delivery', () => {
  it('has priced zones of at least three corners, each in a different colour', () => {
    for (const zone of districts) {
      expect(zone.vertices.length).toBeGreaterThanOrEqual(3);
      expect(zone.priceMinor).toBeGreaterThan(0);
    }
    expect(repeated(districts.map((zone) => zone.shapeId))).toEqual([]);
    expect(repeated(districts.map((zone) => zone.color))).toEqual([]);
  });

  it('has the pub inside a zone, and hours for seven days', () => {
    expect(districts.some((zone) => contains(zone, laNuc))).toBe(true);
    expect(laNuc.shipping.week).toHaveLength(7);
    const pastMidnight = laNuc.shipping.week.map((day) => day.end < day.start);
    expect(pastMidnight).toEqual([false, false, false, false, true, true, false]);
  });
});

describe('its orders', () => {
  const all = [...demoOrders, ...ordersForLater];

  it('show every status, and every type', () => {
    const statuses = new Set(demoOrders.map((order) => order.status));
    expect([...statuses].toSorted()).toEqual(
      ['at_courier', 'canceled', 'completed', 'handled', 'not_handled', 'preparing'].toSorted(),
    );
    expect(new Set(demoOrders.map((order) => order.orderType)).size).toBe(orderTypes.length);
    expect(repeated(all.map((order) => order.slug))).toEqual([]);
  });

  it('contain dishes that a guest can order', () => {
    const orderable = new Set(dishes.filter((dish) => dish.visible).map((dish) => dish.slug));
    for (const line of all.flatMap((order) => order.dishes)) {
      expect(orderable).toContain(line.dish);
      expect(line.count).toBeGreaterThan(0);
    }
  });

  it('have a history from the guest’s order to the current status', () => {
    for (const { history, status, minutesAgo } of all) {
      const ages = history.map((change) => change.minutesAgo);
      expect(history[0]).toEqual({ status: 'not_handled', minutesAgo, by: 'guest' });
      expect(history.at(-1)?.status).toBe(status);
      expect(ages).toEqual(ages.toSorted((a, b) => b - a));
    }
  });

  it('are delivered inside the named zone, by an existing courier', () => {
    const couriers = demoCouriers.map((courier) => courier.slug);
    for (const order of all) {
      if (order.orderType !== 'delivery') continue;
      const { zone, courier } = order.delivery;
      const named = districts.find((candidate) => candidate.shapeId === zone);
      expect(named && contains(named, order.delivery)).toBe(true);
      if (courier) expect(couriers).toContain(courier);
    }
  });

  it('use Moldovan mobile numbers', () => {
    const phones = all.flatMap((order) => [order.mainPhone, order.secondPhone]);
    for (const phone of phones.filter((entry) => entry !== '')) {
      expect(phone).toMatch(/^\+3736\d{7}$/);
    }
  });
});
