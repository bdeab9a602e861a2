export { groupsAsChosen } from './at-size.ts';
export { choiceNames, choiceTexts } from './choice-texts.ts';
export { findOptionProblems, requiredChoices, takeChoices, type OptionProblem } from './choose.ts';
export {
  MAX_CHOICES_OF_GROUP,
  MAX_CHOICES_OF_LINE,
  MAX_DISH_NOTE_LENGTH,
  MAX_OPTION_GROUPS_OF_DISH,
  MAX_OPTION_GROUPS_OF_PUB,
  optionFields,
  problemOfGroups,
  problemOfLimits,
  type LimitsProblem,
} from './limits.ts';
export { linkChoices, unlinkedReasons, type UnlinkedReason } from './link-choices.ts';
export { lineKey } from './line-key.ts';
export { matchLines, type MatchedLine } from './match-lines.ts';
export { lineIn, nameIn } from './names.ts';
export {
  MAX_UNITS,
  optionRules,
  type ChoiceLimits,
  type ChosenOption,
  type OfferedChoice,
  type OfferedGroup,
  type OptionRule,
  type SizePrice,
} from './offered.ts';
export { hasOnePrice, lowestPrice } from './least-price.ts';
export { judgeChoices, priceWithOptions } from './price.ts';
export { reachableUnits } from './reachable-units.ts';
export { exactlyOne, FEWEST_SIZES, sizeKey, sizeNameProblems } from './sizes.ts';
