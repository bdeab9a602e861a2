export { readGeoJson, writeGeoJson } from './geojson.ts';
export { planZones, type PlannedZone, type PresentZone, type ZonePlan } from './plan-zones.ts';
export {
  ringOf,
  type FilePart,
  type FileProblem,
  type FileTerms,
  type PartProblem,
} from './zone-file.ts';
