import type { DishOptionGroup } from '@comanda/contract/menu';
import { MAX_UNITS, type ChoiceLimits, type OptionRule } from '@comanda/domain/options';

/** The limits of a group at a dish, as on the wire. */
export type Limits = Omit<DishOptionGroup, 'group_id'>;

/** Limits that have a name of their own; `own` are all others. */
export type Preset = 'one' | 'two' | 'up_to' | 'any' | 'own';

/** Limits as a form has them; numbers stay as typed until it is sent. */
export type LimitsDraft = {
  readonly preset: Preset;
  readonly min: string;
  readonly choices: string;
  readonly units: string;
  readonly free: string;
};

const one: Limits = { min_units: 1, max_choices: 1, max_units: 1, free_units: 0 };
const two: Limits = { min_units: 2, max_choices: 2, max_units: 2, free_units: 0 };
const any: Limits = { min_units: 0, max_choices: MAX_UNITS, max_units: MAX_UNITS, free_units: 0 };

/** The limits that a group of a rule begins with at a dish. */
export const firstLimits = (rule: OptionRule): Limits =>
  ({ replaces: one, dearest: two, sum: any })[rule];

const offered: Readonly<Record<OptionRule, readonly Preset[]>> = {
  replaces: ['one'],
  dearest: ['two', 'one', 'up_to', 'own'],
  sum: ['any', 'one', 'up_to', 'own'],
};

export const presetsOf = (rule: OptionRule): readonly Preset[] => offered[rule];

const isSame = (limits: Limits, other: Limits): boolean =>
  limits.min_units === other.min_units &&
  limits.max_choices === other.max_choices &&
  limits.max_units === other.max_units;

function presetOf(limits: Limits, rule: OptionRule): Preset {
  const isUpTo = limits.min_units === 0 && limits.max_choices === limits.max_units;
  const preset = isSame(limits, one)
    ? 'one'
    : isSame(limits, two)
      ? 'two'
      : isSame(limits, any)
        ? 'any'
        : isUpTo
          ? 'up_to'
          : 'own';
  return offered[rule].includes(preset) ? preset : 'own';
}

export function draftOfLimits(limits: Limits, rule: OptionRule): LimitsDraft {
  return {
    preset: presetOf(limits, rule),
    min: String(limits.min_units),
    choices: String(limits.max_choices),
    units: String(limits.max_units),
    free: String(limits.free_units),
  };
}

/** The most of a group when “up to” is chosen: what was typed, if it is a number that a person would type. */
const firstMost = ({ units }: LimitsDraft): string =>
  units === String(MAX_UNITS) || units.trim() === '' ? '3' : units;

/** The draft after another preset is chosen; what is free stays. */
export function withPreset(draft: LimitsDraft, preset: Preset): LimitsDraft {
  const { free } = draft;
  const fixed = { one, two, any } as const;
  if (preset === 'own') return { ...draft, preset };
  if (preset === 'up_to') {
    const units = firstMost(draft);
    return { preset, min: '0', choices: units, units, free };
  }
  const limits = fixed[preset];
  return {
    preset,
    min: String(limits.min_units),
    choices: String(limits.max_choices),
    units: String(limits.max_units),
    free: preset === 'any' ? free : '0',
  };
}

export function readWhole(text: string, { min }: { readonly min: number }): number | undefined {
  const typed = text.trim();
  const number = Number(typed);
  return /^\d+$/.test(typed) && number >= min && number <= MAX_UNITS ? number : undefined;
}

/** The limits of a form; undefined while one of them is no number. */
export function readLimits({ min, choices, units, free }: LimitsDraft): Limits | undefined {
  const [minUnits, maxChoices, maxUnits, freeUnits] = [
    readWhole(min, { min: 0 }),
    readWhole(choices, { min: 1 }),
    readWhole(units, { min: 1 }),
    readWhole(free, { min: 0 }),
  ];
  if (minUnits === undefined || maxChoices === undefined) return undefined;
  if (maxUnits === undefined || freeUnits === undefined) return undefined;
  return {
    min_units: minUnits,
    max_choices: maxChoices,
    max_units: maxUnits,
    free_units: freeUnits,
  };
}

/** Limits as the rules of the domain take them. */
export const asDomain = (limits: Limits): ChoiceLimits => ({
  minUnits: limits.min_units,
  maxChoices: limits.max_choices,
  maxUnits: limits.max_units,
  freeUnits: limits.free_units,
});

export const isEqual = (limits: Limits, other: Limits): boolean =>
  isSame(limits, other) && limits.free_units === other.free_units;
