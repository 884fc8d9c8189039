import type { CodegenConfig } from '@graphql-codegen/cli';

const types = {
  strictScalars: true,
  scalars: { ID: 'string', DateTime: 'string', LocalDate: 'string', SafeInt: 'number', JSON: 'unknown' },
  useTypeImports: true,
};

/**
 * Typed hooks beside each document: `bookings.graphql` -> `bookings.generated.ts`.
 * Enums and inputs that documents use are written once, in web/apollo/schema.generated.ts.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'web/**/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'web/apollo/schema.generated.ts': {
      plugins: ['typescript-operations'],
      config: { ...types, generateOperationTypes: false },
    },
    'web/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typescript-react-apollo'],
      config: {
        ...types,
        importSchemaTypesFrom: '~@web/apollo/schema.generated',
        dedupeFragments: true,
        dedupeOperationSuffix: true,
        documentMode: 'documentNode',
        optimizeDocumentNode: true,
        withMutationFn: false,
        withMutationOptionsType: false,
        addDocBlocks: false,
        apolloReactHooksImportFrom: '@web/apollo/hooks',
        apolloReactCommonImportFrom: '@web/apollo/hooks',
      },
    },
  },
};
export default config;
