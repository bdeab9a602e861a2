export { draftProblems, repeatedRows, type DraftField, type DraftProblems } from './check-draft.ts';
export { blankDraftRow, ingredientsOf, type DraftRow } from './draft-row.ts';
export { type DishEntry, type ImportRow, type MenuNow } from './menu-now.ts';
export { menuSheet, toCsv, type SheetDish, type SheetWords } from './menu-sheet.ts';
export {
  changedFields,
  planImport,
  type ChangedDish,
  type CreatedDish,
  type ImportPlan,
  type PlannedCategory,
  type PlannedMenu,
} from './plan-import.ts';
export { isTableHeader, readMenuTable } from './read-menu-table.ts';
export { readMenuText } from './read-menu-text.ts';
export { readPrice } from './read-price.ts';
