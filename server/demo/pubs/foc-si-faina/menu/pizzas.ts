import type { DemoDish } from '../../../menu/menu-types.ts';
import { classicPizzas } from './pizzas-classic.ts';
import { housePizzas } from './pizzas-house.ts';
import { whitePizzas } from './pizzas-white.ts';

/** The prices of a pizza in Lei by its diameter; its dish has the lowest. */
export type PizzaPrices = {
  readonly small: number;
  readonly medium: number;
  readonly large: number;
};

/** A pizzeria has a few prices for all its pizzas. */
export const pizzaPrices = {
  simple: { small: 89, medium: 119, large: 165 },
  classic: { small: 109, medium: 145, large: 199 },
  special: { small: 125, medium: 165, large: 229 },
  luxury: { small: 145, medium: 189, large: 265 },
} as const satisfies Record<string, PizzaPrices>;

const pizzas = [...classicPizzas, ...housePizzas, ...whitePizzas].flatMap(({ dishes }) => dishes);

export const pizzasAt = ({ small }: PizzaPrices): DemoDish[] =>
  pizzas.filter(({ priceMinor }) => priceMinor === small * 100);

export const slugsOf = (dishes: readonly DemoDish[]): string[] => dishes.map(({ slug }) => slug);
