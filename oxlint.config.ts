import { readdirSync } from 'node:fs';
import { defineConfig } from 'oxlint';
import { floors } from './floors.config.ts';

/** Who may import whom (ARCHITECTURE.md), made from the folders that are there. */
type Ban =
  | { regex: string; message: string; allowImportNames?: string[]; importNames?: string[] }
  | { group: string[]; message: string };

const featuresOf = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const ban = (regex: string, message: string): Ban => ({ regex, message });

const anyPackage = ban('^([^.@t]|@[^c]|t[^y])', 'the contract imports the domain and typebox');
const node = ban('^node:', 'this must run in a browser too');
/** Its own links and hooks replace the open screen by a placeholder while the next one is loading. */
const wouter: Ban = {
  regex: '^wouter',
  allowImportNames: ['Redirect', 'Route', 'Switch', 'useParams'],
  message: 'links and the address are in web/src/lib/routes',
};
/** Its own `useForm` focuses a field with a problem a second time, after a timer, when somebody may be typing. */
const form: Ban = {
  regex: '^react-hook-form',
  importNames: ['useForm'],
  message: '`useForm` is in web/src/lib/forms',
};
const upper = (names: string): Ban =>
  ban(`^@comanda/(${names})`, 'the dependency points the other way');

type Rules = { 'no-restricted-imports': ['error', { patterns: Ban[] }] };
const rule = (patterns: Ban[]): Rules => ({ 'no-restricted-imports': ['error', { patterns }] });

/** How deep rooms go: a file of `orders/desk/keys/` stands three folders below `features/`. */
const depths = ['*', '*/*', '*/*/*', '*/*/*/*'];

/** The rules of a folder's files by their depth, with the floors of its rooms. */
const roomsOf = (folder: string, bansAt: (depth: number) => Ban[]) => {
  const order = floors[folder] ?? [];
  const entries = readdirSync(new URL(`${folder}/`, import.meta.url), { withFileTypes: true });
  const named = new Set(order);
  for (const entry of entries) {
    if (
      order.length > 0 &&
      entry.isDirectory() &&
      entry.name !== 'testing' &&
      !named.has(entry.name)
    )
      throw new Error(`floors.config.ts: on which floor is ${folder}/${entry.name}?`);
  }
  const roof = entries.filter((entry) => /\.tsx?$/.test(entry.name) && !named.has(entry.name));
  const pattern = (name: string) => name.replaceAll('.', '\\.') + (name.includes('.') ? '$' : '/');
  const above = (room: string) =>
    [...order.slice(order.indexOf(room) + 1), ...roof.map((entry) => entry.name)].map(pattern);
  const floorOf = (room: string, way: string): Ban[] =>
    above(room).length === 0
      ? []
      : [
          ban(
            `^${way}(${above(room).join('|')})`,
            `${room} stands below this one (floors.config.ts)`,
          ),
        ];
  return [
    ...depths.map((files, depth) => ({
      files: [`${folder}/${files}`],
      rules: rule(bansAt(depth)),
    })),
    ...order.flatMap((room) =>
      room.includes('.')
        ? [
            {
              files: [`${folder}/${room}`],
              rules: rule([...bansAt(0), ...floorOf(room, '\\./')]),
            },
          ]
        : depths.slice(1).map((files, index) => ({
            files: [`${folder}/${room}${files.slice(1)}`],
            rules: rule([...bansAt(index + 1), ...floorOf(room, `(\\.\\./){${index + 1}}`)]),
          })),
    ),
  ];
};

/** What a file of that depth imports from beside its feature starts like this. */
const besideFeature = (depth: number): string => `^(\\.\\./){${depth + 1}}[a-z]`;

const serverFeatures = featuresOf('server/src/features/').flatMap((feature) =>
  roomsOf(`server/src/features/${feature}`, (depth) => [
    upper('web|server|e2e|bench|tools'),
    feature === 'audit'
      ? ban(besideFeature(depth), 'the audit log stands below the other features')
      : ban(`${besideFeature(depth)}[a-z-]*/(?!index\\.ts$)`, 'another feature is its index.ts'),
  ]),
);

const webFeatures = featuresOf('web/src/features/').flatMap((feature) =>
  roomsOf(`web/src/features/${feature}`, (depth) => [
    node,
    wouter,
    form,
    upper('server|e2e|bench|tools'),
    ban(besideFeature(depth), 'features do not know each other: compose them in an app'),
    ban('/apps/', 'an app composes features, not the reverse'),
  ]),
);

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'promise', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/**', 'web/src/**/generated/**'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    // A circle of types alone binds its files together just as one of values does.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'no-console': 'error',
    eqeqeq: 'error',
    'max-params': ['error', 3],
    // The transform of today needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    // Their limit of a second is too short for a busy machine.
    'no-restricted-properties': [
      'error',
      ...['waitFor', 'waitUntil'].map((property) => ({
        object: 'vi',
        property,
        message: 'use expect.poll, or this side’s own `until` or `eventually`',
      })),
    ],
    // Work on one connection, in one order, is often the point.
    'no-await-in-loop': 'off',
    // `Array#sort` on a copy is `toSorted`; the rest of these contradict the house's plain style.
    'unicorn/no-array-sort': 'error',
    'import/no-unassigned-import': 'off',
    // A narrowing `as` stands where something else has just checked: a schema, a constraint, a brand.
    'typescript/no-unsafe-type-assertion': 'off',
    'import/no-named-as-default-member': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // Workers and sockets are not event targets of a page.
    'unicorn/prefer-add-event-listener': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-conditional-expect': 'off',
    // A second argument says which of many cases failed; a helper that asserts is an assertion.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'must*', 'receives*'] }],
    'react/jsx-no-constructed-context-values': 'error',
  },
  overrides: [
    // They give the library's waits a limit.
    {
      files: ['server/src/testing/app/until.ts', 'web/src/testing/actions/eventually.ts'],
      rules: { 'no-restricted-properties': 'off' },
    },
    // A script speaks to a terminal.
    { files: ['server/tests-{power,failover,outside}/**'], rules: { 'no-console': 'off' } },
    { files: ['**/*.config.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      files: ['domain/src/**'],
      rules: rule([ban('^[^.]', 'the domain imports nothing')]),
    },
    ...roomsOf('contract/src', () => [anyPackage, upper('server|web|e2e|bench|tools')]),
    {
      files: ['server/src/plumbing/**'],
      rules: rule([
        upper('web|server|e2e|bench|tools'),
        ban('/features/', 'plumbing knows no product feature'),
      ]),
    },
    ...serverFeatures,
    {
      files: ['web/src/{ui,lib}/**'],
      rules: rule([
        node,
        wouter,
        upper('server|e2e|bench|tools'),
        ban('/(features|apps|product)/', 'ui and lib know no product'),
      ]),
    },
    {
      files: ['web/src/lib/routes/**'],
      rules: rule([node, ban('/(features|apps|product)/', 'ui and lib know no product')]),
    },
    {
      files: ['web/src/product/**'],
      rules: rule([
        node,
        wouter,
        upper('server|e2e|bench|tools'),
        ban('/(features|apps)/', 'what features share knows none of them'),
      ]),
    },
    ...webFeatures,
    { files: ['web/src/apps/admin/**'], rules: rule([node, wouter, form]) },
    ...roomsOf('web/src/apps/guest', () => [
      ban('^(@tanstack|react-hook-form|typebox|wouter)', 'this would reach every guest’s phone'),
    ]),
    // Journeys and measurements use the product from outside: its built form, its contract and its domain.
    {
      files: ['e2e/**', 'bench/**'],
      rules: rule([
        upper('server|web|tools'),
        ban('^(\\.\\./)+(server|web)/', 'a journey knows no internals'),
      ]),
    },
    // A row of a table of cases is as wide as its case.
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      rules: { 'no-restricted-imports': 'off', 'max-params': 'off' },
    },
  ],
});
