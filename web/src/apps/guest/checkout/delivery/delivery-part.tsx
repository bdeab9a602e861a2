import '../../styles/delivery.css';

// The only entry point of the delivery code: it loads as one file.
export { DeliveryFields } from './delivery-fields.tsx';
export { showRefusal } from './show-refusal.ts';
