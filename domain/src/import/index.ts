export {
  cellProblems,
  draftProblems,
  findTwins,
  sizesProblems,
  type CellColumn,
  type CellProblem,
  type CellProblems,
  type DraftField,
  type DraftProblems,
  type SizeProblems,
  type Twins,
} from './check-draft.ts';
export {
  blankDraftRow,
  doubts,
  ingredientsOf,
  type Doubt,
  type DraftRow,
  type DraftSize,
} from './draft-row.ts';
export { exchangePrices, isPriceIn, readRate } from './exchange-prices.ts';
export {
  foodAfter,
  foodCells,
  foodColumns,
  foodParts,
  readFoodCells,
  type FoodChange,
  type FoodColumn,
  type FoodWords,
} from './food-cells.ts';
export { changedFields } from './compare-dish.ts';
export { type DishEntry, type GroupNow, type ImportRow, type MenuNow } from './menu-now.ts';
export { canBeRight, doubtsAfter, doubtsOf, isAboutPrice, pricesOf } from './judge-doubts.ts';
export {
  menuSheet,
  toCsv,
  toWorkbookCell,
  withoutGuard,
  type SheetDish,
  type SheetWords,
} from './menu-sheet.ts';
export { groupsCell, readGroupsCell, type GroupEntry, type GroupLink } from './option-groups.ts';
export { planImport, type ChangedDish, type CreatedDish, type ImportPlan } from './plan-import.ts';
export type { PlannedCategory, PlannedMenu } from './place-rows.ts';
export { findSizeGroup, type PlannedGroup } from './plan-sizes.ts';
export { guessMapping, headerKey } from './reading/table/guess-mapping.ts';
export { tableColumns, type TableColumn } from './reading/table/column-words.ts';
export { currenciesOf } from './reading/currency-marks.ts';
export { plainText } from './reading/table/plain-text.ts';
export { readMenuTable } from './reading/table/read-menu-table.ts';
export { readMenuText } from './reading/text/read-menu-text.ts';
export { readPrice } from './reading/read-price.ts';
export type {
  GuessedMapping,
  MappingQuestion,
  TableMapping,
} from './reading/table/table-mapping.ts';
