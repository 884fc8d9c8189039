import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { root } from './child.mjs';

const SERVER = ['server/**/*.{ts,tsx}', 'migrations/**/*.ts'];
const WEB = ['web/**/*.{ts,tsx}'];
const TYPED = [...SERVER, ...WEB, 'domain/**/*.ts', 'tooling/**/*.ts', 'codegen.ts'];
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}', 'web/e2e/**/*.ts'];

const NO_PROCESS_ENV = [
  'error',
  { object: 'process', property: 'env', message: 'Only server/env.ts reads the environment.' },
];
const NO_DEFAULT_EXPORT = [
  'error',
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Named exports only: a name that is found once is found everywhere.',
  },
];
const NO_CLIMBING = [
  'error',
  {
    patterns: [
      { regex: '^\\.\\./\\.\\.', message: 'Same folder: ./; another room: @server/, @web/, @domain/.' },
    ],
  },
];
const size = (lines, functionLines) => ({
  'max-lines': ['error', { max: lines }],
  'max-lines-per-function': functionLines
    ? ['error', { max: functionLines, skipBlankLines: true, skipComments: true }]
    : 'off',
});

export default tseslint.config(
  { ignores: ['**/*.generated.ts', 'dist/', '.data/', 'node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: TYPED,
    extends: [tseslint.configs.base],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: root,
        warnOnUnsupportedTypeScriptVersion: false,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/return-await': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: true, ignoreConditionalTests: true },
      ],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-restricted-imports': NO_CLIMBING,
      complexity: ['error', 16],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-depth': ['error', 3],
      'no-alert': 'error',
      'no-console': 'error',
      'no-debugger': 'error',
      'no-empty': 'error',
      'no-eval': 'error',
      'no-param-reassign': 'error',
      'no-restricted-properties': NO_PROCESS_ENV,
      'no-restricted-syntax': NO_DEFAULT_EXPORT,
      'no-var': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
      'prefer-const': 'error',
      ...size(400, 60),
    },
  },
  { files: [...WEB, 'domain/**/*.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'error' } },
  {
    files: WEB,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Event handlers are async all over a React app, and the rule costs as much as all the others together.
      '@typescript-eslint/no-misused-promises': 'off',
    },
  },
  { files: ['**/*.tsx'], rules: size(400, 120) },
  { files: ['**/*.entity.ts', ...TESTS], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  { files: TESTS, rules: { ...size(600), 'no-empty': 'off' } },
  {
    files: ['server/seeds/content/**', 'migrations/**'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  { files: ['server/commands/**', 'tooling/**', 'server/benchmarks/**'], rules: { 'no-console': 'off' } },
  {
    files: ['server/env.ts', 'server/testing/**', 'tooling/**', 'web/e2e/**'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // Jest wants default exports of its global hooks, and resolves no alias in them.
    files: [
      'server/testing/{global-*,test-cluster}.ts',
      'tooling/*.config.*',
      'codegen.ts',
      'web/e2e/global-*.ts',
    ],
    rules: { 'no-restricted-syntax': 'off', '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['tooling/**/*.mjs'],
    rules: {
      eqeqeq: 'error',
      'no-unused-vars': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'max-lines': ['error', 400],
    },
  },
);
