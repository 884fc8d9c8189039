import { type ClassType, Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where a page stands in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'True when more items follow this page.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'True when this page is not the first.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first item.' })
  startCursor: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last item; pass it as `after` for the next page.',
  })
  endCursor: string | null;
}

/** Builds `XConnection` and `XEdge` for a type. Call it once per type, beside the type. */
export function connectionOf<T extends object>(Item: ClassType<T>, name: string) {
  @ObjectType(`${name}Edge`, { description: `One ${name} of a list, with its cursor.` })
  class Edge {
    @Field(() => String, { description: 'Opaque; stays valid while items are added or removed.' })
    cursor: string;

    @Field(() => Item, { description: 'The item.' })
    node: T;
  }

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name}.` })
  class Connection {
    @Field(() => [Item], { description: 'The items of this page.' })
    nodes: T[];

    @Field(() => [Edge], { description: 'The items of this page with their cursors.' })
    edges: Edge[];

    @Field(() => PageInfo, { description: 'Where this page stands.' })
    pageInfo: PageInfo;

    @Field(() => Int, { description: 'How many items the whole list has.' })
    totalCount: number;
  }
  return Connection;
}
