export { Food } from './schemas.ts';
