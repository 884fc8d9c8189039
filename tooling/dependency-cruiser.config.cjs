// Who may import whom. Each rule is proven by a planted violation in import-rules.test.ts.
const path = require('node:path');

const TEST = '\\.test\\.tsx?$|/testing/|^web/e2e/';
const NOT_TYPES = { dependencyTypesNot: ['type-only'] };
const DOORS = '\\.(resolver|routes)\\.tsx?$|^server/(graphql|rest|http)/';
/** The parts of web/app that tell facts; the rest of it puts the application together. */
const APP_FACTS = '^web/app/(paths|site|navigation|use[A-Z]\\w*)\\.tsx?$';

const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: TEST, ...from },
  to,
});

const forbidden = [
  rule(
    'domain-stands-alone',
    'domain/ runs on both sides: it may import itself and zod, nothing else.',
    { path: '^domain/' },
    { pathNot: '^domain/|(^|/)node_modules/zod/' },
  ),
  rule(
    'policies-and-errors-are-pure',
    '*.policy and *.errors know types and domain/, no mechanism and no service.',
    { path: '\\.(policy|errors)\\.ts$' },
    {
      path: `\\.(service|repository|loaders|jobs)\\.ts$|^server/(database|jobs|mail)/|${DOORS}`,
      ...NOT_TYPES,
    },
  ),
  rule(
    'entities-hold-data',
    '*.entity knows typeorm, type-graphql, other entities and domain/.',
    { path: '\\.entity\\.ts$' },
    { path: `\\.(service|repository|policy|loaders|jobs)\\.ts$|${DOORS}` },
  ),
  rule(
    'repositories-know-no-caller',
    '*.repository knows entities and typeorm, neither services nor doors.',
    { path: '\\.repository\\.ts$' },
    { path: `\\.(service|jobs|loaders)\\.ts$|${DOORS}` },
  ),
  rule(
    'services-know-no-door',
    'A rule must hold for both doors, so a service knows neither.',
    { path: '\\.service\\.ts$' },
    { path: DOORS },
  ),
  rule(
    'repository-belongs-to-its-module',
    "Another module's rows are reached through its service.",
    { path: '^server/modules/([^/]+)/' },
    { path: '^server/modules/[^/]+/.*\\.repository\\.ts$', pathNot: '^server/modules/$1/' },
  ),
  rule(
    'doors-call-services',
    '*.resolver and *.routes call a service; they touch neither repository nor database.',
    { path: '\\.(resolver|routes)\\.tsx?$' },
    { path: '\\.repository\\.ts$|^server/database/|(^|/)node_modules/(typeorm|pg)/' },
  ),
  rule(
    'mechanisms-know-no-module',
    'auth, database, jobs, mail, … serve every module and know none.',
    { path: '^server/(auth|config|crypto|database|jobs|live|logging|mail|pdf|storage)/' },
    { path: '^server/modules/' },
  ),
  rule(
    'server-and-web-are-apart',
    'They share domain/ alone.',
    { path: '^(server|migrations)/' },
    { path: '^web/' },
  ),
  rule(
    'web-and-server-are-apart',
    'They share domain/ alone.',
    { path: '^web/' },
    { path: '^(server|migrations)/' },
  ),
  rule(
    'pages-compose-features',
    'A page reads the URL and composes features; the application is put together in web/app.',
    { path: '^web/pages/' },
    { path: '^web/app/', pathNot: APP_FACTS },
  ),
  rule(
    'features-are-apart',
    'What two features share goes to ui/, session/ or domain/; generated types of a shared fragment may be named.',
    { path: '^web/features/([^/]+)/' },
    { path: '^web/features/', pathNot: '^web/features/$1/|\\.generated\\.ts$' },
  ),
  rule(
    'features-know-no-page',
    'Pages and the application use features, not the other way round.',
    { path: '^web/features/' },
    { path: '^web/(pages|app)/', pathNot: APP_FACTS },
  ),
  rule(
    'ui-knows-no-trade',
    'web/ui and web/theme are built on Chakra and React; they know no data.',
    { path: '^web/(ui|theme)/' },
    { path: '^web/(features|pages|apollo|app|session)/|(^|/)node_modules/@apollo/', pathNot: APP_FACTS },
  ),
  rule(
    'tests-stay-tests',
    'What runs in production imports nothing made for tests.',
    { path: '^(server|web|domain|migrations)/' },
    { path: TEST },
  ),
  rule(
    'server-runs-on-dependencies',
    'A production install has no devDependencies; Vite serves `npm run dev` alone.',
    { path: '^(server|migrations)/' },
    {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      pathNot: '(^|/)node_modules/vite/',
      ...NOT_TYPES,
    },
  ),
  rule(
    'no-cycles',
    'Two files that need each other are one thought or want a third; entities may refer to each other.',
    { pathNot: `${TEST}|\\.entity\\.ts$` },
    { circular: true, viaOnly: { pathNot: '\\.entity\\.ts$', dependencyTypesNot: ['type-only'] } },
  ),
  rule('no-missing-files', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
];

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|json|graphql)$' },
    webpackConfig: { fileName: path.join(__dirname, 'import-aliases.cjs') },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    cache: false,
  },
};
