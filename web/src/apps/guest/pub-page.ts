import './styles/page.css';
import { keepOwnFace } from './taps/own-face.ts';
import { startPage } from './taps/start-page.ts';

keepOwnFace();
startPage();
