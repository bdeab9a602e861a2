import './styles/order.css';
import { followOrder } from './taps/follow-order.ts';

followOrder();
