import '../../styles/delivery.css';

// The only entry point of the delivery code: it loads as one file.
export { ContactFields } from './contact-fields.tsx';
export { PlaceFields, PlaceLine } from './place-fields.tsx';
export { showRefusal } from './show-refusal.ts';
