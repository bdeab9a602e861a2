import './styles/order.css';
import { followOrder } from './following/follow-order.ts';
import { showClockLine } from './following/show-clock-line.ts';

followOrder();
showClockLine();
