import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Published limits; a document beyond one is refused before anything runs. */
export const queryLimits = { depth: 12, aliasesOfOneField: 30, rootFields: 15, tokens: 10_000 } as const;

export type LimitCode = 'QUERY_TOO_DEEP' | 'QUERY_TOO_MANY_ALIASES' | 'QUERY_TOO_MANY_ROOT_FIELDS';

function refuse(context: ValidationContext, code: LimitCode, message: string): void {
  // Apollo Server gives every failed validation the same `code`; format-error.ts puts ours back.
  context.reportError(new GraphQLError(message, { extensions: { limitCode: code } }));
}

/** Counts through fragments, and visits each fragment once per operation, so that its own cost stays linear. */
export const limitsRule: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  Document(document) {
    const fragments = fragmentsOf(document);
    for (const definition of document.definitions) {
      if (definition.kind !== 'OperationDefinition') continue;
      if (isDeeperThan(definition.selectionSet, fragments, queryLimits.depth))
        refuse(context, 'QUERY_TOO_DEEP', `The query is deeper than ${queryLimits.depth} levels`);
      const { rootFields, mostOfOneField } = countFields(definition.selectionSet, fragments);
      if (rootFields > queryLimits.rootFields)
        refuse(
          context,
          'QUERY_TOO_MANY_ROOT_FIELDS',
          `Ask for at most ${queryLimits.rootFields} root fields`,
        );
      if (mostOfOneField > queryLimits.aliasesOfOneField)
        refuse(
          context,
          'QUERY_TOO_MANY_ALIASES',
          `Ask for a field at most ${queryLimits.aliasesOfOneField} times`,
        );
    }
  },
});

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function fragmentsOf(document: DocumentNode): Fragments {
  return new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === 'FragmentDefinition' ? [[definition.name.value, definition] as const] : [],
    ),
  );
}

function isDeeperThan(set: SelectionSetNode, fragments: Fragments, limit: number): boolean {
  const depths = new Map<string, number>();
  const open = new Set<string>();
  function depthOf(selectionSet: SelectionSetNode): number {
    let deepest = 0;
    for (const node of selectionSet.selections) {
      if (node.kind === 'Field') deepest = Math.max(deepest, 1 + depthBelow(node));
      else if (node.kind === 'InlineFragment') deepest = Math.max(deepest, depthOf(node.selectionSet));
      else deepest = Math.max(deepest, depthOfFragment(node.name.value));
    }
    return deepest;
  }
  function depthBelow(node: FieldNode): number {
    // The tools' introspection query is deeper than any of ours; graphql-js has a rule of its own for it.
    if (!node.selectionSet || node.name.value.startsWith('__')) return 0;
    return depthOf(node.selectionSet);
  }
  function depthOfFragment(name: string): number {
    const fragment = fragments.get(name);
    // A circle is refused by the specification's own rule; here it only must not run for ever.
    if (!fragment || open.has(name)) return 0;
    let depth = depths.get(name);
    if (depth === undefined) {
      open.add(name);
      depth = depthOf(fragment.selectionSet);
      open.delete(name);
      depths.set(name, depth);
    }
    return depth;
  }
  return depthOf(set) > limit;
}

function countFields(
  set: SelectionSetNode,
  fragments: Fragments,
): { rootFields: number; mostOfOneField: number } {
  const perField = new Map<string, number>();
  const seen = new Set<string>();
  function visit(selectionSet: SelectionSetNode, isRoot: boolean): number {
    let rootFields = 0;
    for (const node of selectionSet.selections) {
      if (node.kind === 'Field') {
        const key = node.name.value;
        if (node.alias || isRoot) perField.set(key, (perField.get(key) ?? 0) + 1);
        rootFields += isRoot ? 1 : 0;
        if (node.selectionSet) visit(node.selectionSet, false);
      } else if (node.kind === 'InlineFragment') rootFields += visit(node.selectionSet, isRoot);
      else if (!seen.has(node.name.value)) {
        seen.add(node.name.value);
        const fragment = fragments.get(node.name.value);
        if (fragment) rootFields += visit(fragment.selectionSet, isRoot);
      }
    }
    return rootFields;
  }
  const rootFields = visit(set, true);
  return { rootFields, mostOfOneField: Math.max(0, ...perField.values()) };
}
