export { draftProblems, repeatedRows, type DraftField, type DraftProblems } from './check-draft.ts';
export { blankDraftRow, ingredientsOf, type DraftRow } from './draft-row.ts';
export { type DishEntry, type ImportRow, type MenuNow } from './menu-now.ts';
export {
  menuSheet,
  sheetColumns,
  toCsv,
  type SheetCell,
  type SheetDish,
  type SheetWords,
} from './menu-sheet.ts';
export {
  changedFields,
  planImport,
  type ChangedDish,
  type ChangedField,
  type CreatedDish,
  type ImportPlan,
  type PlannedCategory,
  type PlannedDish,
  type PlannedMenu,
} from './plan-import.ts';
export { isTableHeader, readMenuTable } from './read-menu-table.ts';
export { readMenuText } from './read-menu-text.ts';
export { readPrice, priceText } from './read-price.ts';
