import { Type } from 'typebox';
import { ok, Plain, type RouteTable } from '../routing/index.ts';
import {
  DishesOfGroup,
  GroupsOfDish,
  OptionGroupChange,
  OptionGroupFields,
  PubOptionGroup,
} from './option-schemas.ts';
import { Dish, SoldOut } from './schemas.ts';

export const optionRoutes = {
  'GET /api/company/:companyID/pubs/:pubID/option-groups': {
    summary: 'The option groups of the pub, by name',
    access: 'pub',
    cost: 5,
    reply: ok({ option_groups: Type.Array(PubOptionGroup) }),
  },
  'POST /api/company/:companyID/pubs/:pubID/option-groups': {
    summary: 'Creates an option group with its choices',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: OptionGroupFields,
    reply: ok({ option_group: PubOptionGroup }),
    status: 201,
    errors: [
      'validation_error',
      'option_group_limit_exceeded',
      'option_choice_limit_exceeded',
      'option_dish_not_found',
    ],
  },
  'PUT /api/company/:companyID/pubs/:pubID/option-groups/:groupID': {
    summary: 'Changes an option group for all its dishes; existing orders keep what they have',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: OptionGroupChange,
    reply: ok({ option_group: PubOptionGroup }),
    errors: [
      'validation_error',
      'option_choice_limit_exceeded',
      'option_dish_not_found',
      'option_limits_do_not_fit',
      'option_group_changed_meanwhile',
    ],
  },
  'DELETE /api/company/:companyID/pubs/:pubID/option-groups/:groupID': {
    summary: 'Deletes an option group; its dishes lose it, existing orders keep their choices',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    reply: Plain,
  },
  'PUT /api/company/:companyID/pubs/:pubID/option-groups/:groupID/dishes': {
    summary: 'Gives the group with these limits to exactly these dishes',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    cost: 10,
    body: DishesOfGroup,
    reply: ok({ option_group: PubOptionGroup }),
    errors: [
      'validation_error',
      'option_limits_do_not_fit',
      'dish_option_limit_exceeded',
      'option_group_changed_meanwhile',
    ],
  },
  'PUT /api/company/:companyID/pubs/:pubID/option-groups/:groupID/choices/:choiceID/sold-out': {
    summary: 'Marks a choice as sold out until a time, or puts it back on sale',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: SoldOut,
    reply: ok({ option_group: PubOptionGroup }),
    errors: ['validation_error'],
  },
  'PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/option-groups': {
    summary: 'Gives a dish exactly these groups, in this order',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: GroupsOfDish,
    reply: ok({ dish: Dish }),
    errors: [
      'validation_error',
      'option_limits_do_not_fit',
      'dish_option_limit_exceeded',
      'option_group_changed_meanwhile',
    ],
  },
} as const satisfies RouteTable;
