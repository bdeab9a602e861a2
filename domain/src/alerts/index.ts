export { deviceFields, MAX_DEVICES_OF_PUB } from './device-fields.ts';
export {
  channelsOf,
  climbs,
  DEFAULT_LADDER_TIMES,
  firstStepTime,
  ladderLimits,
  ladderSteps,
  nextLadderStep,
  type LadderStep,
  type LadderTimes,
} from './ladder.ts';
