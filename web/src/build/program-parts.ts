type Part = {
  readonly name: string;
  readonly test: RegExp | ((module: string) => boolean);
  readonly priority: number;
  readonly minShareCount?: number;
};

const anyOf = (...paths: readonly string[]): string =>
  `(?:${paths.join('|')})`.replaceAll('/', String.raw`[\\/]`);

const EVERYWHERE = 'react|react-dom|scheduler|wouter|@tanstack';

/** What a library has for lists that come page by page, and for the changes of other screens: no desk needs it. */
const OF_OTHERS = anyOf(
  '/@tanstack/.*/(?:infiniteQueryObserver|useInfiniteQuery|useMutationState)',
);

/** Shared, but with libraries of their own, or seldom: a part that needs them loads them. */
const FORMS = ['/lib/forms/', '/ui/field/p', '/ui/popup/form', '/product/slip/form'];
/** The desk has text fields only. */
const FIELDS = '/ui/(?:field/(?:choice|color|copy|literal|select)|pills/check)';

/** Hours of a week, of the menu editor, the delivery and the hours of a pub. */
const WEEK =
  '/(?:product/(?:settings|week)/|lib/format/week-hours|ui/layout/folded|apps/admin/pub/use-known-hours|features/shipping/(?:terms/missing-of|hours/week)|features/hours/(?:words|saving|week/service|services|hours-place))';

/** The queues of the courier's phone and of the kitchen, with their storage and notes. */
const OFFLINE = '/(?:lib/offline|ui/note)/';

/** Of service workers, which import nothing, and of the few screens that turn pushes on. */
const PUSH = '/lib/push/';

/** Only what the desks of a pub need. */
const OF_DESKS = ['/lib/api/send-on-leaving', '/product/desk/'];

/** Small parts of the desk that load after its list of orders. */
const AFTER_LIST = [
  '/apps/admin/pub/desk-of-pub',
  '/features/alerts/desk/desks-line',
  '/features/orders/desk/keys/slip-keys',
  '/features/orders/desk/search/(?:find-orders|found-line)',
  '/features/orders/desk/toolbar/(?:desk-(?:keys|menu|places|search|tools)|later-link)',
  '/features/orders/promise/promise-popup',
  '/features/orders/refusing/refuse-popup',
  '/features/orders/status/cancel-popup',
  '/features/orders/status/undo/undo-bar',
  '/features/printing/trouble/printer-trouble',
  '/features/pubs/pausing/shut-slots',
];

const NOT_IN_SHELL = anyOf(
  ...OF_DESKS,
  ...FORMS,
  FIELDS,
  '/ui/popup/(?:code|dialog|flyout|remove)',
  '/ui/(?:actions|slider|map|upload|move|crop|toasts)/',
  '/lib/options/(?:choosing|offered|select)',
  '/product/(?:ledger|languages|platform/lists|settings|week)/',
  // Of a few screens that are seldom opened.
  '/lib/files/',
  '/product/slip/data-note',
  // Of the menu editor and the settings of a pub.
  '/lib/format/week-hours',
  '/ui/layout/folded',
  OFFLINE,
  PUSH,
  '/domain/src/orders/(?:kitchen/|placing/(?:overrule|rehearsal)|facts/(?:change-from|order-contacts|payment))',
);

/** Icons of the desk that other screens show too: in the desk's file, these screens would load the desk. */
const SHARED_WITH_DESK = [
  'arrow-(?:left|right)',
  'banknote',
  'bell(?:-off|-ring)?',
  'bike',
  'book-open-text',
  'check',
  'chevron-(?:down|up)',
  'circle-(?:check-big|x)',
  'clipboard-list',
  'clock',
  'cooking-pot',
  'eye',
  'inbox',
  'package-check',
  'package-x',
  'pause',
  'phone',
  'printer',
  'search',
  'store',
  'triangle-exclamation-point',
  'undo-2',
  'utensils-crossed',
];

const SHARED = anyOf(
  String.raw`/lucide-react/dist/esm/icons/(?:${SHARED_WITH_DESK.join('|')})\.`,
  '/domain/src/(?:orders|money|pubs)/',
  '/web/src/(?:ui|lib|product)/',
  '/web/index.html',
  '/apps/admin/(?:main|shell/|start/|routes|providers)',
);

/** Those that only the list of a pub's settings has stay with it: every screen would load them with the others. */
const icons = new RegExp(
  `^(?!.*${anyOf('/icons/(?:layout-grid|wifi)')}).*${anyOf('/lucide-react/')}`,
);

const shared = new RegExp(`^(?!.*${NOT_IN_SHELL}).*${SHARED}`);

/** The × of notes, popups and toasts: in the file of one of them, the others would load it. */
const close = new RegExp(String.raw`[\\/]lucide-react[\\/].*[\\/]x\.`);

/** The desk compares no texts and checks no fields, but imports lists of exports that others of them are in. */
const domainText = new RegExp(anyOf('/domain/src/(?:text/(?!blank)|fields/)'));

const ofOthers = new RegExp(OF_OTHERS);

/**
 * The files of the program. Without them the code that two screens share becomes a file of its own, and the
 * desk has a hundred. A part takes its modules, with all that these import, before the parts of less priority.
 * `isOfDesk` returns whether a module is loaded before the desk is drawn.
 */
export const programParts = (isOfDesk: (module: string) => boolean): Part[] => [
  // Unchanged by most deployments, so that browsers keep it.
  {
    name: 'libraries',
    priority: 9,
    test: new RegExp(`^(?!.*${OF_OTHERS}).*${anyOf(`/node_modules/(?:${EVERYWHERE})/`)}`),
  },
  // What the server has written into its page is of few screens, the start page among them: without the other parts.
  {
    name: 'page-settings',
    priority: 7.6,
    test: new RegExp(
      anyOf('/lib/page/', '/lib/format/format-phone', '/product/contacts/', '/accounts/demo'),
    ),
    minShareCount: 2,
  },
  // What only other screens need would delay the desk's first visit.
  {
    name: 'shell',
    priority: 8,
    test: (module) => (shared.test(module) && isOfDesk(module)) || close.test(module),
  },
  // Every page of a pub has the desk's bar and bell, and the desk is the page for which a pub is opened.
  { name: 'pub', priority: 7, test: new RegExp(anyOf('/apps/admin/pub/pub-desk')) },
  // Before the parts that import some of them: a screen would load these with them.
  {
    name: 'parts',
    priority: 7.5,
    test: (module) => shared.test(module) || domainText.test(module) || ofOthers.test(module),
    minShareCount: 2,
  },
  // The icons of one screen are in its file, those of the shell and the desk in theirs; the others are shared.
  { name: 'icons', priority: 3, test: icons, minShareCount: 2 },
  { name: 'map', priority: 6, test: new RegExp(anyOf('/ui/map/')), minShareCount: 2 },
  {
    name: 'popups',
    priority: 6,
    test: new RegExp(
      anyOf('@base-ui/', '@floating-ui/', '/ui/popup/dialog', '/ui/(?:actions|slider)/'),
    ),
  },
  { name: 'week', priority: 2, test: new RegExp(anyOf(WEEK)), minShareCount: 2 },
  { name: 'offline', priority: 5, test: new RegExp(anyOf(OFFLINE)), minShareCount: 2 },
  { name: 'fields', priority: 5, test: new RegExp(anyOf(FIELDS)), minShareCount: 2 },
  { name: 'forms', priority: 5, test: new RegExp(anyOf(...FORMS)), minShareCount: 2 },
  {
    name: 'courier',
    priority: 2,
    minShareCount: 2,
    test: new RegExp(anyOf('/features/couriers/(?!platform)')),
  },
  // One request in place of seven. The last: what it imports is in the parts that others load too.
  { name: 'after-list', priority: 1, test: new RegExp(anyOf(...AFTER_LIST)) },
];
