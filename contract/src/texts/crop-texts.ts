import type { Texts } from '../languages/languages.ts';

/** Cutting a picture before it is sent. */
export const cropTexts = {
  'ui.crop_title': { en: 'Crop the picture', ro: 'Decupează imaginea', ru: 'Обрезать картинку' },
  'ui.crop_area': {
    en: 'The picture in its frame',
    ro: 'Imaginea în cadru',
    ru: 'Картинка в рамке',
  },
  'ui.crop_hint': {
    en: 'Drag the picture, or use the arrow keys. Some screens do not show what is outside the dashed line.',
    ro: 'Trageți imaginea sau folosiți săgețile. Unele ecrane nu arată ce este în afara liniei întrerupte.',
    ru: 'Двигайте картинку мышью, пальцем или стрелками. Что за пунктиром, видно не на всех экранах.',
  },
  'ui.crop_zoom': { en: 'Zoom', ro: 'Mărire', ru: 'Масштаб' },
  'ui.crop_turn': { en: 'Rotate', ro: 'Rotește', ru: 'Повернуть' },
  'ui.crop_take': { en: 'Crop', ro: 'Decupează', ru: 'Обрезать' },
  'ui.crop_whole': { en: 'Take it whole', ro: 'Ia-o întreagă', ru: 'Взять целиком' },
} as const satisfies Texts;
