import { Type } from 'typebox';
import { Id, ok, Plain, uploadLimits, type RouteSpec } from '../routing/index.ts';
import { copyOutcome, copyPreview, CopyPreviewQuery } from './copy-schemas.ts';
import { BulkChanges, ListedCategory, ListedDish, ListedMenu } from './bulk-schemas.ts';
import {
  Category,
  CategoryChange,
  CategoryCopy,
  Dish,
  DishChange,
  DishCopy,
  Drop,
  LeftCount,
  Menu,
  MenuChange,
  MenuCopy,
  NewCategory,
  NewDish,
  NewMenu,
  SellableChoice,
  SellableDish,
  SoldOut,
  Station,
  StationCategory,
  StationFields,
} from './schemas.ts';

export const menuRoutes = {
  'GET /api/company/:companyID/pubs/:pubID/menus': {
    summary: 'The pub’s menus in their order',
    access: 'pub',
    reply: ok({ menus: Type.Array(Menu) }),
  },
  'POST /api/company/:companyID/pubs/:pubID/menus': {
    summary: 'Creates a menu at a place; the later ones move back by one',
    access: 'pub',
    body: NewMenu,
    reply: ok({ menu: Menu }),
    status: 201,
    errors: ['validation_error', 'menu_limit_exceeded'],
  },
  'GET /api/company/:companyID/pubs/:pubID/copy-preview': {
    summary:
      'What a copy of a menu, a category or a dish into this pub would lack: texts in its working language, and the dishes of choices',
    access: 'pub',
    query: CopyPreviewQuery,
    reply: ok(copyPreview),
  },
  'POST /api/company/:companyID/pubs/:pubID/menus/copy': {
    summary: 'Copies a menu of any pub of the company with its categories, dishes and pictures',
    access: 'pub',
    cost: 20,
    body: MenuCopy,
    reply: ok({ menu: Menu, ...copyOutcome }),
    status: 201,
    errors: ['validation_error', 'menu_limit_exceeded', 'pub_dish_limit_exceeded'],
  },
  'GET /api/company/:companyID/pubs/:pubID/menus/:menuID': {
    summary: 'One menu',
    access: 'pub',
    reply: ok({ menu: Menu }),
  },
  'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID': {
    summary: 'Changes a menu. Without `serving_hours` it keeps its own',
    access: 'pub',
    body: MenuChange,
    reply: ok({ menu: Menu }),
    errors: ['validation_error'],
  },
  'DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID': {
    summary: 'Deletes a menu with its categories and dishes',
    access: 'pub',
    reply: Plain,
  },
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/move-left': {
    summary: 'Swaps places with the previous menu; the first one does not move',
    access: 'pub',
    reply: ok({ menus: Type.Array(Menu) }),
  },
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/move-right': {
    summary: 'Swaps places with the next menu; the last one does not move',
    access: 'pub',
    reply: ok({ menus: Type.Array(Menu) }),
  },
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/move-to': {
    summary: 'Moves a menu to a place; the others close the gap',
    access: 'pub',
    body: Drop,
    reply: ok({ menus: Type.Array(Menu) }),
    errors: ['validation_error'],
  },
  'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories': {
    summary: 'The categories of a menu in their order',
    access: 'pub',
    reply: ok({ categories: Type.Array(Category) }),
  },
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories': {
    summary: 'Creates a category at a place, or as the last one',
    access: 'pub',
    body: NewCategory,
    reply: ok({ category: Category }),
    status: 201,
    errors: ['validation_error', 'category_limit_exceeded'],
  },
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/copy': {
    summary: 'Copies a category of any pub of the company with its dishes and pictures',
    access: 'pub',
    cost: 10,
    body: CategoryCopy,
    reply: ok({ category: Category, ...copyOutcome }),
    status: 201,
    errors: ['validation_error', 'category_limit_exceeded', 'pub_dish_limit_exceeded'],
  },
  'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID': {
    summary: 'One category',
    access: 'pub',
    reply: ok({ category: Category }),
  },
  'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID': {
    summary:
      'Changes a category; `place` is accepted and ignored. Without `serving_hours` it keeps its own',
    access: 'pub',
    body: CategoryChange,
    reply: ok({ category: Category }),
    errors: ['validation_error'],
  },
  'DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID': {
    summary: 'Deletes a category with its dishes',
    access: 'pub',
    reply: Plain,
  },
  'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/image': {
    summary: 'Uploads the category’s picture',
    access: 'pub',
    upload: 'image',
    reply: ok({ category: Category }),
    ...uploadLimits,
  },
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/move-left': {
    summary: 'Swaps places with the previous category',
    access: 'pub',
    reply: ok({ categories: Type.Array(Category) }),
  },
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/move-right': {
    summary: 'Swaps places with the next category',
    access: 'pub',
    reply: ok({ categories: Type.Array(Category) }),
  },
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/move-to': {
    summary: 'Moves a category to a place; the others close the gap',
    access: 'pub',
    body: Drop,
    reply: ok({ categories: Type.Array(Category) }),
    errors: ['validation_error'],
  },
  'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes': {
    summary: 'The dishes of a category in their order',
    access: 'pub',
    reply: ok({ dishes: Type.Array(Dish) }),
  },
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes': {
    summary: 'Creates a dish at a place, or as the last one',
    access: 'pub',
    body: NewDish,
    reply: ok({ dish: Dish }),
    status: 201,
    errors: ['validation_error', 'dish_limit_exceeded', 'pub_dish_limit_exceeded'],
  },
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/copy': {
    summary: 'Copies a dish of any pub of the company with its picture',
    access: 'pub',
    body: DishCopy,
    reply: ok({ dish: Dish, ...copyOutcome }),
    status: 201,
    errors: ['validation_error', 'dish_limit_exceeded', 'pub_dish_limit_exceeded'],
  },
  'GET /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID': {
    summary: 'One dish',
    access: 'pub',
    reply: ok({ dish: Dish }),
  },
  'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID': {
    summary:
      'Changes a dish; existing orders keep their prices. Without `food` it keeps its own; otherwise this is all of it',
    access: 'pub',
    body: DishChange,
    reply: ok({ dish: Dish }),
    errors: ['validation_error'],
  },
  'DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID':
    {
      summary: 'Deletes a dish; existing orders keep it',
      access: 'pub',
      reply: Plain,
    },
  'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/image':
    {
      summary: 'Uploads the dish’s picture',
      access: 'pub',
      upload: 'image',
      reply: ok({ dish: Dish }),
      ...uploadLimits,
    },
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/move-left':
    {
      summary: 'Swaps places with the previous dish',
      access: 'pub',
      reply: ok({ dishes: Type.Array(Dish) }),
    },
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/move-right':
    {
      summary: 'Swaps places with the next dish',
      access: 'pub',
      reply: ok({ dishes: Type.Array(Dish) }),
    },
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/move-to':
    {
      summary: 'Moves a dish to a place; the others close the gap',
      access: 'pub',
      body: Drop,
      reply: ok({ dishes: Type.Array(Dish) }),
      errors: ['validation_error'],
    },
  'GET /api/company/:companyID/pubs/:pubID/stations': {
    summary: 'The kitchen stations of the pub, and the categories that they may get',
    access: 'pub',
    reply: ok({ stations: Type.Array(Station), categories: Type.Array(StationCategory) }),
  },
  'POST /api/company/:companyID/pubs/:pubID/stations': {
    summary: 'Creates a kitchen station; the categories move to it from other stations',
    access: 'pub',
    body: StationFields,
    reply: ok({ station: Station }),
    status: 201,
    errors: ['validation_error', 'station_limit_exceeded'],
  },
  'PUT /api/company/:companyID/pubs/:pubID/stations/:stationID': {
    summary:
      'Changes a kitchen station. Without `category_ids` it keeps its categories; otherwise these are all that it has',
    access: 'pub',
    body: StationFields,
    reply: ok({ station: Station }),
    errors: ['validation_error'],
  },
  'DELETE /api/company/:companyID/pubs/:pubID/stations/:stationID': {
    summary: 'Deletes a kitchen station; its categories belong to no station then',
    access: 'pub',
    reply: Plain,
  },
  'GET /api/company/:companyID/pubs/:pubID/dishes': {
    summary:
      'All dishes of the pub, hidden ones included, with the menus and categories of the pub',
    access: 'pub',
    cost: 5,
    reply: ok({
      menus: Type.Array(ListedMenu),
      categories: Type.Array(ListedCategory),
      dishes: Type.Array(ListedDish),
    }),
  },
  'POST /api/company/:companyID/pubs/:pubID/dishes/change': {
    summary: 'Changes many dishes at once, each only while it is as the person saw it',
    access: 'pub',
    cost: 5,
    body: BulkChanges,
    reply: ok({
      dishes: Type.Array(ListedDish, { description: 'The changed ones, as they are now' }),
      left_dish_ids: Type.Array(Id, { description: 'Not as seen, or deleted: unchanged' }),
    }),
    errors: ['validation_error', 'dishes_changed_meanwhile', 'dish_limit_exceeded'],
  },
  'PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/sold-out': {
    summary: 'Marks a dish as sold out until a time, or puts it back on sale',
    access: 'pub',
    body: SoldOut,
    reply: ok({ dish: Dish }),
    errors: ['validation_error'],
  },
  'PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/left-count': {
    summary: 'Sets how many portions of a dish are left, or ends the counting',
    access: 'pub',
    body: LeftCount,
    reply: ok({ dish: Dish }),
    errors: ['validation_error'],
  },
  'GET /api/company/:companyID/pubs/:pubID/sold-out': {
    summary:
      'Everything that can be sold out: all dishes of the pub, hidden ones included, and all choices',
    access: 'pub',
    reply: ok({
      dishes: Type.Array(SellableDish),
      choices: Type.Array(SellableChoice),
    }),
  },
} as const satisfies Record<string, RouteSpec>;
