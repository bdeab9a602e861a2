export { lacksRomanian } from './lacks-romanian.ts';
export { MAX_PUB_INFO_LENGTH, pubFields, urlName } from './pub-fields.ts';
export { isSameTable, isTableOf, MAX_TABLE_LIST_LENGTH, tablesOf } from './table-list.ts';
export { knownTimeZone, nearTimeZones } from './time-zones.ts';
export { telegramAddress, telegramName } from './telegram.ts';
export { suggestUrlName } from './suggest-url-name.ts';
export { wifiCodePath, wifiJoinText } from './wifi.ts';
