import './styles/page.css';
import { startPage } from './taps/start-page.ts';

startPage();
