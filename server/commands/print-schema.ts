import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildGraphQLSchema } from '@server/graphql/schema';
import { resolvers } from '@server/modules/modules';

// Sorted, so that its diff shows what changed in the API and nothing else.
const text = printSchema(lexicographicSortSchema(buildGraphQLSchema(resolvers)));
writeFileSync(
  'schema.graphql',
  `# Made by \`npm run codegen\` from the resolvers. Its diff is the review of the API.\n\n${text}\n`,
);
