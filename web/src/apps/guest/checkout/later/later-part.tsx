import '../../styles/later.css';

// The only entry point of the choice of a time: it loads as one file.
export { WhenFields } from './when-fields.tsx';
