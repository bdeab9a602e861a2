import { startPage } from './taps/start-page.ts';

startPage();
