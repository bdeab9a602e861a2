import './styles/order.css';
import { followOrder } from './taps/follow-order.ts';
import { showClockLine } from './taps/show-clock-line.ts';

followOrder();
showClockLine();
