import '../../styles/delivery.css';

// The one door to what a delivery needs: it comes as one file.
export { DeliveryFields } from './delivery-fields.tsx';
export { showRefusal } from './show-refusal.ts';
