export { personalDataFile } from './personal-data-file.ts';
export { type PersonalData } from './schemas.ts';
