import { addFaces } from '../../ui/fonts/faces.ts';

// A screen is measured with the fonts that it usually has.
addFaces();
