import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

const PROCESS_TESTS = '/tooling/lifecycle\\.test\\.ts$';

const transform = {
  '^.+\\.m?[tj]sx?$': [
    '@swc/jest',
    {
      swcrc: false,
      sourceMaps: 'inline',
      module: { type: 'commonjs' },
      jsc: {
        target: 'es2022',
        keepClassNames: true,
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: false,
          useDefineForClassFields: false,
          react: { runtime: 'automatic' },
        },
      },
    },
  ],
};

const shared = {
  rootDir: root,
  transform,
  moduleNameMapper: {
    '^@server/(.*)$': '<rootDir>/server/$1',
    '^@domain/(.*)$': '<rootDir>/domain/$1',
    '^@migrations/(.*)$': '<rootDir>/migrations/$1',
    '^@web/(.*)$': '<rootDir>/web/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
};

export default {
  rootDir: root,
  testTimeout: 30_000,
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: 'domain',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/domain/**/*.test.ts', '<rootDir>/tooling/**/*.test.ts'],
      testPathIgnorePatterns: [PROCESS_TESTS],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.test.ts'],
      setupFiles: ['reflect-metadata'],
      // Belongs to this project alone, so that a run without server tests starts no database.
      globalSetup: '<rootDir>/server/testing/global-setup.ts',
      globalTeardown: '<rootDir>/server/testing/global-teardown.ts',
    },
    {
      // Starts and kills the built server itself: `npm test -- process`.
      ...shared,
      displayName: 'process',
      testEnvironment: 'node',
      testRegex: [PROCESS_TESTS],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/web/**/*.test.ts', '<rootDir>/web/**/*.test.tsx'],
      testPathIgnorePatterns: ['<rootDir>/web/e2e/'],
      setupFilesAfterEnv: ['<rootDir>/web/testing/setup.ts'],
      testEnvironmentOptions: { customExportConditions: [''] },
      transformIgnorePatterns: ['/node_modules/(?!(msw|@mswjs|until-async|rettime|@open-draft)/)'],
    },
  ],
};
