import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isObjectType,
} from 'graphql';

/** One asked-for field with its arguments, and what is asked for below it. */
export interface Selected {
  readonly field: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly selection: Selection;
}

export type Selection = readonly Selected[];

/** What the operation asks of the field being resolved, with fragments, aliases and directives worked in. */
export function selectionOf(info: GraphQLResolveInfo): Selection {
  const type = getNamedType(info.returnType);
  if (!isObjectType(type)) return [];
  return merge(
    info.fieldNodes.flatMap((node) => (node.selectionSet ? fieldsOf(node.selectionSet, type, info) : [])),
  );
}

/** The selection below a path of fields, such as `edges.node`; empty when it is not asked for. */
export function selectionAt(selection: Selection, path: readonly string[]): Selection {
  const [field, ...rest] = path;
  if (field === undefined) return selection;
  return merge(
    selection
      .filter((selected) => selected.field === field)
      .flatMap((selected) => selectionAt(selected.selection, rest)),
  );
}

export function isSelected(selection: Selection, field: string): boolean {
  return selection.some((selected) => selected.field === field);
}

function fieldsOf(set: SelectionSetNode, type: GraphQLObjectType, info: GraphQLResolveInfo): Selected[] {
  return set.selections.flatMap((node) => {
    if (!isIncluded(node, info)) return [];
    if (node.kind === 'Field') return selectedField(node, type, info);
    const spread = node.kind === 'FragmentSpread' ? info.fragments[node.name.value] : node;
    return spread ? fieldsOf(spread.selectionSet, type, info) : [];
  });
}

function selectedField(node: FieldNode, type: GraphQLObjectType, info: GraphQLResolveInfo): Selected[] {
  const definition = type.getFields()[node.name.value];
  if (!definition) return []; // __typename
  const below = getNamedType(definition.type);
  return [
    {
      field: node.name.value,
      args: getArgumentValues(definition, node, info.variableValues),
      selection: node.selectionSet && isObjectType(below) ? fieldsOf(node.selectionSet, below, info) : [],
    },
  ];
}

function isIncluded(node: SelectionSetNode['selections'][number], info: GraphQLResolveInfo): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, node, info.variableValues);
  const include = getDirectiveValues(GraphQLIncludeDirective, node, info.variableValues);
  return skip?.['if'] !== true && include?.['if'] !== false;
}

/**
 * The same field with the same arguments, asked for twice, is read once with both selections: under two aliases, in
 * two fragments, or through `nodes` and `edges.node`.
 */
export function merge(selection: readonly Selected[]): Selection {
  const merged = new Map<string, Selected>();
  for (const selected of selection) {
    const key = rowKeyOf(selected);
    const before = merged.get(key);
    merged.set(
      key,
      before ? { ...before, selection: [...before.selection, ...selected.selection] } : selected,
    );
  }
  return [...merged.values()].map((selected) => ({ ...selected, selection: merge(selected.selection) }));
}

/** Where a row keeps a field: by name, and a field with arguments once for each set of them. */
export function rowKeyOf({ field, args }: Pick<Selected, 'field' | 'args'>): string {
  const given = JSON.stringify(args);
  // The key becomes part of SQL text: encoded, whatever a caller wrote in an argument is plain letters.
  return given === '{}' ? field : `${field}#${Buffer.from(given).toString('base64url')}`;
}

/** A selection written by hand, for callers that are not GraphQL. */
export function select(...fields: readonly (string | Selected)[]): Selection {
  return fields.map((field) => (typeof field === 'string' ? { field, args: {}, selection: [] } : field));
}
